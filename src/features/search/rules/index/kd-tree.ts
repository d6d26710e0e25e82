/** Three coordinates a row. */
export type Coordinates = readonly [Float64Array, Float64Array, Float64Array];

/**
 * A k-d tree over rows, which are numbered in its order, so that neighbouring rows have neighbouring numbers. Every node is
 * a range of words of 32 rows, every leaf a single word. Node 1 is the root; 2n and 2n + 1 are the children of node n.
 */
export interface KdTree {
  /** The number of words with rows that have a place. */
  readonly words: number;
  /** Six numbers a node: the minimum and the maximum of each coordinate. */
  readonly boxes: Float64Array;
  /** Two numbers a node: its first word and the end of its range. */
  readonly ranges: Uint32Array;
}

/** Returns the first word of a node. */
export function firstWord({ ranges }: KdTree, node: number): number {
  return ranges[2 * node] ?? 0;
}

/** Returns the word after the last one of a node. */
export function endWord({ ranges }: KdTree, node: number): number {
  return ranges[2 * node + 1] ?? 0;
}

/** True if a node is a single word, without children. */
export function isLeaf(tree: KdTree, node: number): boolean {
  return endWord(tree, node) - firstWord(tree, node) === 1;
}

/**
 * Sorts `order` (indices into the coordinates) into the order of a tree and returns the tree. Yields after each node, so
 * that a server can do other work in between.
 */
export function* buildKdTree(order: Int32Array, coordinates: Coordinates): Generator<void, KdTree> {
  const words = (order.length + 31) >>> 5;
  const nodes = 2 * 2 ** Math.ceil(Math.log2(Math.max(1, words)));
  const tree: KdTree = { words, boxes: new Float64Array(6 * nodes), ranges: new Uint32Array(2 * nodes) };
  if (words === 0) return tree;
  tree.ranges.set([0, words], 2);
  const open = [1];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const [from, end] = [firstWord(tree, node), endWord(tree, node)];
    const first = from * 32;
    const last = Math.min(end * 32, order.length) - 1;
    const widest = fitBox(tree.boxes, node * 6, order.subarray(first, last + 1), coordinates);
    if (!isLeaf(tree, node)) {
      const middle = (from + end + 1) >>> 1;
      quickselect(order, coordinates[widest] ?? coordinates[0], first, last, middle * 32);
      tree.ranges.set([from, middle, middle, end], 4 * node);
      open.push(2 * node, 2 * node + 1);
    }
    yield;
  }
  return tree;
}

/** Writes the bounding box of some rows and returns the coordinate in which it is widest. */
function fitBox(boxes: Float64Array, at: number, rows: Int32Array, coordinates: Coordinates): number {
  let widest = 0;
  let width = -1;
  for (const [axis, values] of coordinates.entries()) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < rows.length; i++) {
      const value = values[rows[i] ?? 0] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    boxes[at + 2 * axis] = min;
    boxes[at + 2 * axis + 1] = max;
    if (max - min > width) {
      width = max - min;
      widest = axis;
    }
  }
  return widest;
}

/**
 * Quickselect of indices by their values, from position `first` to `last`: reorders them so that none before position `k`
 * has a greater value than one from `k` on.
 */
export function quickselect(
  order: Int32Array | Uint32Array,
  values: Float64Array | Uint32Array,
  first: number,
  last: number,
  k: number,
): void {
  let left = first;
  let right = last;
  while (right > left) {
    const [lowEnd, highStart] = partition(order, values, left, right);
    if (k <= lowEnd) right = lowEnd;
    else if (k >= highStart) left = highStart;
    else return;
  }
}

/** Hoare's partition around the middle element. Returns the end of the smaller part and the start of the greater one. */
function partition(
  order: Int32Array | Uint32Array,
  values: Float64Array | Uint32Array,
  left: number,
  right: number,
): readonly [lowEnd: number, highStart: number] {
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
  return [j, i];
}
