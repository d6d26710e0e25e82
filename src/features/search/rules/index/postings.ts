import { RowSet } from './row-set.ts';

/** The postings of every key of a segment, one array for all lists. */
export interface Postings {
  /** The rows that a key stands at; none where it is unknown. */
  of(key: number | undefined): RowSet;
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
  const dense = new Map<number, RowSet>();
  let bytes = rows.byteLength + first.byteLength;
  for (let key = 0; key < keyCount; key++) {
    const posting = RowSet.ofList(rows.subarray(first[key], first[key + 1]), order.length);
    if ((key & 0xfff) === 0) yield;
    if (posting.bits === undefined) continue;
    dense.set(key, posting);
    bytes += posting.bytes;
    yield;
  }
  const none = RowSet.ofList(new Uint32Array(0), order.length);
  const of = (key: number | undefined): RowSet => {
    if (key === undefined) return none;
    return dense.get(key) ?? RowSet.ofList(rows.subarray(first[key], first[key + 1]), order.length);
  };
  return { of, bytes };
}
