import { addAll, countBoth, countWord, emptyBits, hasBit, keepBoth, setBit } from './bits.ts';
import { placeOf, RowSet } from './row-set.ts';

/** Returns the intersection of one or more sets. Takes time proportional to the smallest. */
export function inAll(sets: readonly [RowSet, ...RowSet[]]): RowSet {
  const [first = sets[0], ...others] = sets.toSorted((a, b) => a.count - b.count);
  if (others.length === 0) return first;
  if (first.bits !== undefined) {
    const bits = first.bits.slice();
    // If the smallest set has bits, every other one has.
    for (const other of others) if (other.bits !== undefined) keepBoth(bits, other.bits);
    return RowSet.ofBits(bits, first.size);
  }
  const rows = first.list.slice();
  let left = rows.length;
  for (const other of others) left = keepIn(rows, left, other);
  return RowSet.ofList(rows.slice(0, left), first.size);
}

/** Returns the union of sets of a segment with `size` row numbers. */
export function inAny(sets: readonly RowSet[], size: number): RowSet {
  const some = sets.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  const [first = RowSet.ofList(new Uint32Array(0), size)] = some;
  if (some.length < 2) return first;
  const last = some.at(-1);
  if (last?.bits === undefined && some.length < 4) {
    const merged = some.slice(1).reduce((list, other) => merge(list, other.list), first.list);
    return RowSet.ofList(merged, size);
  }
  const bits = last?.bits?.slice() ?? emptyBits(size);
  for (const { bits: more, list } of some) {
    if (more === undefined) for (let at = 0; at < list.length; at++) setBit(bits, list[at] ?? 0);
    else if (more !== last?.bits) addAll(bits, more);
  }
  return RowSet.ofBits(bits, size);
}

/** Returns the number of rows that are in both sets. */
export function countInBoth(a: RowSet, b: RowSet): number {
  if (a.bits !== undefined && b.bits !== undefined) return countBoth(a.bits, b.bits);
  const [few, many] = a.count < b.count ? [a.list, b] : [b.list, a];
  let count = 0;
  if (many.bits === undefined) {
    for (let at = 0, place = 0; at < few.length; at++) {
      place = placeOf(many.list, few[at] ?? 0, place);
      if (many.list[place] === few[at]) count += 1;
    }
    return count;
  }
  for (const row of few) count += countWord((many.bits[row >>> 5] ?? 0) & (1 << (row & 31)));
  return count;
}

/** Moves those of the first `length` rows that are in a set to the front. Returns their number. */
function keepIn(rows: Uint32Array, length: number, { bits, list }: RowSet): number {
  let kept = 0;
  let place = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] ?? 0;
    if (bits === undefined) place = placeOf(list, row, place);
    if (bits === undefined ? list[place] === row : hasBit(bits, row)) rows[kept++] = row;
  }
  return kept;
}

function merge(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length);
  let length = 0;
  for (let i = 0, j = 0; i < a.length || j < b.length; length++) {
    const [x, y] = [a[i] ?? Number.POSITIVE_INFINITY, b[j] ?? Number.POSITIVE_INFINITY];
    merged[length] = Math.min(x, y);
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return merged.slice(0, length);
}
