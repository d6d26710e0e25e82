import { termsOf } from '#features/lexicon/rules/terms.ts';
import type { Schedule } from '#features/schedules/rules/slots.ts';
import { facilitySize } from '../facility-size.ts';
import { spotOf } from '../places/sphere.ts';
import { GrowableArray } from './growable-array.ts';
import { type IndexedProvider, keysOf, nameKey, scheduleKey } from './indexed-provider.ts';
import { buildKdTree, type Coordinates, type KdTree } from './kd-tree.ts';
import { invert } from './postings.ts';
import { discountedRating, sortByQuality } from './quality.ts';
import { type Numbers, rearranged, reordered } from './row-order.ts';
import { RowSet } from './row-set.ts';
import { ScheduleClass } from './schedules.ts';
import { type Segment, usedRows } from './segment.ts';
import { wordsOf } from './words.ts';

/** Builds a segment from providers, which are added in the order of their ids. Keeps only numbers and the cards. */
export class SegmentBuilder {
  readonly #ids = new GrowableArray(new Int32Array(64));
  readonly #places = [0, 1, 2].map(() => new GrowableArray(new Float64Array(64)));
  readonly #rating = new GrowableArray(new Float64Array(64));
  readonly #bookable = new GrowableArray(new Uint8Array(64));
  readonly #size = new GrowableArray(new Uint8Array(64));
  readonly #changedAtMs = new GrowableArray(new Float64Array(64));
  readonly #keyIds = new Map<string, number>();
  readonly #keys = new GrowableArray(new Uint32Array(1024));
  readonly #keyEnds = new GrowableArray(new Uint32Array(65));
  readonly #names = new GrowableArray(new Uint32Array(256));
  readonly #nameEnds = new GrowableArray(new Uint32Array(65));
  readonly #scheduleIds = new Map<string, number>();
  readonly #schedules: ScheduleClass[] = [];
  readonly #scheduleOf = new GrowableArray(new Uint32Array(64));
  readonly #cards = new GrowableArray(new Uint8Array(4096));
  readonly #cardEnds = new GrowableArray(new Float64Array(65));

  constructor() {
    for (const ends of [this.#keyEnds, this.#nameEnds, this.#cardEnds]) ends.push(0);
  }

  /** The number of providers added. */
  get size(): number {
    return this.#ids.length;
  }

  add(provider: IndexedProvider): void {
    const { latitude, longitude, bookable, schedule } = provider;
    this.#ids.push(provider.id);
    const spot = latitude === null || longitude === null ? [] : spotOf(latitude, longitude);
    for (const [axis, values] of this.#places.entries()) values.push(spot[axis] ?? Number.NaN);
    this.#rating.push(discountedRating(provider.ratingTenths, provider.reviewCount));
    this.#bookable.push(bookable ? 1 : 0);
    this.#size.push(facilitySize(provider.name));
    this.#changedAtMs.push(provider.changedAtMs);
    const scheduleAt = this.#scheduleAt(schedule, bookable);
    this.#scheduleOf.push(scheduleAt);
    this.#keys.push(this.#keyId(scheduleKey(scheduleAt)));
    for (const key of keysOf(provider)) this.#keys.push(this.#keyId(key));
    this.#keyEnds.push(this.#keys.length);
    for (const term of termsOf(provider.name)) this.#names.push(this.#keyId(nameKey(term)));
    this.#nameEnds.push(this.#names.length);
    this.#cards.append(provider.card as Uint8Array<ArrayBuffer>);
    this.#cardEnds.push(this.#cards.length);
  }

  /** Returns the segment. Yields now and then, so that a server can do other work in between. */
  *finish(): Generator<void, Segment> {
    const places = this.#places.map((values) => values.finish()) as unknown as Coordinates;
    const { tree, order } = yield* inTreeOrder(places);
    const columns = this.#columnsInOrder(order);
    const { ids, rating, bookable, size } = columns;
    yield;
    const rowsById = rowOfEachSource(order, this.#ids.length);
    const byQuality = yield* sortByQuality(rowsById, { rating, bookable, size });
    const rank = new Uint32Array(order.length);
    for (let at = 0; at < byQuality.length; at++) rank[byQuality[at] ?? 0] = at;
    yield;
    const postings = yield* invert(this.#keyIds.size, this.#keys.finish(), this.#keyEnds.finish(), order);
    const names = yield* rearranged(this.#names.finish(), this.#nameEnds.finish(), order);
    const cards = yield* rearranged(this.#cards.finish(), this.#cardEnds.finish(), order);
    const coordinates = places.map((values) => reordered(values, order, Number.NaN)) as unknown as Coordinates;
    yield;
    const words = yield* wordsOf(this.#keyIds, postings);
    const arrays = [...Object.values(columns), rowsById, byQuality, rank, tree.boxes, tree.ranges, ...coordinates];
    return {
      ...columns,
      rowsById,
      byQuality,
      rank,
      coordinates,
      tree,
      keys: this.#keyIds,
      postings,
      names,
      cards,
      words,
      schedules: this.#schedules,
      used: RowSet.ofBits(usedRows(ids), ids.length),
      shown: usedRows(ids),
      version: 0,
      bytes: arrays.reduce((sum, { byteLength }) => sum + byteLength, postings.bytes + names.bytes + cards.bytes),
    };
  }

  #columnsInOrder(order: Int32Array) {
    const inOrder = <T extends Numbers>(values: GrowableArray<T>) => reordered(values.finish(), order, 0);
    return {
      ids: inOrder(this.#ids),
      rating: inOrder(this.#rating),
      bookable: inOrder(this.#bookable),
      size: inOrder(this.#size),
      changedAtMs: inOrder(this.#changedAtMs),
      scheduleOf: inOrder(this.#scheduleOf),
    };
  }

  #scheduleAt(schedule: Schedule, bookable: boolean): number {
    const description = JSON.stringify([bookable, schedule]);
    const known = this.#scheduleIds.get(description);
    if (known !== undefined) return known;
    this.#scheduleIds.set(description, this.#schedules.length);
    return this.#schedules.push(new ScheduleClass(schedule, bookable)) - 1;
  }

  #keyId(key: string): number {
    const known = this.#keyIds.get(key);
    if (known !== undefined) return known;
    this.#keyIds.set(key, this.#keyIds.size);
    return this.#keyIds.size - 1;
  }
}

/** Numbers the rows: first those with a place, in the order of their tree, then from the next whole word on the others. */
function* inTreeOrder(places: Coordinates): Generator<void, { readonly tree: KdTree; readonly order: Int32Array }> {
  const placed = new GrowableArray(new Int32Array(places[0].length));
  const unplaced = new GrowableArray(new Int32Array(64));
  for (let at = 0; at < places[0].length; at++) (Number.isNaN(places[0][at]) ? unplaced : placed).push(at);
  yield;
  const near = placed.finish();
  const tree = yield* buildKdTree(near, places);
  const order = new Int32Array(tree.words * 32 + unplaced.length).fill(-1);
  order.set(near);
  order.set(unplaced.finish(), tree.words * 32);
  return { tree, order };
}

function rowOfEachSource(order: Int32Array, sources: number): Int32Array {
  const rows = new Int32Array(sources);
  for (let row = 0; row < order.length; row++) if ((order[row] ?? -1) >= 0) rows[order[row] ?? 0] = row;
  return rows;
}
