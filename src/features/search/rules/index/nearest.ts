import FlatQueue from 'flatqueue';
import type { Spot } from '../places/sphere.ts';
import { emptyBits, setBit } from './bits.ts';
import { type Coordinates, endWord, firstWord, isLeaf, type KdTree } from './kd-tree.ts';
import { RowSet } from './row-set.ts';

/** A row with its squared straight distance. */
export interface Near {
  readonly row: number;
  readonly square: number;
}

interface Placed {
  readonly tree: KdTree;
  readonly coordinates: Coordinates;
  /** The order of rows at the same distance. */
  readonly rank: Uint32Array;
}

/**
 * Returns the first `count` rows of a set, nearest first, none farther than `maxSquare` (a squared straight distance). Rows
 * at the same distance are in the order of their rank.
 *
 * A best-first search: the queue holds nodes of the tree by their smallest possible distance, and rows by their distance.
 */
export function nearestRows(placed: Placed, wanted: RowSet, spot: Spot, count: number, maxSquare: number): Near[] {
  const { tree, coordinates, rank } = placed;
  if (tree.words === 0 || count === 0) return [];
  const found: Near[] = [];
  // Nodes of the tree are positive; a row is its bitwise complement, which is negative.
  const queue = new FlatQueue<number>();
  const pushNode = (node: number) => {
    const square = squareToBox(tree.boxes, node * 6, spot);
    if (square <= maxSquare && wanted.hasAnyIn(firstWord(tree, node), endWord(tree, node))) queue.push(node, square);
  };
  const pushRow = (row: number) => {
    const square = squareTo(coordinates, row, spot);
    // A word may be shared with rows without a place, whose coordinates are NaN.
    if (square <= maxSquare) queue.push(~row, square);
  };
  pushNode(1);
  for (let square = queue.peekValue(); square !== undefined; square = queue.peekValue()) {
    // After the last row, the queue may hold others at the same distance that rank before it.
    if (found.length >= count && square > (found.at(-1)?.square ?? 0)) break;
    const next = queue.pop() ?? 0;
    if (next < 0) {
      found.push({ row: ~next, square });
    } else if (isLeaf(tree, next)) {
      wanted.eachIn(firstWord(tree, next), pushRow);
    } else {
      pushNode(2 * next);
      pushNode(2 * next + 1);
    }
  }
  found.sort((a, b) => a.square - b.square || (rank[a.row] ?? 0) - (rank[b.row] ?? 0));
  return found.slice(0, count);
}

/** Returns the rows of a set within a squared straight distance of a spot; takes or skips whole branches of the tree. */
export function rowsWithin({ tree, coordinates }: Placed, all: RowSet, spot: Spot, maxSquare: number): RowSet {
  if (all.bits === undefined) {
    const list = all.list.filter((row) => squareTo(coordinates, row, spot) <= maxSquare);
    return RowSet.ofList(list, all.size);
  }
  const { bits } = all;
  const inside = emptyBits(all.size);
  const walk = (node: number): void => {
    if (squareToBox(tree.boxes, node * 6, spot) > maxSquare) return;
    const [from, end] = [firstWord(tree, node), endWord(tree, node)];
    if (squareToFarthest(tree.boxes, node * 6, spot) <= maxSquare) {
      inside.set(bits.subarray(from, end), from);
    } else if (isLeaf(tree, node)) {
      all.eachIn(from, (row) => {
        if (squareTo(coordinates, row, spot) <= maxSquare) setBit(inside, row);
      });
    } else {
      walk(2 * node);
      walk(2 * node + 1);
    }
  };
  if (tree.words > 0) walk(1);
  return RowSet.ofBits(inside, all.size);
}

/** Returns the squared straight distance of a row to a spot; NaN for a row without a place. */
export function squareTo([xs, ys, zs]: Coordinates, row: number, [x, y, z]: Spot): number {
  const dx = (xs[row] ?? 0) - x;
  const dy = (ys[row] ?? 0) - y;
  const dz = (zs[row] ?? 0) - z;
  return dx * dx + dy * dy + dz * dz;
}

function squareToBox(boxes: Float64Array, at: number, spot: Spot): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) {
    const value = spot[axis] ?? 0;
    const away = Math.max((boxes[at + 2 * axis] ?? 0) - value, value - (boxes[at + 2 * axis + 1] ?? 0), 0);
    sum += away * away;
  }
  return sum;
}

function squareToFarthest(boxes: Float64Array, at: number, spot: Spot): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) {
    const value = spot[axis] ?? 0;
    const away = Math.max(value - (boxes[at + 2 * axis] ?? 0), (boxes[at + 2 * axis + 1] ?? 0) - value);
    sum += away * away;
  }
  return sum;
}
