import { hasBit } from '../index/bits.ts';
import { quickselect } from '../index/kd-tree.ts';
import { compareQuality } from '../index/quality.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';

/** A row that a search found, with what it is ordered by. */
export interface FoundRow {
  readonly segment: Segment;
  readonly row: number;
  /** Squared straight distance; infinite if the row's place is unknown or the search has no point. */
  readonly square: number;
  /** How well it matches the search; more is better. */
  readonly score: number;
}

/** Nearest first, then the higher score, then the higher quality. */
export function compareFound(a: FoundRow, b: FoundRow): number {
  return a.square === b.square ? compareScore(a, b) : a.square - b.square;
}

/** The higher score first, then the higher quality. */
export function compareScore(a: FoundRow, b: FoundRow): number {
  return b.score - a.score || compareQuality(qualityOf(a), qualityOf(b));
}

/** Returns the first `count` rows of a set, in the order of quality. */
export function firstByQuality(segment: Segment, wanted: RowSet, count: number): number[] {
  const ranks = Uint32Array.from(topByQuality(segment, wanted, count), (row) => segment.rank[row] ?? 0).sort();
  return Array.from(ranks, (place) => segment.byQuality[place] ?? 0);
}

/** Returns the same rows in any order. */
export function topByQuality({ byQuality, rank }: Segment, wanted: RowSet, count: number): Uint32Array {
  const { bits, list } = wanted;
  if (bits === undefined) {
    if (list.length <= count) return list;
    const rows = list.slice();
    quickselect(rows, rank, 0, rows.length - 1, count);
    return rows.slice(0, count);
  }
  const found = new Uint32Array(Math.min(count, wanted.count));
  // A set with bits has one row in 32 or more, so the scan soon meets enough of them.
  for (let at = 0, size = 0; size < found.length; at++) {
    const row = byQuality[at] ?? 0;
    if (hasBit(bits, row)) found[size++] = row;
  }
  return found;
}

function qualityOf({ segment, row }: FoundRow) {
  const { bookable, rating, size, ids } = segment;
  return { bookable: bookable[row] === 1, rating: rating[row] ?? 0, size: size[row] ?? 0, id: ids[row] ?? 0 };
}
