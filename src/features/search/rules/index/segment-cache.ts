import { LRUCache } from 'lru-cache';
import type { Segment } from './segment.ts';

/** The limit of a cache: a number of entries, or a number of bytes with the size of each value in bytes, at least 1. */
export type CacheLimit<T extends object> =
  | { readonly maxEntries: number }
  | { readonly maxBytes: number; readonly bytesOf: (value: T) => number };

/**
 * Results that were computed for a segment. Each segment has a cache of its own, which goes with it, and whose least
 * recently used entries go first.
 */
export class SegmentCache<T extends object> {
  readonly #caches = new WeakMap<Segment, LRUCache<string, T>>();
  readonly #limit: CacheLimit<T>;

  constructor(limit: CacheLimit<T>) {
    this.#limit = limit;
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
    const limit = this.#limit;
    const cache = new LRUCache<string, T>(
      'maxEntries' in limit ? { max: limit.maxEntries } : { maxSize: limit.maxBytes, sizeCalculation: limit.bytesOf },
    );
    this.#caches.set(segment, cache);
    return cache;
  }
}
