import { foldText } from '#features/lexicon/rules/search-text.ts';
import type { ProviderSearch } from '#features/search/contract.ts';
import { postingsAt } from '../index/filtering.ts';
import { flagKey, insuranceKey, languageKey, specialtyKey, stateKey } from '../index/indexed-provider.ts';
import type { Segment } from '../index/segment.ts';
import { STORED_FLAGS } from '../index/stored-flags.ts';
import type { Interpretation } from '../interpretation-contract.ts';
import { isOutsidePlaces } from '../places/outside-places.ts';
import type { FoundRow } from '../rank/found-row.ts';
import { inOtherWords } from './other-words.ts';
import type { QueryPart } from './query-part.ts';
import { resolveQuery, statedFiltersOf } from './resolve-query.ts';
import { requestsNearby } from './stated-filters.ts';

/** Keys of the index that end with a name which is shown. */
const NAMED = [specialtyKey(''), languageKey(''), insuranceKey('')];
/** With more names the text means none of them: "HMO" is every insurer. */
const MAX_NAMES = 2;
/** Words that begin with the same letters mean the same: "dental", "dentist", "dentistry". */
const SAME_LETTERS = 4;

/**
 * Returns what a query was taken to mean beyond its own words; undefined if these say it all. Offers and filters are left
 * out if no result, or not the first one, is known to have them.
 */
export function interpretationOf(
  segments: readonly Segment[],
  search: Omit<ProviderSearch, 'limit' | 'offset'>,
  {
    nowMs,
    first,
    lacksOffer,
    leftCity,
  }: {
    readonly nowMs: number;
    readonly first: FoundRow | undefined;
    readonly lacksOffer: boolean;
    readonly leftCity: boolean;
  },
): Interpretation | undefined {
  const read = resolveQuery(segments, search.q);
  const { q, parts = [] } = read;
  if (q === undefined || first === undefined) return undefined;
  const words = foldText(search.q ?? '').split(' ');
  const isFirstKnownFor = (names: readonly string[]) =>
    postingsAt(first.segment, names).some((rows) => rows.has(first.row));
  const isMeant = ({ kind, isOptional, keys }: QueryPart) => (kind === 'offer' ? isFirstKnownFor(keys) : !isOptional);
  const meant = parts.map(({ part }) => part).filter(isMeant);
  const names = new Set(meant.flatMap((part) => namesOf(part, words)));
  const keys = new Set(meant.flatMap((part) => part.keys));
  const { openNow, availableOn } = lacksOffer ? {} : { ...statedFiltersOf(read, nowMs), ...search };
  const namesPlace = parts.some(({ part }) => part.places.length > 0);
  const flags = STORED_FLAGS.filter(([flag]) => keys.has(flagKey(flag)) && !search[flag]);
  const understood: Interpretation = {
    names: [...names],
    ...(openNow !== search.openNow && { openNow }),
    ...(availableOn !== search.availableOn && { availableOn }),
    ...Object.fromEntries(flags.map(([flag]) => [flag, true])),
    ...(search.lat === undefined && requestsNearby(inOtherWords(foldText(q)), namesPlace) && { nearMe: true }),
    ...(read.isEmergency && { emergency: true }),
    ...(isOutsidePlaces(parts, search) && { byMatch: true }),
    ...(leftCity && { leftCity, ...placeNamed(meant, first) }),
  };
  return names.size > 0 || Object.keys(understood).length > 1 ? understood : undefined;
}

/** The place that the parts name, if they name one and a result is in its state. */
function placeNamed(parts: readonly QueryPart[], { segment, row }: FoundRow): Pick<Interpretation, 'place'> {
  const [named, ...more] = parts.filter(({ kind }) => kind === 'place');
  const place = named?.places.find(({ state }) => postingsAt(segment, [stateKey(state)]).some((rows) => rows.has(row)));
  return place === undefined || more.length > 0 ? {} : { place: place.name };
}

/** Other names of a part than the text has. Of care, a word that begins with the same letters is enough. */
function namesOf({ keys, places }: QueryPart, words: readonly string[]): string[] {
  const known = keys.flatMap((key) =>
    NAMED.filter((kind) => key.startsWith(kind)).map((kind) => key.slice(kind.length)),
  );
  const names = known.length > 0 ? known : [...new Set(places.map(({ name }) => name))];
  const letters = known.length > 0 ? SAME_LETTERS : Number.POSITIVE_INFINITY;
  const begins = new Set(words.map((word) => word.slice(0, letters)));
  const isSaid = (name: string) => {
    const its = foldText(name).split(' ');
    return (
      its.every((word) => words.includes(word)) ||
      its.some((word) => word.length >= letters && begins.has(word.slice(0, letters)))
    );
  };
  return names.length > MAX_NAMES || names.some(isSaid) ? [] : [names.join(' / ')].filter(Boolean);
}
