import { addAll, type Bits, countBoth, countWord, emptyBits, hasBit, keepBoth, setBit } from './bits.ts';

/** The rows that one key stands at: a set where there are many, a sorted list where there are few. */
export type Posting = { readonly count: number } & (
  | { readonly bits: Bits; readonly rows?: undefined }
  | { readonly rows: Uint32Array; readonly bits?: undefined }
);

const NONE: Posting = { count: 0, rows: new Uint32Array(0) };

/** The postings of every key of a segment, one array for all lists. */
export interface Postings {
  /** What stands at a key; nothing where the key is unknown. */
  of(key: number | undefined): Posting;
  readonly bytes: number;
}

/**
 * Turns the keys of each row into the rows of each key. `keysOf` holds the keys of all rows one after the other, those
 * of row `order[at]` from `starts[order[at]]` on; `order` is -1 where a row number is not used. Yields now and then.
 */
export function* invert(
  keyCount: number,
  keysOf: Uint32Array,
  starts: Uint32Array,
  order: Int32Array,
): Generator<void, Postings> {
  const first = new Uint32Array(keyCount + 1);
  const used = starts[starts.length - 1] ?? 0;
  for (let at = 0; at < used; at++) {
    const key = (keysOf[at] ?? 0) + 1;
    first[key] = (first[key] ?? 0) + 1;
    if ((at & 0xffff) === 0) yield;
  }
  for (let key = 1; key <= keyCount; key++) first[key] = (first[key] ?? 0) + (first[key - 1] ?? 0);
  const next = first.slice();
  const rows = new Uint32Array(used);
  for (let row = 0; row < order.length; row++) {
    const source = order[row] ?? -1;
    if (source < 0) continue;
    const end = starts[source + 1] ?? 0;
    for (let at = starts[source] ?? 0; at < end; at++) {
      const key = keysOf[at] ?? 0;
      const place = next[key] ?? 0;
      rows[place] = row;
      next[key] = place + 1;
    }
    if ((row & 0xfff) === 0) yield;
  }
  const dense = new Map<number, Bits>();
  let bytes = rows.byteLength + first.byteLength;
  for (let key = 0; key < keyCount; key++) {
    const from = first[key] ?? 0;
    const to = first[key + 1] ?? 0;
    if ((to - from) * 32 < order.length) continue;
    const bits = emptyBits(order.length);
    for (let at = from; at < to; at++) setBit(bits, rows[at] ?? 0);
    dense.set(key, bits);
    bytes += bits.byteLength;
    yield;
  }
  const of = (key: number | undefined): Posting => {
    if (key === undefined) return NONE;
    const from = first[key] ?? 0;
    const to = first[key + 1] ?? 0;
    const bits = dense.get(key);
    return bits === undefined ? { count: to - from, rows: rows.subarray(from, to) } : { count: to - from, bits };
  };
  return { of, bytes };
}

/** Adds the rows of a posting to a set. */
export function addPosting(bits: Bits, posting: Posting): void {
  if (posting.bits !== undefined) addAll(bits, posting.bits);
  else for (const row of posting.rows) setBit(bits, row);
}

/** The rows of a set that stand in any of the postings. */
export function withAny(bits: Bits, postings: readonly Posting[]): Bits {
  const [only] = postings;
  if (postings.length === 1 && only?.rows !== undefined) {
    const kept = new Uint32Array(bits.length);
    for (const row of only.rows) if (hasBit(bits, row)) setBit(kept, row);
    return kept;
  }
  const any = only?.bits === undefined ? new Uint32Array(bits.length) : only.bits.slice();
  for (const posting of only?.bits === undefined ? postings : postings.slice(1)) addPosting(any, posting);
  keepBoth(any, bits);
  return any;
}

/** How many rows of a set stand in a posting. */
export function countIn(bits: Bits, posting: Posting): number {
  if (posting.bits !== undefined) return countBoth(bits, posting.bits);
  let count = 0;
  for (const row of posting.rows) count += countWord((bits[row >>> 5] ?? 0) & (1 << (row & 31)));
  return count;
}
