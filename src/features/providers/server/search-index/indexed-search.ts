import type { Provider, ProviderSearch } from '#features/providers/contract.ts';
import { runSearch } from '#features/providers/rules/search/run-search.ts';
import type { Segment } from '#features/providers/rules/search/segment.ts';
import { firstFreeTime, soonestFree } from '#features/providers/rules/search/soonest.ts';
import { kmOfSquare } from '#features/providers/rules/search/sphere.ts';
import type { SoonestSearch } from '#features/providers/rules/soonest-contract.ts';
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
  const cards = rows.map(({ segment, row, square }) => {
    const km = isFrom ? kmOf(square) : undefined;
    const card = cardAt(segment, row);
    return finishCard(search.brief ? briefly(card) : card, firstFreeTime(segment, row, moment), km);
  });
  return new WrittenPage(`[${cards.join(',')}]`, total, search);
}

/** The first `limit` providers that answer a search, by their first free time. */
export function findSoonest(
  { segments, visits }: Pick<SearchIndex, 'segments' | 'visits'>,
  { limit, ...search }: SoonestSearch & { readonly limit: number },
  nowMs: number,
): Provider[] {
  return soonestFree(segments, search, { nowMs, visits }, limit).map(({ segment, row, square, startsAtMs }) => {
    const km = search.lat === undefined ? undefined : kmOf(square);
    return JSON.parse(finishCard(briefly(cardAt(segment, row)), startsAtMs, km)) as Provider;
  });
}

/** The providers whose name begins or goes like a text, the best answers first, by name and place. */
export function findNamed({ segments, visits }: SearchIndex, q: string, limit: number, nowMs: number): NamedProvider[] {
  const { rows } = runSearch(segments, { q, limit, offset: 0 }, { nowMs, visits });
  return rows.map(({ segment, row }) => JSON.parse(`${cardAt(segment, row)}}`) as NamedProvider);
}

function kmOf(square: number): number | undefined {
  return Number.isFinite(square) ? Math.round(kmOfSquare(square) * 1000) / 1000 : undefined;
}

function cardAt({ cards: { values, starts } }: Segment, row: number): string {
  const from = starts[row] ?? 0;
  return Buffer.from(values.buffer, values.byteOffset + from, (starts[row + 1] ?? 0) - from).toString('utf8');
}
