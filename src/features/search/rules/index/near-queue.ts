/** What waits to be looked at: a node of the tree (`from` to `to` are words), or, where `node` is 0, the row `from`. */
interface Entry {
  readonly square: number;
  readonly node: number;
  readonly from: number;
  readonly to: number;
}

/** Gives the nearest entry first; of equally near ones a node before rows, rows by their rank. */
export class NearQueue {
  readonly #heap: Entry[] = [];
  readonly #rank: Uint32Array;

  constructor(rank: Uint32Array) {
    this.#rank = rank;
  }

  push(square: number, node: number, from: number, to: number): void {
    const heap = this.#heap;
    const entry: Entry = { square, node, from, to };
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      const above = heap[parent];
      if (above === undefined || !this.#before(entry, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = entry;
  }

  pop(): Entry | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      let below = heap[child];
      if (below === undefined) break;
      const other = heap[child + 1];
      if (other !== undefined && this.#before(other, below)) {
        child += 1;
        below = other;
      }
      if (!this.#before(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
    return first;
  }

  #before(a: Entry, b: Entry): boolean {
    if (a.square !== b.square) return a.square < b.square;
    if (a.node !== 0 || b.node !== 0) return a.node !== 0 && b.node === 0;
    return (this.#rank[a.from] ?? 0) < (this.#rank[b.from] ?? 0);
  }
}
