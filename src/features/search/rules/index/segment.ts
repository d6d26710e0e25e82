import { type Bits, clearBit, emptyBits, setBit } from './bits.ts';
import type { Coordinates, KdTree } from './kd-tree.ts';
import type { Postings } from './postings.ts';
import type { Stretches } from './row-order.ts';
import type { RowSet } from './row-set.ts';
import type { ScheduleClass } from './schedules.ts';
import type { Words } from './words.ts';

/**
 * Providers in memory, never changed but for what is hidden. A row is a number; rows that are near to each other have
 * near numbers, and those without a place come last. Numbers between the two may be unused.
 */
export interface Segment {
  /** Provider id of each row; 0 where the number isn't used. */
  readonly ids: Int32Array;
  /** Rows by id. */
  readonly rowsById: Int32Array;
  readonly coordinates: Coordinates;
  readonly tree: KdTree;
  /** Rows in the order of their merit, and the place of each row in it. */
  readonly byQuality: Uint32Array;
  readonly rank: Uint32Array;
  readonly rating: Float64Array;
  readonly bookable: Uint8Array;
  /** How big the house is. @see facilitySize */
  readonly size: Uint8Array;
  /** When the row was written last, ms by the database's clock. */
  readonly changedAtMs: Float64Array;
  readonly keys: ReadonlyMap<string, number>;
  readonly postings: Postings;
  /** The keys of each name's terms, in the order of the name. */
  readonly names: Stretches<Uint32Array>;
  readonly words: Words;
  /** Every schedule that there is, once: most providers share the usual hours. */
  readonly schedules: readonly ScheduleClass[];
  /** Which of the schedules each row has. */
  readonly scheduleOf: Uint32Array;
  readonly cards: Stretches<Uint8Array>;
  /** Rows in use, hidden or not. */
  readonly used: RowSet;
  /** Rows in use that are not hidden. */
  readonly shown: Bits;
  /** Changes with everything that is hidden. */
  version: number;
  readonly bytes: number;
}

/** The row of a provider; -1 when it isn't in this segment, hidden or not. */
export function rowOf({ ids, rowsById }: Pick<Segment, 'ids' | 'rowsById'>, id: number): number {
  let low = 0;
  let high = rowsById.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const row = rowsById[middle] ?? 0;
    const found = ids[row] ?? 0;
    if (found === id) return row;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Hides a provider whose row here is out of date. */
export function hide(segment: Segment, id: number): void {
  const row = rowOf(segment, id);
  if (row < 0) return;
  clearBit(segment.shown, row);
  segment.version += 1;
}

/** The rows that are used, as a set. */
export function usedRows(ids: Int32Array): Bits {
  const used = emptyBits(ids.length);
  for (let row = 0; row < ids.length; row++) if (ids[row] !== 0) setBit(used, row);
  return used;
}
