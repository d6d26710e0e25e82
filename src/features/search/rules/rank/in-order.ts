import { hasBit } from '../index/bits.ts';
import { select } from '../index/kd-tree.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { compareMerit } from './merit.ts';

/** A row that was found, with what it is ordered by. */
export interface FoundRow {
  readonly segment: Segment;
  readonly row: number;
  /** Squared straight distance; infinite where the place isn't known or none was named. */
  readonly square: number;
  /** How well it answers the search; the more the better. */
  readonly score: number;
}

/** Nearest first, then the best answer, then by merit: the same order however often it is asked. */
export function compareFound(a: FoundRow, b: FoundRow): number {
  return a.square === b.square ? compareScore(a, b) : a.square - b.square;
}

/** The best answer first, then by merit. */
export function compareScore(a: FoundRow, b: FoundRow): number {
  return b.score - a.score || compareMerit(meritOf(a), meritOf(b));
}

/** The first `count` rows of a set in the order of merit. */
export function firstByMerit(segment: Segment, wanted: RowSet, count: number): number[] {
  const ranks = Uint32Array.from(mostByMerit(segment, wanted, count), (row) => segment.rank[row] ?? 0).sort();
  return Array.from(ranks, (place) => segment.byMerit[place] ?? 0);
}

/** The same rows in no order. */
export function mostByMerit({ byMerit, rank }: Segment, wanted: RowSet, count: number): Uint32Array {
  const { bits, list } = wanted;
  if (bits === undefined) {
    if (list.length <= count) return list;
    const rows = list.slice();
    select(rows, rank, 0, rows.length - 1, count);
    return rows.slice(0, count);
  }
  const most = Math.min(count, wanted.count);
  const found = new Uint32Array(most);
  // Of so many rows one is met soon.
  for (let at = 0, size = 0; size < most; at++) {
    const row = byMerit[at] ?? 0;
    if (hasBit(bits, row)) found[size++] = row;
  }
  return found;
}

function meritOf({ segment, row }: FoundRow) {
  const { bookable, rating, size, ids } = segment;
  return { bookable: bookable[row] === 1, rating: rating[row] ?? 0, size: size[row] ?? 0, id: ids[row] ?? 0 };
}
