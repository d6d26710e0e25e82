import { isWithin, type Place } from '../places/places.ts';
import { isFacilityWord } from './facility-words.ts';
import { EMPTY_PART, type QueryPart } from './query-part.ts';

const STREETS = 'road rd street str avenue ave crescent way expressway highway'.split(' ');
/** Words for what is no health facility and has a name of its own, in terms: the word before one says where. */
export const LANDMARKS: ReadonlySet<string> = new Set([
  ...STREETS,
  ...'junction market mall cathedral church mosque estate roundabout gate plaza park stadium bridge'.split(' '),
]);
/** Parts of a town or street that have numbers. */
const NUMBERED: ReadonlySet<string> = new Set(['zone', 'area', 'phase', 'block', 'plot', 'unit', 'sector', 'layout']);
/** Folded words that stand in front of a landmark. */
export const BEFORE_NEAR: ReadonlySet<string> = new Set(
  'near nearby beside opposite opp behind close around'.split(' '),
);
const MAX_PARTS = 4;

/** True if two folded words name a part of a town by its number: "area 11". */
export function isNumbered(word: string, next = ''): boolean {
  return NUMBERED.has(word) && /^\d+[a-z]?$/.test(next);
}

/** True if a part is a word for a street or another landmark. */
export function isWay({ kind, terms: [term = ''] }: QueryPart): boolean {
  return kind === 'word' && LANDMARKS.has(term);
}

/**
 * Returns the parts of a query, with those joined that only say where within a place that the query names too: "aba road"
 * in Port Harcourt, which is not in Aba, and the words behind "near".
 * @param near the parts that stand behind "near" or the like
 */
export function withLandmarks(parts: readonly QueryPart[], near: ReadonlySet<QueryPart>): QueryPart[] {
  const all: QueryPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const landmark = landmarkAt(parts, at, near);
    // A number alone names nothing: "road 5".
    const named = landmark.filter(
      ({ terms: [term = ''] }) => isNumbered(landmark[0]?.terms[0] ?? '', term) || /\D/.test(term),
    );
    const otherPlaces = parts.filter((part) => part.kind === 'place' && !landmark.includes(part));
    if (named.length > 0) all.push(joined(named, otherPlaces));
    else all.push(...parts.slice(at, at + 1));
    at += Math.max(1, landmark.length);
  }
  return all;
}

/** "Bodija Market" in Ibadan is in Bodija, but "Aba Road" in Port Harcourt isn't in Aba. */
function joined(landmark: readonly QueryPart[], otherPlaces: readonly QueryPart[]): QueryPart {
  const isThere = (place: Place) => otherPlaces.some(({ places }) => places.some((other) => isWithin(place, other)));
  const inside = landmark.find((part) => part.kind === 'place' && part.places.some(isThere));
  if (inside !== undefined) return { ...inside, places: inside.places.filter(isThere) };
  const terms = landmark.flatMap((part) => part.terms);
  const places = landmark.flatMap((part) => (part.kind === 'word' ? part.places : []));
  return { ...EMPTY_PART, isLandmark: true, terms, also: streetNames(terms), places };
}

/** The name of a street without the word for it, as it also stands in an address: "Ogui Rd". */
function streetNames(terms: readonly string[]): readonly (readonly string[])[] {
  return STREETS.includes(terms.at(-1) ?? '') ? [terms.slice(0, -1)] : [];
}

/** The parts of the landmark that begins at a part; none where none does. */
function landmarkAt(parts: readonly QueryPart[], at: number, near: ReadonlySet<QueryPart>): readonly QueryPart[] {
  const run = runAt(parts, at);
  const [first, second] = run;
  if (first === undefined) return [];
  if (isNumbered(first.terms[0] ?? '', second?.terms[0])) return run.slice(0, 2);
  const way = run.findIndex(isWay);
  if (way >= 0) {
    const upToWay = upTo(run, (part, place) => place > way && !isWay(part));
    return upToWay.length > 1 || near.has(first) ? upToWay : [];
  }
  return near.has(first) ? upTo(run, (part) => !isPlain(part) || part.places.length > 0) : [];
}

/** The parts from one on that may be a landmark, as long as another part of the query names a place. */
function runAt(parts: readonly QueryPart[], at: number): readonly QueryPart[] {
  const hasOtherPlace = (to: number) => parts.some(({ kind }, place) => kind === 'place' && (place < at || place > to));
  const mayBelong = (part: QueryPart, to: number) => (isPlain(part) || part.kind === 'place') && hasOtherPlace(to);
  const end = parts.findIndex((part, to) => to >= at && !mayBelong(part, to));
  return parts.slice(at, Math.min(end < 0 ? parts.length : end, at + MAX_PARTS));
}

function upTo(run: readonly QueryPart[], isEnd: (part: QueryPart, place: number) => boolean): readonly QueryPart[] {
  const end = run.findIndex(isEnd);
  return run.slice(0, end < 0 ? undefined : end);
}

function isPlain(part: QueryPart): boolean {
  return part.kind === 'word' && part.also.length === 0 && !isFacilityWord(part);
}
