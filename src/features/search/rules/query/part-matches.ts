import { BIGGEST, SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { allOf, anyOf } from '../index/filtering.ts';
import { GENERAL, lgaKey, nameKey, specialtyKey, stateKey, textKey } from '../index/indexed-provider.ts';
import { rowsWithin } from '../index/nearest.ts';
import { inAll, inAny } from '../index/row-joins.ts';
import { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { SegmentCache } from '../index/segment-cache.ts';
import type { Place } from '../places/places.ts';
import { type Spot, spotOf, squareOfKm } from '../places/sphere.ts';
import { isShortName } from './facility-words.ts';
import { rowsWithInitials } from './initials.ts';
import { keyOfPart, type QueryPart } from './query-part.ts';
import type { Spellings } from './spelling.ts';

/** Rows that match a part of a query in one way, and how well, 0 to 1. */
export interface Match {
  readonly rows: RowSet;
  readonly value: number;
  /** By the name or what is on record, not by any other text. */
  readonly isStrong: boolean;
  /** Another match has all of its rows: a word of a name is a word of the text too. */
  readonly isWithin?: boolean;
  /** The nearer to the spot the better, down to half the value at this squared distance. */
  readonly from?: { readonly spot: Spot; readonly square: number };
}

/** Everything that matches a part of a query. */
export interface PartMatches {
  /** The best first. */
  readonly matches: readonly Match[];
  /** The rows of all matches. */
  readonly any: RowSet;
  /** The rows of the strong matches. */
  readonly strong: RowSet;
}

/** A part of a query with what matches it. */
export interface MatchedPart {
  readonly part: QueryPart;
  readonly found: PartMatches;
}

/** In registers these are mostly offices, which see no patients. */
const PUBLIC_HEALTH = specialtyKey('Public Health');

const LONG_NAMES = [...SHORT_FOR.values()].map((words) => words.map(termOf));
/** Shorter names are part of many others. */
const MIN_TELLING = 4;

const cache = new SegmentCache<PartMatches>({ maxSize: 30_000_000, sizeOf: bytesOf });

/** How far beyond the radius of a place a match by name may lie, km: points of facilities and places are inexact. */
const DOUBT_KM = 15;

/**
 * Returns everything that matches a part of a query.
 * @param widerKm the radius within which places match, where theirs is smaller, km
 */
export function matchesOf(
  segment: Segment,
  part: QueryPart,
  spellings: Spellings | undefined,
  widerKm: number,
): PartMatches {
  return cache.get(segment, JSON.stringify([keyOfPart(part), spellings, widerKm]), () => {
    const all = [
      ...asWritten(segment, part),
      ...byLongNames(segment, part),
      ...onRecord(segment, part),
      ...asSpelt(segment, spellings),
    ];
    for (const place of part.places) all.push(...inPlace(segment, place, widerKm));
    return joined(segment, all);
  });
}

function joined(segment: Segment, all: readonly Match[]): PartMatches {
  const matches = all.filter(({ rows }) => rows.count > 0).sort((a, b) => b.value - a.value);
  const together = (some: readonly Match[]) =>
    inAny(
      some.map(({ rows }) => rows),
      segment.ids.length,
    );
  let strongRows: RowSet | undefined;
  return {
    matches,
    any: together(matches.filter(({ isWithin }) => !isWithin)),
    get strong() {
      strongRows ??= together(matches.filter(({ isStrong }) => isStrong));
      return strongRows;
    },
  };
}

/** 500 for the objects; the strong rows are joined only when they are needed. */
function bytesOf({ matches, any }: PartMatches): number {
  return matches.reduce((sum, { rows }) => sum + rows.bytes, 500 + 2 * any.bytes);
}

function asWritten(segment: Segment, part: QueryPart): Match[] {
  const { terms, kind } = part;
  const names = withoutOffices(segment, part, allOf(segment, terms.map(nameKey)));
  const texts = allOf(segment, terms.map(textKey));
  if (kind === 'place') return byNameOfPlace(segment, part.places, names, texts);
  const isShort = isShortName(part);
  // A facility with the short name in its own is an annex: the hospital itself comes first.
  const matches = [within(strong(names, isShort ? 0.8 : 1)), weak(texts, 0.6)];
  const [term = ''] = terms;
  if (kind === 'word' && terms.length === 1 && !isShort) {
    matches.push(strong(rowsWithInitials(segment, term, texts.count), 0.98));
  }
  return matches;
}

/** A name may be that of a place elsewhere: "Yaba Dispensary" in Bauchi is not in Yaba. */
function byNameOfPlace(segment: Segment, places: readonly Place[], names: RowSet, texts: RowSet): Match[] {
  const there = anyOf(
    segment,
    places.map(({ state }) => stateKey(state)),
  );
  return [
    within(strong(inAll([names, there]), 1)),
    within(weak(inAll([notFarFrom(segment, places, texts), there]), 0.8)),
    within(weak(names, 0.5)),
    weak(texts, 0.4),
  ];
}

function byLongNames(segment: Segment, part: QueryPart): Match[] {
  const { also, kind } = part;
  if (kind === 'place') return [];
  const isShort = isShortName(part);
  return also.flatMap((long, at) => {
    if (BIGGEST.includes(long)) {
      // General ones: a maternity teaching hospital treats women only. And by name: a facility in a road that is called
      // after a hospital doesn't have every kind of care.
      return [strong(allOf(segment, [GENERAL, ...long.map(nameKey)]), 0.45 - at / 100)];
    }
    const others = rowsOfLonger(segment, long);
    const value = kind === 'care' ? 0.75 - at / 100 : isShort ? 1 : 0.95;
    return [
      within(strong(allOf(segment, long.map(nameKey)).without(others), value)),
      weak(allOf(segment, long.map(textKey)).without(others), 0.6),
    ];
  });
}

/** The rows of a longer name that another short one stands for: the words of LUTH are in that of LASUTH too. */
function rowsOfLonger(segment: Segment, long: readonly string[]): RowSet {
  if (long.length < MIN_TELLING) return anyOf(segment, []);
  const longer = LONG_NAMES.filter((other) => other.length > long.length && long.every((term) => other.includes(term)));
  return inAny(
    longer.map((terms) => allOf(segment, terms.map(nameKey))),
    segment.ids.length,
  );
}

function onRecord(segment: Segment, part: QueryPart): Match[] {
  const { keys, shownBy } = part;
  if (keys.length === 0) return [];
  const names = withoutOffices(segment, part, anyOf(segment, shownBy.map(nameKey)));
  const value = keys.includes(PUBLIC_HEALTH) ? 0.5 : 0.95;
  return [strong(names, 0.9), strong(anyOf(segment, keys), value)];
}

/** Of a kind of care, the rows except offices for it: "Emergency Operations Center". */
function withoutOffices(segment: Segment, { kind, keys }: QueryPart, names: RowSet): RowSet {
  if (kind !== 'care' || keys.includes(PUBLIC_HEALTH)) return names;
  return names.without(anyOf(segment, [PUBLIC_HEALTH]));
}

function asSpelt(segment: Segment, spellings: Spellings | undefined): Match[] {
  const { corrected = [], longer = [] } = spellings ?? {};
  const byWords = (words: readonly string[], nameValue: number, textValue: number) =>
    words.length === 0
      ? []
      : [
          within(strong(anyOf(segment, words.map(nameKey)), nameValue)),
          weak(anyOf(segment, words.map(textKey)), textValue),
        ];
  return [...byWords(corrected, 0.97, 0.55), ...byWords(longer, 0.8, 0.5)];
}

/** The rows that aren't known to be far from all of the places: "Ibeju-Lekki" is no part of Lekki, and 50 km long. */
function notFarFrom(segment: Segment, places: readonly Place[], rows: RowSet): RowSet {
  if (places.some(({ point }) => point === undefined)) return rows;
  const near = places.flatMap(({ point, radiusKm }) =>
    point === undefined
      ? []
      : [rowsWithin(segment, rows, spotOf(point.lat, point.lng), squareOfKm(radiusKm + DOUBT_KM))],
  );
  return inAny([...near, rows.from(segment.tree.words)], segment.ids.length);
}

/** The rows of a place: by what is on record, and around its middle. */
function inPlace(segment: Segment, { kind, name, state, point, radiusKm }: Place, widerKm: number): Match[] {
  if (kind === 'state') return [strong(allOf(segment, [stateKey(name)]), 0.9)];
  const matches: Match[] = [];
  if (kind === 'lga') matches.push(strong(allOf(segment, [stateKey(state), lgaKey(name)]), 0.95));
  if (point === undefined) return matches;
  const spot = spotOf(point.lat, point.lng);
  const square = squareOfKm(Math.max(radiusKm, widerKm));
  const rows = rowsWithin(segment, segment.used, spot, square);
  return [...matches, { rows, value: kind === 'ward' ? 0.85 : 0.9, isStrong: true, from: { spot, square } }];
}

const strong = (rows: RowSet, value: number): Match => ({ rows, value, isStrong: true });
const weak = (rows: RowSet, value: number): Match => ({ rows, value, isStrong: false });
const within = (match: Match): Match => ({ ...match, isWithin: true });
