import type { ProviderSearch } from '#features/providers/contract.ts';
import { type City, isInCity, PLACE_OF_CITY } from '../provider-cities.ts';
import type { Moment } from './filtering.ts';
import type { Place } from './places.ts';
import { readQuery } from './read-query.ts';
import { isAnswered, isFound } from './run-search.ts';
import type { Segment } from './segment.ts';

type Search = Omit<ProviderSearch, 'limit' | 'offset'>;

/**
 * The search without its city, where it may leave it (`orElsewhere`) and its text leads out of it: to a place
 * elsewhere, or to what somebody in Nigeria answers and nobody in the city. Most people leave the city as it is.
 */
export function searchElsewhere<S extends Search>(segments: readonly Segment[], search: S, moment: Moment): S {
  const { q = '', city, orElsewhere } = search;
  if (orElsewhere !== true || city === undefined || q === '') return search;
  const named = readQuery(q).flatMap(({ kind, places }) => (kind === 'place' ? [places] : []));
  if (named.some((places) => places.some((place) => isIn(city, place)))) return search;
  const { city: _city, ...anywhere } = search;
  const everywhere = anywhere as S;
  // The names of small places are also those of people: "Obi Clinic" isn't in Obi.
  const isFar = named.some((places) => places.some(({ kind }) => kind === 'state' || kind === 'town'));
  if (isFar) return everywhere;
  if (isAnswered(segments, search, moment)) return search;
  if (named.length > 0 || isAnswered(segments, everywhere, moment)) return everywhere;
  return isFound(segments, search, moment) ? search : everywhere;
}

function isIn(city: City, { kind, name, state }: Place): boolean {
  return kind === 'lga' ? isInCity(city, { state, lga: name }) : state === PLACE_OF_CITY[city].state;
}
