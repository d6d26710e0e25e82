import { foldText } from '#features/lexicon/rules/search-text.ts';
import { postingsAt } from '../index/filtering.ts';
import { nameKey, textKey } from '../index/indexed-provider.ts';
import { Kept } from '../index/kept.ts';
import { inAll, inAny } from '../index/row-joins.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { type Place, placesCalled } from '../places/places.ts';
import { isEveryday, placesInDanger } from './danger-places.ts';
import { criedIn } from './danger-words.ts';
import { spellOutMonth } from './date-words.ts';
import { bareDay, correctDays, soleDay } from './day-words.ts';
import { isFacilityWord, isShortName } from './facility-words.ts';
import { AFTER_DANGER, EMERGENCY, SUICIDE, withBiggestHospitals } from './known-phrases.ts';
import { inOtherWords, isOnlyGreeting } from './other-words.ts';
import { matchesOf } from './part-matches.ts';
import type { QueryPart } from './query-part.ts';
import { readQuery } from './read-query.ts';
import { type Spellings, spellingsOf } from './spelling.ts';
import { statedFilters, statesOnlyFilters, statesUnrecorded, WEEKDAYS } from './stated-filters.ts';

/** A part of a text with what it may also mean. */
export interface ResolvedPart {
  readonly part: QueryPart;
  readonly spellings: Spellings | undefined;
  /** A short word that may be right as it was typed: "blade" is no Bade. */
  readonly isGuess?: boolean;
}

/** A text as it was understood. */
interface Read {
  /** With its times said plainly. */
  readonly q: string | undefined;
  /** Undefined for a text that says nothing but when, or a greeting. */
  readonly parts: readonly ResolvedPart[] | undefined;
  /** It tells of danger, asks for an emergency room, or cries for help. */
  readonly isEmergency: boolean;
  /** It asks for what is known of nobody. */
  readonly hasUnrecorded: boolean;
}

const MOST_KEPT = 1000;
/** Of shorter words another letter makes other words. */
const LEAST_CERTAIN = 7;

const NOTHING_READ = { parts: undefined, isEmergency: false, hasUnrecorded: false } as const;

/** By the newest segment: what is known of a text goes when a provider changes. */
const kept = new WeakMap<Segment, Kept<Read>>();

/** Reads a text with the words of all segments in mind. */
export function resolveQuery(segments: readonly Segment[], q: string | undefined): Read {
  const newest = segments.at(-1);
  if (q === undefined || q.trim() === '' || newest === undefined) return { q, ...NOTHING_READ };
  const known = kept.get(newest) ?? new Kept<Read>(MOST_KEPT);
  kept.set(newest, known);
  return known.get(q, () => {
    const plainly = criedIn(foldText(q)) ?? withTimesSaid(segments, q);
    const parts = partsOf(segments, plainly);
    const isEmergency = (parts ?? []).some(isDanger);
    return { q: plainly, parts, isEmergency, hasUnrecorded: statesUnrecorded(q) };
  });
}

/**
 * The filters that a text asks for by what it says of time. In an emergency it asks for none: most hospitals have no
 * hours on record, and one far away that has them would hide all of those nearby.
 */
export function statedFiltersOf({ q, isEmergency }: Read, nowMs: number): ReturnType<typeof statedFilters> {
  return isEmergency ? {} : statedFilters(q, nowMs);
}

function isDanger({ part }: ResolvedPart): boolean {
  return !part.isOptional && isDangerous(part);
}

function isDangerous({ keys, terms }: QueryPart): boolean {
  return keys.includes(EMERGENCY) || SUICIDE.has(terms.join(' '));
}

/**
 * A text with its days spelt right, and with a bare one beside a kind of care, house or place said to be a day: "dentist
 * sunday". Where somebody's name has it together with the rest, it stays a word: "dr sunday".
 */
function withTimesSaid(segments: readonly Segment[], written: string): string {
  const typed = spellOutMonth(written);
  const q = correctDays(typed, (word) => segments.some(({ keys }) => keys.has(textKey(word)))) ?? typed;
  const alone = soleDay(q);
  if (alone !== undefined && !(WEEKDAYS.includes(alone) && segments.some(({ keys }) => keys.has(nameKey(alone))))) {
    return foldText(q).replace(alone, `on ${alone}`);
  }
  const bare = bareDay(q);
  const beside = bare === undefined ? [] : (partsOf(segments, bare.beside) ?? []);
  const telling = bare?.isFirst ? beside.slice(0, 1) : beside;
  if (bare === undefined || !telling.some(({ part }) => part.kind !== 'word' || isFacilityWord(part))) return q;
  const others = (partsOf(segments, bare.others) ?? []).filter(({ part }) => !part.isOptional);
  const isNamed = (segment: Segment) => {
    const found = others.map(({ part, spellings }) => matchesOf(segment, part, spellings, 0).any);
    const rows = inAll([postingsAt(segment, [nameKey(bare.day)])[0] ?? segment.used, ...found]);
    return bare.isFirst ? hasNameBeginning(segment, rows, bare.day) : rows.count > 0;
  };
  return others.some(({ part }) => part.kind !== 'place') && segments.some(isNamed) ? q : bare.plainly;
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
  const read = readQuery(q).map((part, at, all): ResolvedPart => {
    const [term = ''] = part.terms;
    if (part.isLandmark || part.kind !== 'word' || part.also.length > 0 || part.terms.length > 1)
      return { part, spellings: undefined };
    const spellings = spellingsOf(segments, term, part.isUnfinished);
    // Behind "Dr" stands a name: "Okeke" is no Okene.
    if (spellings.meant === undefined || all[at - 1]?.terms[0] === 'dr') return { part, spellings };
    return { part: spellings.meant, spellings: undefined, isGuess: term.length < LEAST_CERTAIN || isEveryday(term) };
  });
  const places = read.filter(({ part }) => part.kind === 'place');
  const answered = read.map((one) =>
    one.part.isLandmark && !isThere(segments, one, places) ? { ...one, part: asOptional(one) } : one,
  );
  const cares = answered.filter(({ part }) => part.kind === 'care' && !part.isOptional);
  if (cares.length === 0) return answered;
  if (answered.some(isDanger)) {
    // Any other word beside a danger, "accident for road", is in the name or address of some hospital far away, and
    // nobody waits for another kind of care or for who takes an insurer.
    const isNeeded = ({ part, isGuess }: ResolvedPart) =>
      isDangerous(part) || part.keys.includes(AFTER_DANGER) || (part.kind === 'place' && !isGuess) || isShortName(part);
    const kindOf = ({ kind }: QueryPart) => (kind === 'place' ? 'word' : kind);
    return answered.map((one): ResolvedPart => {
      const places = placesInDanger(segments, one.part);
      if (places.length > 0) return { part: { ...one.part, kind: 'place', places }, spellings: undefined };
      return isNeeded(one) ? one : { part: { ...asOptional(one), kind: kindOf(one.part) }, spellings: undefined };
    });
  }
  return answered.map((one) => {
    if (isTheirs(segments, one, cares)) return one;
    const places = placesMeant(one);
    return places.length > 0
      ? { part: { ...one.part, kind: 'place', places }, spellings: undefined }
      : { ...one, part: asOptional(one) };
  });
}

/** The places that a word with a letter missing was meant to be: of "ikja" Ikeja, but "wife" is no Ife. */
function placesMeant({ part, spellings }: ResolvedPart): readonly Place[] {
  const [term = ''] = part.terms;
  return (spellings?.corrected ?? []).filter(({ length }) => length > term.length).flatMap(placesCalled);
}

function asOptional({ part }: ResolvedPart): QueryPart {
  return { ...part, isOptional: true };
}

/** Somebody in one of some places has a landmark in their name or address. */
function isThere(segments: readonly Segment[], { part }: ResolvedPart, places: readonly ResolvedPart[]): boolean {
  return segments.some((segment) => {
    const there = places.map(({ part: place }) => matchesOf(segment, place, undefined, 0).any);
    return inAll([matchesOf(segment, part, undefined, 0).any, ...there]).count > 0;
  });
}

/**
 * Somebody who has the care, or as a big hospital every care, has a word as it was typed; or a name has the word for the
 * care together with what it may stand for: "gilgl dental". Of "sharp chest pain" the first needn't be answered.
 */
function isTheirs(
  segments: readonly Segment[],
  { part, spellings }: ResolvedPart,
  cares: readonly ResolvedPart[],
): boolean {
  if (part.kind !== 'word' || part.places.length > 0) return true;
  const guesses = [...(spellings?.corrected ?? []), ...(spellings?.longer ?? [])].map(nameKey);
  const called = cares.flatMap(({ part: { terms } }) => terms.map(nameKey));
  return segments.some((segment) => {
    const theirs = cares.map(({ part: care }) => matchesOf(segment, withBiggestHospitals(care), undefined, 0).any);
    const guessed = inAny(postingsAt(segment, guesses), segment.ids.length);
    return (
      inAll([matchesOf(segment, part, undefined, 0).any, ...theirs]).count > 0 ||
      inAll([guessed, ...postingsAt(segment, called)]).count > 0
    );
  });
}
