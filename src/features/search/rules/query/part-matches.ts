import { BIGGEST, SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { allOf, anyOf } from '../index/filtering.ts';
import { GENERAL, lgaKey, nameKey, specialtyKey, stateKey, textKey } from '../index/indexed-provider.ts';
import { Kept } from '../index/kept.ts';
import { rowsWithin } from '../index/nearest.ts';
import { inAll, inAny } from '../index/row-joins.ts';
import { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import type { Place } from '../places/places.ts';
import { type Spot, spotOf, squareOfKm } from '../places/sphere.ts';
import { isShortName } from './facility-words.ts';
import { rowsWithInitials } from './initials.ts';
import { keyOfPart, type QueryPart } from './query-part.ts';
import type { Spellings } from './spelling.ts';

/** One way in which rows answer a part of a search, and how good an answer it is, 0 to 1. */
export interface Match {
  readonly rows: RowSet;
  readonly value: number;
  /** In the name or by what is on record, not somewhere in the text. */
  readonly isStrong: boolean;
  /** Another way has all of its rows: a word of a name is one of the text. */
  readonly isWithin?: boolean;
  /** The nearer to it the better, down to half the value at this distance (squared). */
  readonly from?: { readonly spot: Spot; readonly square: number };
}

/** All the ways in which a part can be answered. */
export interface PartMatches {
  /** The best first. */
  readonly ways: readonly Match[];
  /** The rows of any of them. */
  readonly any: RowSet;
  /** The rows of any strong one. */
  readonly strong: RowSet;
}

/** A part of a text with the ways in which it is answered. */
export interface MatchedPart {
  readonly part: QueryPart;
  readonly found: PartMatches;
}

/** What registers have of public health are offices, which see nobody. */
const PUBLIC_HEALTH = specialtyKey('Public Health');

const LONG_NAMES = [...SHORT_FOR.values()].map((words) => words.map(termOf));
/** Fewer words are part of many a name. */
const LEAST_TELLING = 4;

const kept = new WeakMap<Segment, Kept<PartMatches>>();

/** Bytes of the parts that are kept of a segment. */
const MOST_KEPT = 30_000_000;

/** So much farther than a place goes, the point of a facility or the middle of the place may be wrong, km. */
const DOUBT_KM = 15;

/** The ways in which a part can be answered, those in a place or as far around its middle as said. */
export function matchesOf(
  segment: Segment,
  part: QueryPart,
  spellings: Spellings | undefined,
  widerKm: number,
): PartMatches {
  const known = kept.get(segment) ?? new Kept<PartMatches>(MOST_KEPT, bytesOf);
  kept.set(segment, known);
  return known.get(JSON.stringify([keyOfPart(part), spellings, widerKm]), () => {
    const all = [...asWritten(segment, part), ...asKnown(segment, part), ...asSpelt(segment, spellings)];
    for (const place of part.places) all.push(...inPlace(segment, place, widerKm));
    const ways = all.filter(({ rows }) => rows.count > 0).sort((a, b) => b.value - a.value);
    const together = (some: readonly Match[]) =>
      inAny(
        some.map(({ rows }) => rows),
        segment.ids.length,
      );
    let strong: RowSet | undefined;
    return {
      ways,
      any: together(ways.filter(({ isWithin }) => !isWithin)),
      get strong() {
        strong ??= together(ways.filter(({ isStrong }) => isStrong));
        return strong;
      },
    };
  });
}

/** Some 500 for what is no rows; the strong ones are joined when they are needed. */
function bytesOf({ ways, any }: PartMatches): number {
  return ways.reduce((sum, { rows }) => sum + rows.bytes, 500 + 2 * any.bytes);
}

function asWritten(segment: Segment, part: QueryPart): Match[] {
  const { terms, also, kind } = part;
  const names = withCare(segment, part, allOf(segment, terms.map(nameKey)));
  const texts = allOf(segment, terms.map(textKey));
  if (kind === 'place') {
    // A name that is also that of a place elsewhere: "Yaba Dispensary" in Bauchi is not in Yaba.
    const there = anyOf(
      segment,
      part.places.map(({ state }) => stateKey(state)),
    );
    return [
      within(strong(inAll([names, there]), 1)),
      within(weak(inAll([nearOf(segment, part.places, texts), there]), 0.8)),
      within(weak(names, 0.5)),
      weak(texts, 0.4),
    ];
  }
  const isShort = isShortName(part);
  // Who has it in their name is an annex: the house itself comes first.
  const ways = [within(strong(names, isShort ? 0.8 : 1)), weak(texts, 0.6)];
  const [term = ''] = terms;
  if (kind === 'word' && terms.length === 1 && !isShort)
    ways.push(strong(rowsWithInitials(segment, term, texts.count), 0.98));
  for (const [at, long] of also.entries()) {
    const others = allOfLonger(segment, long);
    if (BIGGEST.includes(long)) {
      // General ones, for a maternity teaching hospital has women only. By their names: who is in the road that is called
      // after one has not every kind of care.
      ways.push(strong(allOf(segment, [GENERAL, ...long.map(nameKey)]), 0.45 - at / 100));
      continue;
    }
    ways.push(
      within(
        strong(
          allOf(segment, long.map(nameKey)).without(others),
          kind === 'care' ? 0.75 - at / 100 : isShort ? 1 : 0.95,
        ),
      ),
      weak(allOf(segment, long.map(textKey)).without(others), 0.6),
    );
  }
  return ways;
}

/** Names that another short one stands for, which says more: the words of LUTH stand in that of LASUTH too. */
function allOfLonger(segment: Segment, long: readonly string[]): RowSet {
  if (long.length < LEAST_TELLING) return anyOf(segment, []);
  const longer = LONG_NAMES.filter((other) => other.length > long.length && long.every((term) => other.includes(term)));
  return inAny(
    longer.map((terms) => allOf(segment, terms.map(nameKey))),
    segment.ids.length,
  );
}

function asKnown(segment: Segment, part: QueryPart): Match[] {
  const { keys, shownBy } = part;
  if (keys.length === 0) return [];
  const names = withCare(segment, part, anyOf(segment, shownBy.map(nameKey)));
  const onRecord = keys.includes(PUBLIC_HEALTH) ? 0.5 : 0.95;
  return [strong(names, 0.9), strong(anyOf(segment, keys), onRecord)];
}

/** Names of care without those of offices for it: "Emergency Operations Center". */
function withCare(segment: Segment, { kind, keys }: QueryPart, names: RowSet): RowSet {
  if (kind !== 'care' || keys.includes(PUBLIC_HEALTH)) return names;
  return names.without(anyOf(segment, [PUBLIC_HEALTH]));
}

function asSpelt(segment: Segment, spellings: Spellings | undefined): Match[] {
  const { corrected = [], longer = [] } = spellings ?? {};
  const ways: Match[] = [];
  if (corrected.length > 0) {
    const names = anyOf(segment, corrected.map(nameKey));
    ways.push(within(strong(names, 0.97)), weak(anyOf(segment, corrected.map(textKey)), 0.55));
  }
  if (longer.length > 0) {
    const names = anyOf(segment, longer.map(nameKey));
    ways.push(within(strong(names, 0.8)), weak(anyOf(segment, longer.map(textKey)), 0.5));
  }
  return ways;
}

/** Those that aren't known to be far from all of some places: "Ibeju-Lekki" is no part of Lekki, and goes on for 50 km. */
function nearOf(segment: Segment, places: readonly Place[], rows: RowSet): RowSet {
  if (places.some(({ point }) => point === undefined)) return rows;
  const near = places.flatMap(({ point, radiusKm }) =>
    point === undefined
      ? []
      : [rowsWithin(segment, rows, spotOf(point.lat, point.lng), squareOfKm(radiusKm + DOUBT_KM))],
  );
  return inAny([...near, rows.from(segment.tree.words)], segment.ids.length);
}

/** A place is where it is on record, or what lies around its middle. */
function inPlace(segment: Segment, { kind, name, state, point, radiusKm }: Place, widerKm: number): Match[] {
  if (kind === 'state') return [strong(allOf(segment, [stateKey(name)]), 0.9)];
  const ways: Match[] = [];
  if (kind === 'lga') ways.push(strong(allOf(segment, [stateKey(state), lgaKey(name)]), 0.95));
  if (point === undefined) return ways;
  const spot = spotOf(point.lat, point.lng);
  const square = squareOfKm(Math.max(radiusKm, widerKm));
  const rows = rowsWithin(segment, segment.used, spot, square);
  return [...ways, { rows, value: kind === 'ward' ? 0.85 : 0.9, isStrong: true, from: { spot, square } }];
}

const strong = (rows: RowSet, value: number): Match => ({ rows, value, isStrong: true });
const weak = (rows: RowSet, value: number): Match => ({ rows, value, isStrong: false });
const within = (way: Match): Match => ({ ...way, isWithin: true });
