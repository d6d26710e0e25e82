import { termsOf } from '#features/lexicon/rules/terms.ts';
import type { Schedule } from '#features/schedules/rules/slots.ts';
import { facilitySize } from '../facility-size.ts';
import { spotOf } from '../places/sphere.ts';
import { discountedRating, inOrderOfMerit } from '../rank/merit.ts';
import { Growing } from './growing.ts';
import { type IndexedProvider, keysOf, nameKey, scheduleKey } from './indexed-provider.ts';
import { buildKdTree, type Coordinates } from './kd-tree.ts';
import { invert } from './postings.ts';
import { type Numbers, rearranged, reordered } from './row-order.ts';
import { RowSet } from './row-set.ts';
import { ScheduleClass } from './schedules.ts';
import { type Segment, usedRows } from './segment.ts';
import { wordsOf } from './words.ts';

/** Takes providers in the order of their ids and makes a segment of them. Only numbers and the cards are kept. */
export class SegmentBuilder {
  readonly #ids = new Growing(new Int32Array(64));
  readonly #places = [0, 1, 2].map(() => new Growing(new Float64Array(64)));
  readonly #rating = new Growing(new Float64Array(64));
  readonly #bookable = new Growing(new Uint8Array(64));
  readonly #size = new Growing(new Uint8Array(64));
  readonly #changedAtMs = new Growing(new Float64Array(64));
  readonly #keyIds = new Map<string, number>();
  readonly #keys = new Growing(new Uint32Array(1024));
  readonly #keyEnds = new Growing(new Uint32Array(65));
  readonly #names = new Growing(new Uint32Array(256));
  readonly #nameEnds = new Growing(new Uint32Array(65));
  readonly #scheduleIds = new Map<string, number>();
  readonly #schedules: ScheduleClass[] = [];
  readonly #scheduleOf = new Growing(new Uint32Array(64));
  readonly #cards = new Growing(new Uint8Array(4096));
  readonly #cardEnds = new Growing(new Float64Array(65));

  constructor() {
    for (const ends of [this.#keyEnds, this.#nameEnds, this.#cardEnds]) ends.push(0);
  }

  /** How many were added. */
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

  /** Puts everything in order. Yields now and then, so that a server can do other things meanwhile. */
  *finish(): Generator<void, Segment> {
    const ids = this.#ids.finish();
    const places = this.#places.map((values) => values.finish()) as unknown as Coordinates;
    const placed = new Growing(new Int32Array(ids.length));
    const unplaced = new Growing(new Int32Array(64));
    for (let at = 0; at < ids.length; at++) (Number.isNaN(places[0][at]) ? unplaced : placed).push(at);
    yield;
    const near = placed.finish();
    const tree = yield* buildKdTree(near, places);
    const order = new Int32Array(tree.words * 32 + unplaced.length).fill(-1);
    order.set(near);
    order.set(unplaced.finish(), tree.words * 32);
    const rowsById = new Int32Array(ids.length);
    for (let row = 0; row < order.length; row++) if ((order[row] ?? -1) >= 0) rowsById[order[row] ?? 0] = row;
    yield;
    const postings = yield* invert(this.#keyIds.size, this.#keys.finish(), this.#keyEnds.finish(), order);
    const byRow = <T extends Numbers>(values: Growing<T>, empty: number) => reordered(values.finish(), order, empty);
    const rowIds = byRow(this.#ids, 0);
    const rating = byRow(this.#rating, 0);
    const bookable = byRow(this.#bookable, 0);
    const size = byRow(this.#size, 0);
    const changedAtMs = byRow(this.#changedAtMs, 0);
    yield;
    const byMerit = yield* inOrderOfMerit(rowsById, { rating, bookable, size });
    const rank = new Uint32Array(order.length);
    for (let at = 0; at < byMerit.length; at++) rank[byMerit[at] ?? 0] = at;
    yield;
    const names = yield* rearranged(this.#names.finish(), this.#nameEnds.finish(), order);
    const cards = yield* rearranged(this.#cards.finish(), this.#cardEnds.finish(), order);
    const coordinates = this.#places.map((values) => byRow(values, Number.NaN)) as unknown as Coordinates;
    const scheduleOf = byRow(this.#scheduleOf, 0);
    yield;
    const words = yield* wordsOf(this.#keyIds, postings);
    const arrays = [
      rowIds,
      rowsById,
      rating,
      bookable,
      size,
      changedAtMs,
      byMerit,
      rank,
      scheduleOf,
      tree.boxes,
      ...coordinates,
    ];
    const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, postings.bytes + names.bytes + cards.bytes);
    return {
      ...{
        ids: rowIds,
        rowsById,
        coordinates,
        tree,
        byMerit,
        rank,
        rating,
        bookable,
        size,
        changedAtMs,
        postings,
        names,
        cards,
        words,
      },
      ...{
        keys: this.#keyIds,
        schedules: this.#schedules,
        scheduleOf,
        used: RowSet.ofBits(usedRows(rowIds), rowIds.length),
        shown: usedRows(rowIds),
        version: 0,
        bytes,
      },
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
