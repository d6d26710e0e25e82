import { type Bits, clearBit, countBits, eachBit, eachInWord, emptyBits, hasBit, setBit, takeOut } from './bits.ts';

/** A set with fewer than one row in this many is stored as a list. */
const SPARSE = 32;

/**
 * An immutable set of rows of a segment: bits if they are many, a sorted list if they are few. An operation takes time
 * proportional to the number of rows, and never more than to the number of 32-row words of the segment.
 */
export class RowSet {
  /** Unique, for cache keys. */
  readonly id = ++made;
  /** The number of row numbers of the segment. */
  readonly size: number;
  readonly count: number;
  readonly bits: Bits | undefined;
  /** The rows in order; empty if there are bits. */
  readonly list: Uint32Array;

  private constructor(size: number, count: number, bits: Bits | undefined, list: Uint32Array) {
    this.size = size;
    this.count = count;
    this.bits = bits;
    this.list = list;
  }

  /** Returns the rows of a bit set, which must not be changed afterwards. */
  static ofBits(bits: Bits, size: number): RowSet {
    const count = countBits(bits);
    if (!isSparse(count, size)) return new RowSet(size, count, bits, NO_ROWS);
    const list = new Uint32Array(count);
    let place = 0;
    for (let at = 0; place < count; at++) {
      for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
        list[place++] = (at << 5) + 31 - Math.clz32(rest & -rest);
      }
    }
    return new RowSet(size, count, undefined, list);
  }

  /** Returns the set of a sorted list without duplicates, which must not be changed afterwards. */
  static ofList(list: Uint32Array, size: number): RowSet {
    if (isSparse(list.length, size)) return new RowSet(size, list.length, undefined, list);
    const bits = emptyBits(size);
    for (let at = 0; at < list.length; at++) setBit(bits, list[at] ?? 0);
    return new RowSet(size, list.length, bits, NO_ROWS);
  }

  get bytes(): number {
    return this.bits?.byteLength ?? this.list.byteLength;
  }

  has(row: number): boolean {
    return this.bits === undefined ? this.list[placeOf(this.list, row, 0)] === row : hasBit(this.bits, row);
  }

  /** Calls `onRow` with each row, in order. */
  each(onRow: (row: number) => void): void {
    if (this.bits === undefined) for (let at = 0; at < this.list.length; at++) onRow(this.list[at] ?? 0);
    else eachBit(this.bits, onRow);
  }

  /** True if the set has a row in the words of 32 rows from `from` up to, but not including, `to`. */
  hasAnyIn(from: number, to: number): boolean {
    if (this.bits === undefined)
      return (this.list[placeOf(this.list, from << 5, 0)] ?? Number.POSITIVE_INFINITY) < to << 5;
    for (let at = from; at < to; at++) if (this.bits[at] !== 0) return true;
    return false;
  }

  /** Calls `onRow` with each row of one word, in order. */
  eachIn(word: number, onRow: (row: number) => void): void {
    if (this.bits !== undefined) {
      eachInWord(this.bits[word] ?? 0, word, onRow);
      return;
    }
    const end = (word + 1) << 5;
    for (let at = placeOf(this.list, word << 5, 0); (this.list[at] ?? end) < end; at++) onRow(this.list[at] ?? 0);
  }

  /** Returns the rows from a word on. */
  from(word: number): RowSet {
    if (this.bits !== undefined) return RowSet.ofBits(this.bits.slice().fill(0, 0, word), this.size);
    return RowSet.ofList(this.list.subarray(placeOf(this.list, word << 5, 0)), this.size);
  }

  /** Returns the rows that are not in another set. */
  without(other: RowSet): RowSet {
    if (this.bits === undefined) {
      const list = this.list.filter((row) => !other.has(row));
      return RowSet.ofList(list, this.size);
    }
    const bits = this.bits.slice();
    if (other.bits === undefined) for (const row of other.list) clearBit(bits, row);
    else takeOut(bits, other.bits);
    return RowSet.ofBits(bits, this.size);
  }
}

/** Returns the position of a row in a sorted list, or where it would be. A galloping search that starts at `from`. */
export function placeOf(list: Uint32Array, row: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < list.length && (list[low + step] ?? 0) < row) {
    low += step;
    step *= 2;
  }
  let high = Math.min(list.length, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

let made = 0;
const NO_ROWS = new Uint32Array(0);

function isSparse(count: number, size: number): boolean {
  return count * SPARSE < size;
}
