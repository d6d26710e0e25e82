import type { Spot } from '../places/sphere.ts';
import { emptyBits, setBit } from './bits.ts';
import { type Coordinates, type KdTree, middleWord } from './kd-tree.ts';
import { NearQueue } from './near-queue.ts';
import { RowSet } from './row-set.ts';

/** A row with its squared straight distance. */
export interface Near {
  readonly row: number;
  readonly square: number;
}

interface Placed {
  readonly tree: KdTree;
  readonly coordinates: Coordinates;
  /** The order of rows that are equally near. */
  readonly rank: Uint32Array;
}

/** The first `count` rows of a set, nearest first, none farther than `most` (a squared straight distance). */
export function nearestRows(of: Placed, wanted: RowSet, spot: Spot, count: number, most: number): Near[] {
  const { tree, rank } = of;
  const found: Near[] = [];
  const queue = new NearQueue(rank);
  const openNode = (node: number, from: number, to: number) => {
    const square = squareToBox(tree.boxes, node * 6, spot);
    if (square <= most && wanted.hasAnyIn(from, to)) queue.push(square, node, from, to);
  };
  if (tree.words > 0 && count > 0) openNode(1, 0, tree.words);
  for (let next = queue.pop(); next !== undefined && found.length < count; next = queue.pop()) {
    const { square, node, from, to } = next;
    if (node === 0) {
      found.push({ row: from, square });
    } else if (to - from > 1) {
      const middle = middleWord(from, to);
      openNode(2 * node, from, middle);
      openNode(2 * node + 1, middle, to);
    } else {
      wanted.eachIn(from, (row) => {
        const away = squareTo(of.coordinates, row, spot);
        // A word may be shared with rows that have no place; their coordinates are no numbers.
        if (away <= most) queue.push(away, 0, row, row);
      });
    }
  }
  return found;
}

/** The rows of a set within a squared straight distance of a spot, whole branches at once. */
export function rowsWithin({ tree, coordinates }: Placed, all: RowSet, spot: Spot, most: number): RowSet {
  if (all.bits === undefined) {
    const list = all.list.filter((row) => squareTo(coordinates, row, spot) <= most);
    return RowSet.ofList(list, all.size);
  }
  const { bits } = all;
  const inside = emptyBits(all.size);
  const visit = (node: number, from: number, to: number): void => {
    const at = node * 6;
    if (squareToBox(tree.boxes, at, spot) > most) return;
    if (farthestInBox(tree.boxes, at, spot) <= most) {
      for (let word = from; word < to; word++) inside[word] = bits[word] ?? 0;
    } else if (to - from > 1) {
      const middle = middleWord(from, to);
      visit(2 * node, from, middle);
      visit(2 * node + 1, middle, to);
    } else {
      all.eachIn(from, (row) => {
        if (squareTo(coordinates, row, spot) <= most) setBit(inside, row);
      });
    }
  };
  if (tree.words > 0) visit(1, 0, tree.words);
  return RowSet.ofBits(inside, all.size);
}

/** The squared straight distance of a row to a spot; no number for a row without a place. */
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

function farthestInBox(boxes: Float64Array, at: number, spot: Spot): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) {
    const value = spot[axis] ?? 0;
    const away = Math.max(value - (boxes[at + 2 * axis] ?? 0), (boxes[at + 2 * axis + 1] ?? 0) - value);
    sum += away * away;
  }
  return sum;
}
