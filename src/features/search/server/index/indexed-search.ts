import type { Provider } from '#features/directory/contract.ts';
import { biographyIn } from '#features/directory/server/provider-card.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import type { ProviderSearch } from '#features/search/contract.ts';
import { filteredRows } from '#features/search/rules/index/filtering.ts';
import type { Segment } from '#features/search/rules/index/segment.ts';
import { distanceFromNamedPlace } from '#features/search/rules/places/distance-from-place.ts';
import { leaveCity } from '#features/search/rules/places/leave-city.ts';
import { kmOfSquare } from '#features/search/rules/places/sphere.ts';
import { interpretationOf } from '#features/search/rules/query/interpretation.ts';
import { statesOnlyFilters } from '#features/search/rules/query/stated-filters.ts';
import type { FoundRow } from '#features/search/rules/rank/found-row.ts';
import { completeNames } from '#features/search/rules/rank/name-completions.ts';
import { runSearch } from '#features/search/rules/rank/run-search.ts';
import { freeTimes, soonestFree } from '#features/search/rules/rank/soonest.ts';
import type { SoonestSearch } from '#features/search/rules/soonest-contract.ts';
import { WrittenPage } from '#platform/server/http/page.ts';
import { cardEnd } from '../card-end.ts';
import { cardAt } from './card-at.ts';
import type { SearchIndex } from './search-index.ts';

type NamedProvider = Pick<Provider, 'id' | 'name' | 'lga' | 'state'>;

/** Returns one page of a search from the index; outside the city if the query leads there. */
export function searchIndexed(
  { segments, appointments }: Pick<SearchIndex, 'segments' | 'appointments'>,
  request: ProviderSearch,
  nowMs: number,
): WrittenPage {
  const moment = { nowMs, appointments };
  const search = leaveCity(segments, request, moment);
  const { total, rows, lacksOffer } = runSearch(segments, search, moment);
  const isFrom = search.lat !== undefined;
  const away = distanceFromNamedPlace(segments, isFrom ? undefined : search.q);
  const meant = interpretationOf(segments, search, {
    ...{ nowMs, first: rows[0], lacksOffer },
    leftCity: search.city !== request.city,
  });
  const cards = rows.map(({ segment, row, square }, at): CardRow => {
    const km = isFrom ? kmOf(square) : undefined;
    const understood = at === 0 ? meant : undefined;
    const end = cardEnd(freeTimes(segment, row, moment), km, { away: away(segment, row), lacksOffer, understood });
    return { segment, row, end };
  });
  return new WrittenPage(written(cards, search.brief === true), total, search);
}

/** Returns the first `limit` providers of a search, by their first free slot. */
export function findSoonest(
  { segments, appointments }: Pick<SearchIndex, 'segments' | 'appointments'>,
  { limit, ...search }: SoonestSearch & { readonly limit: number },
  nowMs: number,
): Provider[] {
  const cards = soonestFree(segments, search, { nowMs, appointments }, limit).map(
    ({ segment, row, square, startsAtMs }) => ({
      ...{ segment, row },
      end: cardEnd([startsAtMs], search.lat === undefined ? undefined : kmOf(square)),
    }),
  );
  return JSON.parse(written(cards, true).toString()) as Provider[];
}

/**
 * Returns providers whose name begins with the query or resembles it: the best matches first, those in the searched
 * place before others. Of providers with the same name and place it returns one.
 */
export function findNamed(
  { segments, appointments }: SearchIndex,
  { q, ...place }: Pick<ProviderSearch, 'city' | 'state'> & { readonly q: string },
  limit: number,
  nowMs: number,
): NamedProvider[] {
  const moment = { nowMs, appointments };
  const found = new Map<string, NamedProvider>();
  const add = (rows: readonly FoundRow[]) => {
    for (const { segment, row } of rows) {
      const one = JSON.parse(`${cardAt(segment, row).toString()}}`) as NamedProvider;
      const seen = [one.name, one.lga, one.state].join('|');
      if (found.size < limit && !found.has(seen)) found.set(seen, one);
    }
  };
  const isSomewhere = Object.values(place).some((value) => value !== undefined);
  for (const where of isSomewhere ? [place, {}] : [{}]) {
    add(completeNames(segments, q, limit, (segment) => filteredRows(segment, where, moment)));
    // A provider that only might satisfy the query's filter, such as an insurer, is not suggested, nor are all providers
    // for a query that consists of filters.
    if (found.size >= limit || statesOnlyFilters(foldText(q))) continue;
    const elsewhere = leaveCity(segments, { ...where, q, limit, offset: 0, orElsewhere: true }, moment);
    const { rows, lacksOffer } = runSearch(segments, elsewhere, moment);
    if (!lacksOffer) add(rows);
  }
  return [...found.values()];
}

function kmOf(square: number): number | undefined {
  return Number.isFinite(square) ? Math.round(kmOfSquare(square) * 1000) / 1000 : undefined;
}

interface CardRow {
  readonly segment: Segment;
  readonly row: number;
  readonly end: string;
}

/** Returns cards as a JSON array in UTF-8, without biographies if `isBrief`. Copies bytes, without decoding them. */
function written(rows: readonly CardRow[], isBrief: boolean): Buffer {
  const cards = rows.map(({ segment, row }) => cardAt(segment, row));
  const most = cards.reduce((sum, { length }, at) => sum + length + (rows[at]?.end.length ?? 0) + 1, 2);
  const json = Buffer.allocUnsafe(most);
  let length = json.write('[', 'latin1');
  for (const [at, card] of cards.entries()) {
    if (at > 0) length += json.write(',', length, 'latin1');
    const [from, to] = isBrief ? biographyIn(card) : [0, 0];
    length += card.copy(json, length, 0, from);
    length += card.copy(json, length, to);
    length += json.write(rows[at]?.end ?? '', length, 'latin1');
  }
  length += json.write(']', length, 'latin1');
  return json.subarray(0, length);
}
