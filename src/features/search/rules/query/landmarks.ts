import { isFacilityWord } from './facility-words.ts';

/** A part of a text, as far as it is looked at here. */
interface Part {
  readonly kind: string;
  /** In terms. */
  readonly terms: readonly string[];
  readonly also: readonly (readonly string[])[];
  readonly places: readonly unknown[];
}

const STREETS = 'road rd street str avenue ave crescent way expressway highway'.split(' ');
/** Words for what is no house of care and has a name of its own, in terms: what stands before one says where. */
export const LANDMARKS: ReadonlySet<string> = new Set([
  ...STREETS,
  ...'junction market mall cathedral church mosque estate roundabout gate plaza park stadium bridge'.split(' '),
]);
/** Parts of a town or street that have numbers. */
const NUMBERED: ReadonlySet<string> = new Set(['zone', 'area', 'phase', 'block', 'plot', 'unit', 'sector', 'layout']);
/** Words behind which something stands that is near, folded. */
export const BEFORE_NEAR: ReadonlySet<string> = new Set(
  'near nearby beside opposite opp behind close around'.split(' '),
);
const MOST_PARTS = 4;

/** Two folded words name a part of a town by its number: "area 11". */
export function isNumbered(word: string, next = ''): boolean {
  return NUMBERED.has(word) && /^\d+[a-z]?$/.test(next);
}

/** The name of a street without the word for one: also as it stands in an address, "Ogui Rd". */
export function streetNames(terms: readonly string[]): readonly (readonly string[])[] {
  return STREETS.includes(terms.at(-1) ?? '') ? [terms.slice(0, -1)] : [];
}

/**
 * The parts of a text, those joined that only say where in a place which the text names: "aba road" in Port Harcourt,
 * which is not in Aba, and what stands behind "near".
 * @param near the parts that stand behind a word for it
 * @param join is given the places that the text names besides
 */
export function withLandmarks<P extends Part>(
  parts: readonly P[],
  near: ReadonlySet<P>,
  join: (landmark: readonly P[], besides: readonly P[]) => P,
): P[] {
  const all: P[] = [];
  for (let at = 0; at < parts.length; ) {
    const landmark = landmarkAt(parts, at, near);
    const named = landmark.filter(
      ({ terms: [term = ''] }) => isNumbered(landmark[0]?.terms[0] ?? '', term) || /\D/.test(term),
    );
    const besides = parts.filter((part) => part.kind === 'place' && !landmark.includes(part));
    if (named.length > 0) all.push(join(named, besides));
    else all.push(...parts.slice(at, at + 1));
    at += Math.max(1, landmark.length);
  }
  return all;
}

/** The parts of the landmark that begins at a part; none where none does. */
function landmarkAt<P extends Part>(parts: readonly P[], at: number, near: ReadonlySet<P>): readonly P[] {
  const isSomewhereElse = (to: number) =>
    parts.some(({ kind }, place) => kind === 'place' && (place < at || place > to));
  const ends = parts.findIndex(
    (part, to) => to >= at && !((isPlain(part) || part.kind === 'place') && isSomewhereElse(to)),
  );
  const run = parts.slice(at, Math.min(ends < 0 ? parts.length : ends, at + MOST_PARTS));
  const [first, second] = run;
  if (first === undefined) return [];
  if (isNumbered(first.terms[0] ?? '', second?.terms[0])) return run.slice(0, 2);
  const way = run.findIndex(isWay);
  const behind = run.findIndex((part, place) => place > way && !isWay(part));
  const upTo = (end: number) => run.slice(0, end < 0 ? undefined : end);
  if (way >= 0) return upTo(behind).length > 1 || near.has(first) ? upTo(behind) : [];
  return near.has(first) ? upTo(run.findIndex((part) => !isPlain(part) || part.places.length > 0)) : [];
}

/**
 * A word for a street or the like, which behind a place need not be answered: "effurun roundabout"; "ngwa road clinic" is
 * a name.
 */
export function isWay({ kind, terms: [term = ''] }: Part): boolean {
  return kind === 'word' && LANDMARKS.has(term);
}

function isPlain(part: Part): boolean {
  return part.kind === 'word' && part.also.length === 0 && !isFacilityWord(part);
}
