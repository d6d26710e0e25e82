/** A set of row numbers: bit `row % 32` of word `row / 32`. Every set of one segment has the same number of words. */
export type Bits = Uint32Array;

/** Returns an empty set with room for `rows` rows. */
export function emptyBits(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5);
}

/** Adds a row. */
export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** Removes a row. */
export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** True if a row is in the set. */
export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Returns the number of bits set in a word. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Returns the number of rows in a set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countWord(bits[word] ?? 0);
  return count;
}

/** Returns the number of rows that are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += countWord((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** Keeps only the rows that are in `other` too. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Removes the rows of `other`. */
export function takeOut(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

/** Adds the rows of `other`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Calls `onRow` with each row of one word, in order; `at` is the index of the word. */
export function eachInWord(word: number, at: number, onRow: (row: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) onRow((at << 5) + 31 - Math.clz32(rest & -rest));
}

/** Calls `onRow` with each row of a set, in order. */
export function eachBit(bits: Bits, onRow: (row: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] ?? 0;
    if (word !== 0) eachInWord(word, at, onRow);
  }
}
