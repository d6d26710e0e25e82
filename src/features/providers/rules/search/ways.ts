import { addAll, type Bits, emptyBits, isEmpty, keepBoth } from './bits.ts';
import { postingsAt } from './filtering.ts';
import { lgaKey, nameKey, stateKey, textKey } from './indexed-provider.ts';
import { Kept } from './kept.ts';
import { addWithin } from './nearest.ts';
import type { Place } from './places.ts';
import { addPosting, withAny } from './postings.ts';
import type { Asked } from './read-query.ts';
import type { Segment } from './segment.ts';
import type { Spellings } from './spelling.ts';
import { type Spot, spotOf, squareOfKm } from './sphere.ts';

/** One way in which rows answer a part of a search, and how good an answer it is, 0 to 1. */
export interface Way {
  readonly rows: Bits;
  readonly value: number;
  /** In the name or by what is on record, not somewhere in the text. */
  readonly isStrong: boolean;
  /** The nearer to it the better, down to half the value at this distance (squared). */
  readonly from?: { readonly spot: Spot; readonly square: number };
}

/** All the ways in which a part can be answered. */
export interface PartWays {
  /** The best first. */
  readonly ways: readonly Way[];
  /** The rows of any of them. */
  readonly any: Bits;
  /** The rows of any strong one. */
  readonly strong: Bits;
}

/** A part of a text with the ways in which it is answered. */
export interface AnsweredPart {
  readonly part: Asked;
  readonly found: PartWays;
}

const kept = new WeakMap<Segment, Kept<PartWays>>();

/** As many parts as fit into some 30 MB, each of about eight sets. */
function mostKept({ ids }: Segment): number {
  return Math.max(32, Math.min(500, Math.round(30_000_000 / (ids.length + 1))));
}

/** The ways in which a part can be answered, those in a place or as far around its middle as said. */
export function waysOf(segment: Segment, part: Asked, spellings: Spellings | undefined, widerKm: number): PartWays {
  const known = kept.get(segment) ?? new Kept<PartWays>(mostKept(segment));
  kept.set(segment, known);
  const key = JSON.stringify([part.kind, part.terms, part.isUnfinished, spellings, widerKm]);
  return known.get(key, () => {
    const all = [...asWritten(segment, part), ...asKnown(segment, part), ...asSpelt(segment, spellings)];
    for (const place of part.places) all.push(...inPlace(segment, place, widerKm));
    const ways = all.filter(({ rows }) => !isEmpty(rows)).sort((a, b) => b.value - a.value);
    return {
      ways,
      any: together(segment, ways),
      strong: together(
        segment,
        ways.filter(({ isStrong }) => isStrong),
      ),
    };
  });
}

function asWritten(segment: Segment, part: Asked): Way[] {
  const { terms, also, kind } = part;
  const names = allOf(segment, terms.map(nameKey));
  const texts = allOf(segment, terms.map(textKey));
  if (kind === 'place') {
    // A name that is also that of a place elsewhere: "Yaba Dispensary" in Bauchi is not in Yaba.
    const there = anyOf(
      segment,
      part.places.map(({ state }) => stateKey(state)),
    );
    return [strong(both(names, there), 1), weak(both(texts, there), 0.8), weak(names, 0.5), weak(texts, 0.4)];
  }
  const ways = [strong(names, 1), weak(texts, 0.6)];
  for (const long of also) {
    ways.push(strong(allOf(segment, long.map(nameKey)), 0.95), weak(allOf(segment, long.map(textKey)), 0.6));
  }
  return ways;
}

function asKnown(segment: Segment, { keys, shownBy }: Asked): Way[] {
  if (keys.length === 0) return [];
  const names = shownBy.map((term) => nameKey(term));
  return [strong(anyOf(segment, names), 0.9), strong(anyOf(segment, keys), 0.95)];
}

function asSpelt(segment: Segment, spellings: Spellings | undefined): Way[] {
  const { corrected = [], longer = [] } = spellings ?? {};
  const ways: Way[] = [];
  if (corrected.length > 0) {
    ways.push(strong(anyOf(segment, corrected.map(nameKey)), 0.97), weak(anyOf(segment, corrected.map(textKey)), 0.55));
  }
  if (longer.length > 0) {
    ways.push(strong(anyOf(segment, longer.map(nameKey)), 0.8), weak(anyOf(segment, longer.map(textKey)), 0.5));
  }
  return ways;
}

/** A place is where it is on record, or what lies around its middle. */
function inPlace(segment: Segment, { kind, name, state, point, radiusKm }: Place, widerKm: number): Way[] {
  if (kind === 'state') return [strong(allOf(segment, [stateKey(name)]), 0.9)];
  const ways: Way[] = [];
  if (kind === 'lga') ways.push(strong(allOf(segment, [stateKey(state), lgaKey(name)]), 0.95));
  if (point === undefined) return ways;
  const spot = spotOf(point.lat, point.lng);
  const square = squareOfKm(Math.max(radiusKm, widerKm));
  const rows = emptyBits(segment.ids.length);
  addWithin(rows, segment, segment.used, spot, square);
  return [...ways, { rows, value: kind === 'ward' ? 0.85 : 0.9, isStrong: true, from: { spot, square } }];
}

const strong = (rows: Bits, value: number): Way => ({ rows, value, isStrong: true });
const weak = (rows: Bits, value: number): Way => ({ rows, value, isStrong: false });

function allOf(segment: Segment, keys: readonly string[]): Bits {
  const [first, ...rest] = postingsAt(segment, keys);
  const rows = emptyBits(segment.ids.length);
  if (first !== undefined) addPosting(rows, first);
  let all = rows;
  for (const posting of rest) all = withAny(all, [posting]);
  return all;
}

function anyOf(segment: Segment, keys: readonly string[]): Bits {
  const rows = emptyBits(segment.ids.length);
  for (const posting of postingsAt(segment, keys)) addPosting(rows, posting);
  return rows;
}

function both(a: Bits, b: Bits): Bits {
  const rows = a.slice();
  keepBoth(rows, b);
  return rows;
}

function together(segment: Segment, ways: readonly Way[]): Bits {
  const rows = emptyBits(segment.ids.length);
  for (const way of ways) addAll(rows, way.rows);
  return rows;
}
