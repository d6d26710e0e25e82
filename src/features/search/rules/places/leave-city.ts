import { type City, isInCity, PLACE_OF_CITY } from '#features/directory/rules/provider-cities.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import type { ProviderSearch } from '#features/search/contract.ts';
import type { Moment } from '../index/filtering.ts';
import { flagKey, textKey } from '../index/indexed-provider.ts';
import type { Segment } from '../index/segment.ts';
import { STORED_FLAGS } from '../index/stored-flags.ts';
import { isFacilityWord } from '../query/facility-words.ts';
import { readQuery } from '../query/read-query.ts';
import { type ResolvedPart, resolveQuery } from '../query/resolve-query.ts';
import { isAnswered, reachOf } from '../rank/run-search.ts';
import type { Place } from './places.ts';

/** Shorter words are the beginning of many names. */
const MIN_TELLING = 5;

type Search = Omit<ProviderSearch, 'limit' | 'offset'>;

/**
 * Returns a search without its city, if it may leave it (`orElsewhere`) and its text leads out of it: to a place elsewhere,
 * or to something that a provider elsewhere in Nigeria matches and none in the city. Most patients leave the city filter
 * as it is. Where no provider at all matches, the city is dropped too.
 */
export function leaveCity<S extends Search>(segments: readonly Segment[], search: S, moment: Moment): S {
  const { q = '', city, orElsewhere } = search;
  if (orElsewhere !== true || city === undefined || q === '') return search;
  // In an emergency the nearest hospital counts, in any city.
  const { isEmergency, parts = [] } = resolveQuery(segments, q);
  if (search.lat !== undefined && isEmergency) return withoutCity(search);
  const named = (isEmergency ? parts.map(({ part }) => part) : readQuery(q)).flatMap(({ kind, places }) =>
    kind === 'place' ? [places] : [],
  );
  if (named.some((places) => places.some((place) => isIn(city, place)))) {
    return reachOf(segments, search, moment) < Number.POSITIVE_INFINITY ? search : withoutCity(search);
  }
  // Names of small places are also those of people: "Obi Clinic" isn't in Obi.
  const isFar = named.some((places) =>
    places.some(({ kind }) => kind === 'state' || kind === 'town' || (isEmergency && kind === 'ward')),
  );
  return isFar ? withoutCity(search) : leaveIfBetter(segments, search, moment, named.length > 0);
}

/** The same for a text that names no place, or none that is surely elsewhere. */
function leaveIfBetter<S extends Search>(
  segments: readonly Segment[],
  search: S,
  moment: Moment,
  namesPlace: boolean,
): S {
  const { q = '' } = search;
  const everywhere = withoutCity(search);
  if (isAnswered(segments, search, moment)) {
    const isGuess = !isAnswered(segments, search, moment, true);
    return isGuess && isAnswered(segments, everywhere, moment, true) ? everywhere : search;
  }
  if (namesPlace) return everywhere;
  const plain = { ...search, q: withoutGuesses(segments, q) };
  if (plain.q !== q && isAnswered(segments, plain, moment)) return plain;
  const reach = reachOf(segments, search, moment);
  if (reach === Number.POSITIVE_INFINITY) return everywhere;
  // "Low cost" is also the name of facilities elsewhere, and patients don't travel for a price.
  if (demandsFlag(segments, q)) return search;
  if (isAnswered(segments, everywhere, moment)) return everywhere;
  return reach <= reachOf(segments, everywhere, moment) ? search : everywhere;
}

function withoutCity<S extends Search>(search: S): S {
  const { city: _city, ...anywhere } = search;
  return anywhere as S;
}

/**
 * A text with a kind of care or facility, without the short words that no provider has and some name begins with: for
 * "doctor for my legg" a clinic called Leggal in another state is no match.
 */
function withoutGuesses(segments: readonly Segment[], q: string): string {
  const parts = resolveQuery(segments, q).parts ?? [];
  if (!parts.some(({ part }) => part.kind === 'care' || isFacilityWord(part))) return q;
  const isGuess = ({ part, spellings }: ResolvedPart) =>
    spellings !== undefined && spellings.longer.length > 0 && !isFacilityWord(part) && !isKnown(segments, part.terms);
  const guesses = parts.filter(isGuess).flatMap(({ part }) => part.terms.filter(({ length }) => length < MIN_TELLING));
  if (guesses.length === 0) return q;
  const words = foldText(q).split(' ');
  return words.filter((word) => !guesses.includes(termOf(word))).join(' ');
}

function demandsFlag(segments: readonly Segment[], q: string): boolean {
  const parts = (resolveQuery(segments, q).parts ?? []).map(({ part }) => part);
  const keys = parts.flatMap((part) => (part.kind === 'offer' ? part.keys : []));
  // Beside other words it is part of a name.
  const isNoName = parts.every((part) => part.kind !== 'word' || isFacilityWord(part));
  return isNoName && STORED_FLAGS.some(([flag]) => keys.includes(flagKey(flag)));
}

function isKnown(segments: readonly Segment[], terms: readonly string[]): boolean {
  return terms.some((term) => segments.some(({ keys }) => keys.has(textKey(term))));
}

function isIn(city: City, { kind, name, state }: Place): boolean {
  return kind === 'lga' ? isInCity(city, { state, lga: name }) : state === PLACE_OF_CITY[city].state;
}
