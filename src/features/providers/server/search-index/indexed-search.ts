import type { Provider, ProviderSearch } from '#features/providers/contract.ts';
import type { FoundRow } from '#features/providers/rules/search/in-order.ts';
import { runSearch } from '#features/providers/rules/search/run-search.ts';
import type { Segment } from '#features/providers/rules/search/segment.ts';
import { kmOfSquare } from '#features/providers/rules/search/sphere.ts';
import { WrittenPage } from '#platform/server/page.ts';
import { briefly, finishCard } from '../provider-card.ts';
import type { SearchIndex } from './search-index.ts';

type NamedProvider = Pick<Provider, 'id' | 'name' | 'lga' | 'state'>;

/** One page of the providers that answer a search, from the index. */
export function searchIndexed(
  { segments, visits }: Pick<SearchIndex, 'segments' | 'visits'>,
  search: ProviderSearch,
  nowMs: number,
): WrittenPage {
  const moment = { nowMs, visits };
  const { total, rows } = runSearch(segments, search, moment);
  const isFrom = search.lat !== undefined;
  const cards = rows.map((found) => {
    const { segment, row, square } = found;
    const km = isFrom && Number.isFinite(square) ? Math.round(kmOfSquare(square) * 1000) / 1000 : undefined;
    const card = cardAt(segment, row);
    return finishCard(search.brief ? briefly(card) : card, nextSlotOf(found, moment), km);
  });
  return new WrittenPage(`[${cards.join(',')}]`, total, search);
}

/** The providers whose name begins or goes like a text, the best answers first, by name and place. */
export function findNamed({ segments, visits }: SearchIndex, q: string, limit: number, nowMs: number): NamedProvider[] {
  const { rows } = runSearch(segments, { q, limit, offset: 0 }, { nowMs, visits });
  return rows.map(({ segment, row }) => JSON.parse(`${cardAt(segment, row)}}`) as NamedProvider);
}

function nextSlotOf({ segment, row }: FoundRow, { nowMs, visits }: { nowMs: number; visits: SearchIndex['visits'] }) {
  const schedule = segment.schedules[segment.scheduleOf[row] ?? -1];
  const id = segment.ids[row] ?? 0;
  if (schedule === undefined) return undefined;
  const next = schedule.next(nowMs);
  return next === undefined || !visits.isBusy(id) ? next : visits.next(id, schedule.schedule, nowMs);
}

function cardAt({ cards: { values, starts } }: Segment, row: number): string {
  const from = starts[row] ?? 0;
  return Buffer.from(values.buffer, values.byteOffset + from, (starts[row + 1] ?? 0) - from).toString('utf8');
}
