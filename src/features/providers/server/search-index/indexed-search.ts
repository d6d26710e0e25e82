import { WrittenPage } from '#platform/server/page.ts';
import type { ProviderSearch } from '../../contract.ts';
import type { FoundRow } from '../../rules/search/in-order.ts';
import { runSearch } from '../../rules/search/run-search.ts';
import { kmOfSquare } from '../../rules/search/sphere.ts';
import { finishCard } from '../provider-card.ts';
import type { SearchIndex } from './search-index.ts';

/** One page of the providers that answer a search, from the index. */
export function searchIndexed({ segments, visits }: SearchIndex, search: ProviderSearch, nowMs: number): WrittenPage {
  const moment = { nowMs, visits };
  const { total, rows } = runSearch(segments, search, moment);
  const isFrom = search.lat !== undefined;
  const cards = rows.map((found) => {
    const { segment, row, square } = found;
    const { values, starts } = segment.cards;
    const card = utf8(values, starts[row] ?? 0, starts[row + 1] ?? 0);
    const km = isFrom && Number.isFinite(square) ? Math.round(kmOfSquare(square) * 1000) / 1000 : undefined;
    return finishCard(card, nextSlotOf(found, moment), km);
  });
  return new WrittenPage(`[${cards.join(',')}]`, total, search);
}

function nextSlotOf({ segment, row }: FoundRow, { nowMs, visits }: { nowMs: number; visits: SearchIndex['visits'] }) {
  const schedule = segment.schedules[segment.scheduleOf[row] ?? -1];
  const id = segment.ids[row] ?? 0;
  if (schedule === undefined) return undefined;
  const next = schedule.next(nowMs);
  return next === undefined || !visits.isBusy(id) ? next : visits.next(id, schedule.schedule, nowMs);
}

function utf8({ buffer, byteOffset }: Uint8Array, from: number, to: number): string {
  return Buffer.from(buffer, byteOffset + from, to - from).toString('utf8');
}
