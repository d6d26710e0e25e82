/** Three coordinates a row. */
export type Coordinates = readonly [Float64Array, Float64Array, Float64Array];

/**
 * A tree over rows that are numbered so that what is near is next to each other: every node is a range of words of 32
 * rows, the leaves are single words. Node 1 is the root, 2n and 2n + 1 are the children of n.
 */
export interface KdTree {
  /** Words of the rows with a place. */
  readonly words: number;
  /** Six numbers a node: least and most of each coordinate. */
  readonly boxes: Float64Array;
}

/** Where the children of a range of words meet. */
export function middleWord(from: number, to: number): number {
  return (from + to + 1) >>> 1;
}

/**
 * Brings `order` (indices into the coordinates) into the order of a tree and answers the tree. Yields between nodes, so
 * that a server can do other things meanwhile.
 */
export function* buildKdTree(order: Int32Array, coordinates: Coordinates): Generator<void, KdTree> {
  const words = (order.length + 31) >>> 5;
  const boxes = new Float64Array(6 * 2 * 2 ** Math.ceil(Math.log2(Math.max(1, words))));
  const open: [node: number, from: number, to: number][] = words === 0 ? [] : [[1, 0, words]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, from, to] = next;
    const first = from * 32;
    const last = Math.min(to * 32, order.length) - 1;
    const widest = fitBox(boxes, node * 6, order, first, last, coordinates);
    if (to - from > 1) {
      const middle = middleWord(from, to);
      select(order, coordinates[widest] ?? coordinates[0], first, last, middle * 32);
      open.push([2 * node, from, middle], [2 * node + 1, middle, to]);
    }
    yield;
  }
  return { words, boxes };
}

/** Writes the box around some rows and answers the coordinate in which it is widest. */
function fitBox(
  boxes: Float64Array,
  at: number,
  order: Int32Array,
  first: number,
  last: number,
  coordinates: Coordinates,
): number {
  let widest = 0;
  let width = -1;
  for (const [axis, values] of coordinates.entries()) {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = first; i <= last; i++) {
      const value = values[order[i] ?? 0] ?? 0;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    boxes[at + 2 * axis] = least;
    boxes[at + 2 * axis + 1] = most;
    if (most - least > width) {
      width = most - least;
      widest = axis;
    }
  }
  return widest;
}

/** Quickselect of indices by their values: what is less than the k-th comes before it, what is more behind it. */
export function select(
  order: Int32Array | Uint32Array,
  values: Float64Array | Uint32Array,
  first: number,
  last: number,
  k: number,
): void {
  let left = first;
  let right = last;
  while (right > left) {
    const pivot = values[order[(left + right) >>> 1] ?? 0] ?? 0;
    let i = left;
    let j = right;
    while (i <= j) {
      while ((values[order[i] ?? 0] ?? 0) < pivot) i++;
      while ((values[order[j] ?? 0] ?? 0) > pivot) j--;
      if (i <= j) {
        const swapped = order[i] ?? 0;
        order[i++] = order[j] ?? 0;
        order[j--] = swapped;
      }
    }
    if (k <= j) right = j;
    else if (k >= i) left = i;
    else return;
  }
}
