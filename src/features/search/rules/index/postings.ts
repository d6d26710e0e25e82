import { RowSet } from './row-set.ts';

/** The rows of every key of a segment. */
export interface Postings {
  /** Returns the rows that have a key; none if it is undefined. */
  of(key: number | undefined): RowSet;
  readonly bytes: number;
}

/** The rows of all keys one after the other: those of key `k` from `starts[k]` to `starts[k + 1]`. */
interface PostingLists {
  readonly rows: Uint32Array;
  readonly starts: Uint32Array;
}

/**
 * Turns the keys of each row into the rows of each key. Keys with many rows are kept as bits.
 * @param keysOf the keys of all sources, one after the other; those of source `s` begin at `starts[s]`
 * @param order the source of each row; -1 for a row number that isn't used
 */
export function* invert(
  keyCount: number,
  keysOf: Uint32Array,
  starts: Uint32Array,
  order: Int32Array,
): Generator<void, Postings> {
  const lists = yield* listRows(keyCount, keysOf, starts, order);
  const listOf = (key: number) =>
    RowSet.ofList(lists.rows.subarray(lists.starts[key], lists.starts[key + 1]), order.length);
  const dense = new Map<number, RowSet>();
  let bytes = lists.rows.byteLength + lists.starts.byteLength;
  for (let key = 0; key < keyCount; key++) {
    const posting = listOf(key);
    if ((key & 0xfff) === 0) yield;
    if (posting.bits === undefined) continue;
    dense.set(key, posting);
    bytes += posting.bytes;
    yield;
  }
  const none = RowSet.ofList(new Uint32Array(0), order.length);
  return { of: (key) => (key === undefined ? none : (dense.get(key) ?? listOf(key))), bytes };
}

/** A counting sort of the pairs of key and row by key. */
function* listRows(
  keyCount: number,
  keysOf: Uint32Array,
  starts: Uint32Array,
  order: Int32Array,
): Generator<void, PostingLists> {
  const used = starts.at(-1) ?? 0;
  const listStarts = yield* startsOfLists(keyCount, keysOf.subarray(0, used));
  const nextFree = listStarts.slice();
  const rows = new Uint32Array(used);
  for (let row = 0; row < order.length; row++) {
    const source = order[row] ?? -1;
    if (source < 0) continue;
    const end = starts[source + 1] ?? 0;
    for (let at = starts[source] ?? 0; at < end; at++) {
      const key = keysOf[at] ?? 0;
      const position = nextFree[key] ?? 0;
      rows[position] = row;
      nextFree[key] = position + 1;
    }
    if ((row & 0xfff) === 0) yield;
  }
  return { rows, starts: listStarts };
}

/** Returns where the list of each key starts: the number of occurrences of all smaller keys. */
function* startsOfLists(keyCount: number, keys: Uint32Array): Generator<void, Uint32Array> {
  const starts = new Uint32Array(keyCount + 1);
  for (let at = 0; at < keys.length; at++) {
    const next = (keys[at] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
    if ((at & 0xffff) === 0) yield;
  }
  for (let key = 1; key <= keyCount; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  return starts;
}
