import { LRUCache } from 'lru-cache';
import type { Segment } from './segment.ts';

/**
 * Results that were computed for a segment. Each segment has a cache of its own, which goes with it, and whose least
 * recently used entries go first.
 */
export class SegmentCache<T extends object> {
  readonly #caches = new WeakMap<Segment, LRUCache<string, T>>();
  readonly #maxSize: number;
  readonly #sizeOf: (value: T) => number;

  /** @param sizeOf the size of a value, at least 1; without it every value has the size 1 */
  constructor({ maxSize, sizeOf = () => 1 }: { readonly maxSize: number; readonly sizeOf?: (value: T) => number }) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  /** Returns the cached value of a key; computes and stores it if there is none. */
  get(segment: Segment, key: string, compute: () => T): T {
    const cache = this.#cacheOf(segment);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute();
    cache.set(key, value);
    return value;
  }

  #cacheOf(segment: Segment): LRUCache<string, T> {
    const known = this.#caches.get(segment);
    if (known !== undefined) return known;
    // With `max` instead, the package would allocate every entry at once: 0.1 ms for each of the many small segments.
    const cache = new LRUCache<string, T>({ maxSize: this.#maxSize, sizeCalculation: this.#sizeOf });
    this.#caches.set(segment, cache);
    return cache;
  }
}
