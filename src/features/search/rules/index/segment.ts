import { type Bits, clearBit, emptyBits, setBit } from './bits.ts';
import type { Coordinates, KdTree } from './kd-tree.ts';
import type { Postings } from './postings.ts';
import type { RowLists } from './row-order.ts';
import type { RowSet } from './row-set.ts';
import type { ScheduleClass } from './schedules.ts';
import type { Words } from './words.ts';

/**
 * Providers in memory. Immutable, except that rows can be hidden. A row is a number. Neighbours on the map have neighbouring
 * numbers, and rows without a place come last; some numbers between the two are unused.
 */
export interface Segment {
  /** Provider id of each row; 0 if the row number isn't used. */
  readonly ids: Int32Array;
  /** Rows in the order of their ids. */
  readonly rowsById: Int32Array;
  readonly coordinates: Coordinates;
  readonly tree: KdTree;
  /** Rows in the order of their quality, and the position of each row in it. */
  readonly byQuality: Uint32Array;
  readonly rank: Uint32Array;
  readonly rating: Float64Array;
  readonly bookable: Uint8Array;
  /** @see facilitySize */
  readonly size: Uint8Array;
  /** When the row was last written, ms of the database's clock. */
  readonly changedAtMs: Float64Array;
  readonly keys: ReadonlyMap<string, number>;
  readonly postings: Postings;
  /** The keys of the terms of each name, in their order. */
  readonly names: RowLists<Uint32Array>;
  readonly words: Words;
  /** The distinct schedules: most providers share the usual hours. */
  readonly schedules: readonly ScheduleClass[];
  /** The index of each row's schedule. */
  readonly scheduleOf: Uint32Array;
  readonly cards: RowLists<Uint8Array>;
  /** Rows in use, hidden or not. */
  readonly used: RowSet;
  /** Rows in use that are not hidden. */
  readonly shown: Bits;
  /** Incremented whenever a row is hidden. */
  version: number;
  readonly bytes: number;
}

/** Returns the row of a provider, hidden or not; -1 if it isn't in this segment. */
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

/** Hides a provider, whose row is out of date. */
export function hide(segment: Segment, id: number): void {
  const row = rowOf(segment, id);
  if (row < 0) return;
  clearBit(segment.shown, row);
  segment.version += 1;
}

/** Returns the rows that are in use. */
export function usedRows(ids: Int32Array): Bits {
  const used = emptyBits(ids.length);
  for (let row = 0; row < ids.length; row++) if (ids[row] !== 0) setBit(used, row);
  return used;
}
