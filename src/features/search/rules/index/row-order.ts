export type Numbers = Uint32Array | Int32Array | Float64Array | Uint8Array;

/** A list of numbers for each row, one after the other. */
export interface RowLists<T extends Numbers> {
  readonly values: T;
  /** Where each row's list starts; one entry more than there are rows. */
  readonly starts: Float64Array;
  readonly bytes: number;
}

/** Returns values in the order of rows; `order` has the source of each row, -1 for none. */
export function reordered<T extends Numbers>(values: T, order: Int32Array, empty: number): T {
  const Kind = values.constructor as new (length: number) => T;
  const moved = new Kind(order.length);
  for (let row = 0; row < order.length; row++) moved[row] = values[order[row] ?? -1] ?? empty;
  return moved;
}

/** The same for lists of values: the one of source `at` is from `ends[at]` to `ends[at + 1]`. Yields now and then. */
export function* rearranged<T extends Numbers>(
  values: T,
  ends: Numbers,
  order: Int32Array,
): Generator<void, RowLists<T>> {
  const Kind = values.constructor as new (length: number) => T;
  const moved = new Kind(values.length);
  const starts = new Float64Array(order.length + 1);
  let place = 0;
  for (let row = 0; row < order.length; row++) {
    starts[row] = place;
    const source = order[row] ?? -1;
    if (source >= 0) {
      const list = values.subarray(ends[source], ends[source + 1]);
      moved.set(list as never, place);
      place += list.length;
    }
    if ((row & 0x3ff) === 0) yield;
  }
  starts[order.length] = place;
  return { values: moved, starts, bytes: moved.byteLength + starts.byteLength };
}
