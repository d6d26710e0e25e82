import { eachBit, hasBit, type RankedBits, rankBits, takeOut } from './bits.ts';
import { compareMerit } from './merit.ts';
import type { Segment } from './segment.ts';

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
  if (a.square !== b.square) return a.square - b.square;
  return b.score - a.score || compareMerit(meritOf(a), meritOf(b));
}

/** The first `count` rows of a set in the order of merit; with `before`, those of it come before the others. */
export function firstByMerit(segment: Segment, wanted: RankedBits, count: number, before?: RankedBits): number[] {
  if (before !== undefined && before !== wanted) {
    const first = firstByMerit(segment, before, count);
    if (first.length === count || before.count >= wanted.count) return first;
    const others = wanted.bits.slice();
    takeOut(others, before.bits);
    return [...first, ...firstByMerit(segment, rankBits(others), count - first.length)];
  }
  const { byMerit, rank, ids } = segment;
  const most = Math.min(count, wanted.count);
  const found: number[] = [];
  if (most === 0) return found;
  // Passing over others until enough are met, or putting all that are wanted in order: whichever is less work.
  if ((most * ids.length) / wanted.count < wanted.count * 16) {
    for (let at = 0; at < byMerit.length && found.length < most; at++) {
      const row = byMerit[at] ?? 0;
      if (hasBit(wanted.bits, row)) found.push(row);
    }
    return found;
  }
  const ranks = new Uint32Array(wanted.count);
  let size = 0;
  eachBit(wanted.bits, (row) => {
    ranks[size++] = rank[row] ?? 0;
  });
  for (const place of ranks.sort().subarray(0, most)) found.push(byMerit[place] ?? 0);
  return found;
}

function meritOf({ segment, row }: FoundRow) {
  return { bookable: segment.bookable[row] === 1, rating: segment.rating[row] ?? 0, id: segment.ids[row] ?? 0 };
}
