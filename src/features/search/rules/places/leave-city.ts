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

/** Shorter words are the beginning of many a name. */
const LEAST_TELLING = 5;

type Search = Omit<ProviderSearch, 'limit' | 'offset'>;

/**
 * The search without its city, where it may leave it (`orElsewhere`) and its text leads out of it: to a place
 * elsewhere, or to what somebody in Nigeria answers and nobody in the city. Most people leave the city as it is. Where
 * nobody is found all the same, all of Nigeria has been searched.
 */
export function leaveCity<S extends Search>(segments: readonly Segment[], search: S, moment: Moment): S {
  const { q = '', city, orElsewhere } = search;
  if (orElsewhere !== true || city === undefined || q === '') return search;
  // From where somebody in danger is, the next hospital is wherever it is.
  const { isEmergency, parts = [] } = resolveQuery(segments, q);
  if (search.lat !== undefined && isEmergency) return withoutCity(search);
  const named = (isEmergency ? parts.map(({ part }) => part) : readQuery(q)).flatMap(({ kind, places }) =>
    kind === 'place' ? [places] : [],
  );
  const everywhere = withoutCity(search);
  if (named.some((places) => places.some((place) => isIn(city, place)))) {
    return reachOf(segments, search, moment) < Number.POSITIVE_INFINITY ? search : everywhere;
  }
  // The names of small places are also those of people: "Obi Clinic" isn't in Obi.
  const isFar = named.some((places) =>
    places.some(({ kind }) => kind === 'state' || kind === 'town' || (isEmergency && kind === 'ward')),
  );
  if (isFar) return everywhere;
  if (isAnswered(segments, search, moment)) {
    const isGuess = !isAnswered(segments, search, moment, true);
    return isGuess && isAnswered(segments, everywhere, moment, true) ? everywhere : search;
  }
  if (named.length > 0) return everywhere;
  const plain = { ...search, q: withoutGuesses(segments, q) };
  if (plain.q !== q && isAnswered(segments, plain, moment)) return plain;
  // "Low cost" is how most houses of that name are called, and nobody travels for a price.
  const reach = reachOf(segments, search, moment);
  if (reach === Number.POSITIVE_INFINITY) return everywhere;
  if (asksForFlag(segments, q)) return search;
  if (isAnswered(segments, everywhere, moment)) return everywhere;
  return reach <= reachOf(segments, everywhere, moment) ? search : everywhere;
}

function withoutCity<S extends Search>(search: S): S {
  const { city: _city, ...anywhere } = search;
  return anywhere as S;
}

/**
 * A text of a kind of care or house without short words that nobody has and somebody's name begins with: of "doctor for
 * my legg" a clinic called Leggal in another state is no answer.
 */
function withoutGuesses(segments: readonly Segment[], q: string): string {
  const parts = resolveQuery(segments, q).parts ?? [];
  if (!parts.some(({ part }) => part.kind === 'care' || isFacilityWord(part))) return q;
  const isGuess = ({ part, spellings }: ResolvedPart) =>
    spellings !== undefined && spellings.longer.length > 0 && !isFacilityWord(part) && !isKnown(segments, part.terms);
  const guesses = parts
    .filter(isGuess)
    .flatMap(({ part }) => part.terms.filter(({ length }) => length < LEAST_TELLING));
  if (guesses.length === 0) return q;
  const words = foldText(q).split(' ');
  return words.filter((word) => !guesses.includes(termOf(word))).join(' ');
}

function asksForFlag(segments: readonly Segment[], q: string): boolean {
  const parts = (resolveQuery(segments, q).parts ?? []).map(({ part }) => part);
  const keys = parts.flatMap((part) => (part.kind === 'offer' ? part.keys : []));
  // Of more words it is a name.
  const isNoName = parts.every((part) => part.kind !== 'word' || isFacilityWord(part));
  return isNoName && STORED_FLAGS.some(([flag]) => keys.includes(flagKey(flag)));
}

function isKnown(segments: readonly Segment[], terms: readonly string[]): boolean {
  return terms.some((term) => segments.some(({ keys }) => keys.has(textKey(term))));
}

function isIn(city: City, { kind, name, state }: Place): boolean {
  return kind === 'lga' ? isInCity(city, { state, lga: name }) : state === PLACE_OF_CITY[city].state;
}
