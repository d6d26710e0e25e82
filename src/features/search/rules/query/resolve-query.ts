import { foldText } from '#features/lexicon/rules/search-text.ts';
import { postingsAt } from '../index/filtering.ts';
import { nameKey, textKey } from '../index/indexed-provider.ts';
import { inAll, inAny } from '../index/row-joins.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { SegmentCache } from '../index/segment-cache.ts';
import { type Place, placesCalled } from '../places/places.ts';
import { careForComplaint, careForMeantComplaint } from '../unread/complaint-care.ts';
import { isDangerous, isEveryday, placesInDanger, withReportedDanger } from './danger-places.ts';
import { distressCall } from './danger-words.ts';
import { spellOutMonth } from './date-words.ts';
import { type BareDay, bareDay, correctDays, soleDay } from './day-words.ts';
import { isFacilityWord, isShortName } from './facility-words.ts';
import { AFTER_DANGER, withBiggestHospitals } from './known-phrases.ts';
import { inOtherWords, isOnlyGreeting } from './other-words.ts';
import { matchesOf } from './part-matches.ts';
import { EMPTY_PART, type QueryPart } from './query-part.ts';
import { readQuery } from './read-query.ts';
import { type Spellings, spellingsOf } from './spelling.ts';
import { statedFilters, statesOnlyFilters, statesUnrecorded, WEEKDAYS } from './stated-filters.ts';

/** A part of a query, resolved against the words of the index. */
export interface ResolvedPart {
  readonly part: QueryPart;
  readonly spellings: Spellings | undefined;
  /** True if a short word was corrected that may be right as typed: "blade" need not mean Bade. */
  readonly isGuess?: boolean;
}

/** A query, resolved against the words of the index. */
interface ResolvedQuery {
  /** The text, with its times in words that `statedFilters` knows. */
  readonly q: string | undefined;
  /** Undefined for a text that states filters alone, or is a greeting. */
  readonly parts: readonly ResolvedPart[] | undefined;
  /** It reports a danger, requests an emergency room, or is a cry for help. */
  readonly isEmergency: boolean;
  /** It requests something that no record holds. */
  readonly hasUnrecorded: boolean;
}

/** In shorter words another letter makes another word. */
const MIN_CERTAIN = 7;

const UNRESOLVED = { parts: undefined, isEmergency: false, hasUnrecorded: false } as const;

/** By the newest segment: a change of any provider makes a new one, which empties the cache. */
const cache = new SegmentCache<ResolvedQuery>({ maxSize: 1000 });

/** Returns a query as it is understood with the words of all segments: corrected, completed, with its optional parts. */
export function resolveQuery(segments: readonly Segment[], q: string | undefined): ResolvedQuery {
  const newest = segments.at(-1);
  if (q === undefined || q.trim() === '' || newest === undefined) return { q, ...UNRESOLVED };
  return cache.get(newest, q, () => {
    const plain = distressCall(foldText(q)) ?? withPlainTimes(segments, q);
    const parts = partsOf(segments, plain);
    return { q: plain, parts, isEmergency: (parts ?? []).some(isDanger), hasUnrecorded: statesUnrecorded(q) };
  });
}

/**
 * Returns the filters that a query states in words. In an emergency there are none: most hospitals have no hours on
 * record, and a distant one that has them would hide all those nearby.
 */
export function statedFiltersOf({ q, isEmergency }: ResolvedQuery, nowMs: number): ReturnType<typeof statedFilters> {
  return isEmergency ? {} : statedFilters(q, nowMs);
}

function isDanger({ part }: ResolvedPart): boolean {
  return !part.isOptional && isDangerous(part);
}

/**
 * Returns a text with its days spelt right, and with "on" before a bare one that stands beside a kind of care, facility or
 * place: "dentist sunday". Where a provider's name has it together with the rest, it stays a word: "dr sunday".
 */
function withPlainTimes(segments: readonly Segment[], typed: string): string {
  const text = spellOutMonth(typed);
  const q = correctDays(text, (word) => segments.some(({ keys }) => keys.has(textKey(word)))) ?? text;
  const sole = soleDay(q);
  if (sole !== undefined && !(WEEKDAYS.includes(sole) && segments.some(({ keys }) => keys.has(nameKey(sole))))) {
    return foldText(q).replace(sole, `on ${sole}`);
  }
  const bare = bareDay(q);
  if (bare === undefined) return q;
  const beside = partsOf(segments, bare.beside) ?? [];
  const telling = bare.isFirst ? beside.slice(0, 1) : beside;
  const isTime = telling.some(({ part }) => part.kind !== 'word' || isFacilityWord(part));
  return isTime && !isNameWithDay(segments, bare) ? bare.plainly : q;
}

/** True if a provider's name has the day, and matches the rest of the text. */
function isNameWithDay(segments: readonly Segment[], { day, others, isFirst }: BareDay): boolean {
  const demanded = (partsOf(segments, others) ?? []).filter(({ part }) => !part.isOptional);
  if (demanded.every(({ part }) => part.kind === 'place')) return false;
  return segments.some((segment) => {
    const found = demanded.map(({ part, spellings }) => matchesOf(segment, part, spellings, 0).any);
    const rows = inAll([postingsAt(segment, [nameKey(day)])[0] ?? segment.used, ...found]);
    return isFirst ? hasNameBeginning(segment, rows, day) : rows.count > 0;
  });
}

function hasNameBeginning({ keys, names }: Segment, rows: RowSet, term: string): boolean {
  let has = false;
  rows.each((row) => {
    has ||= names.values[names.starts[row] ?? 0] === keys.get(nameKey(term));
  });
  return has;
}

function partsOf(segments: readonly Segment[], q: string): ResolvedPart[] | undefined {
  const folded = foldText(q);
  if (statesOnlyFilters(inOtherWords(folded)) || isOnlyGreeting(folded)) return undefined;
  const spelt = withReportedDanger(readQuery(q), q).map((part, at, all) => withSpellings(segments, part, all[at - 1]));
  const parts = asComplaint(segments, withOptionalLandmarks(segments, spelt), folded);
  const cares = parts.filter(({ part }) => part.kind === 'care' && !part.isOptional);
  if (cares.length === 0) return parts;
  return parts.some(isDanger)
    ? parts.map((one) => besideDanger(segments, one))
    : parts.map((one) => besideCare(segments, one, cares));
}

/**
 * Where no provider has the words as typed, they are one name written apart, "ga anda", or report a complaint, "hair loss":
 * then the care for it is demanded instead of them.
 */
function asComplaint(segments: readonly Segment[], parts: ResolvedPart[], folded: string): ResolvedPart[] {
  const words = parts.filter(isPlainWord);
  if (words.length === 0 || parts.some(({ part }) => part.kind === 'care') || areFound(segments, words)) return parts;
  const joined = words.flatMap(({ part }) => part.terms).join('');
  if (words.length > 1 && segments.some(({ keys }) => keys.has(textKey(joined)))) {
    const name: ResolvedPart = { part: { ...EMPTY_PART, terms: [joined] }, spellings: undefined };
    return [name, ...parts.filter((one) => !words.includes(one))];
  }
  const care =
    careForComplaint(folded) ?? (areFound(segments, words, true) ? undefined : careForMeantComplaint(folded));
  return care === undefined ? parts : [...parts, { part: care, spellings: undefined }];
}

function isPlainWord({ part }: ResolvedPart): boolean {
  return part.kind === 'word' && !part.isOptional && !isFacilityWord(part) && !isShortName(part);
}

/** True if a provider has all these words, as typed or also with another spelling. */
function areFound(segments: readonly Segment[], words: readonly ResolvedPart[], isLoose = false): boolean {
  const rowsOf =
    (segment: Segment) =>
    ({ part, spellings }: ResolvedPart) =>
      matchesOf(segment, part, isLoose ? spellings : undefined, 0).any;
  return segments.some((segment) => inAll([segment.used, ...words.map(rowsOf(segment))]).count > 0);
}

function withSpellings(segments: readonly Segment[], part: QueryPart, before: QueryPart | undefined): ResolvedPart {
  const [term = ''] = part.terms;
  if (part.isLandmark || part.kind !== 'word' || part.also.length > 0 || part.terms.length > 1) {
    return { part, spellings: undefined };
  }
  const spellings = spellingsOf(segments, term, part.isUnfinished);
  // Behind "Dr" stands a name: "Dr Okeke" doesn't mean Okene.
  if (spellings.meant === undefined || before?.terms[0] === 'dr') return { part, spellings };
  return { part: spellings.meant, spellings: undefined, isGuess: term.length < MIN_CERTAIN || isEveryday(term) };
}

/** Landmarks that no provider in the places of the query has in their name or address are optional. */
function withOptionalLandmarks(segments: readonly Segment[], parts: readonly ResolvedPart[]): ResolvedPart[] {
  const places = parts.filter(({ part }) => part.kind === 'place');
  return parts.map((one) =>
    one.part.isLandmark && !isLandmarkThere(segments, one, places) ? { ...one, part: asOptional(one) } : one,
  );
}

function isLandmarkThere(
  segments: readonly Segment[],
  { part }: ResolvedPart,
  places: readonly ResolvedPart[],
): boolean {
  return segments.some((segment) => {
    const there = places.map(({ part: place }) => matchesOf(segment, place, undefined, 0).any);
    return inAll([matchesOf(segment, part, undefined, 0).any, ...there]).count > 0;
  });
}

/**
 * In danger only the danger, the place, the short name of a hospital and care for afterwards are demanded. Any other word,
 * "accident for road", is in the name or address of some distant hospital, and other care or an insurer can wait.
 */
function besideDanger(segments: readonly Segment[], one: ResolvedPart): ResolvedPart {
  const { part, isGuess } = one;
  const places = placesInDanger(segments, part);
  if (places.length > 0) return { part: { ...part, kind: 'place', places }, spellings: undefined };
  const isNeeded =
    isDangerous(part) || part.keys.includes(AFTER_DANGER) || (part.kind === 'place' && !isGuess) || isShortName(part);
  if (isNeeded) return one;
  return { part: { ...asOptional(one), kind: part.kind === 'place' ? 'word' : part.kind }, spellings: undefined };
}

/** Beside a kind of care a word that no provider of that care has is a misspelt place, or optional. */
function besideCare(segments: readonly Segment[], one: ResolvedPart, cares: readonly ResolvedPart[]): ResolvedPart {
  if (isNamedByCare(segments, one, cares)) return one;
  const places = misspeltPlaces(one);
  return places.length > 0
    ? { part: { ...one.part, kind: 'place', places }, spellings: undefined }
    : { ...one, part: asOptional(one) };
}

/** The places that a word with a letter missing means: of "ikja" Ikeja, but "wife" isn't Ife. */
function misspeltPlaces({ part, spellings }: ResolvedPart): readonly Place[] {
  const [term = ''] = part.terms;
  return (spellings?.corrected ?? []).filter(({ length }) => length > term.length).flatMap(placesCalled);
}

function asOptional({ part }: ResolvedPart): QueryPart {
  return { ...part, isOptional: true };
}

/**
 * True if a provider of the care, or a big hospital, has the word as typed; or a name has the word for the care together
 * with a correction of the word: "gilgl dental". Of "sharp chest pain" the first word needn't match.
 */
function isNamedByCare(
  segments: readonly Segment[],
  { part, spellings }: ResolvedPart,
  cares: readonly ResolvedPart[],
): boolean {
  if (part.kind !== 'word' || part.places.length > 0) return true;
  const guesses = [...(spellings?.corrected ?? []), ...(spellings?.longer ?? [])].map(nameKey);
  const called = cares.flatMap(({ part: { terms } }) => terms.map(nameKey));
  return segments.some((segment) => {
    const providers = cares.map(({ part: care }) => matchesOf(segment, withBiggestHospitals(care), undefined, 0).any);
    const guessed = inAny(postingsAt(segment, guesses), segment.ids.length);
    return (
      inAll([matchesOf(segment, part, undefined, 0).any, ...providers]).count > 0 ||
      inAll([guessed, ...postingsAt(segment, called)]).count > 0
    );
  });
}
