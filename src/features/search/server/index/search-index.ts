import type { Database } from '#db/open-database.ts';
import { type AppointmentChange, Appointments } from '#features/search/rules/index/appointments.ts';
import { countBits } from '#features/search/rules/index/bits.ts';
import type { IndexedProvider } from '#features/search/rules/index/indexed-provider.ts';
import { hide, rowOf, type Segment } from '#features/search/rules/index/segment.ts';
import { SegmentBuilder } from '#features/search/rules/index/segment-builder.ts';
import { Pace } from './pace.ts';
import {
  countProviders,
  findAppointments,
  findChanged,
  findHolds,
  notify,
  readClock,
  readProviders,
  readProvidersAfter,
  readScheduleMarks,
} from './search-index-store.ts';

const PAGE = 500;
/** If more providers than this have changed since everything was read, it is read again. */
const MAX_CHANGED = 1000;

/**
 * Every provider, and the appointments of the coming days, in memory. The base segment holds everything as last read.
 * Providers changed since are hidden in it, and are held by a second, small segment that is rebuilt at each change.
 */
export class SearchIndex {
  readonly appointments = new Appointments();
  readonly #db: Database;
  readonly #now: () => number;
  #base: Segment | undefined;
  #changed: Segment | undefined;
  readonly #changedProviders = new Map<number, IndexedProvider>();
  /** Ids that were reported while everything was being read. */
  #reportedMeanwhile: Set<number> | undefined;
  #queue: Promise<void> = Promise.resolve();
  /** The schedules that are in the index, by provider id; undefined until everything was read once. */
  #scheduleMarks: ReadonlyMap<number, string> | undefined;
  /** All provider changes up to this instant are in the index; ms of the database's clock. */
  #providersCurrentAtMs = 0;
  /** As above for appointments, by the server's clock, because the server sets their `updatedAt`. */
  #appointmentsCurrentAtMs = 0;
  #holds: readonly AppointmentChange[] = [];

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The segments to search; none until everything was read once. */
  get segments(): readonly Segment[] {
    if (this.#base === undefined) return [];
    return this.#changed === undefined ? [this.#base] : [this.#base, this.#changed];
  }

  /** Bytes of the segments outside the heap. */
  get bytes(): number {
    return this.segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Reads every provider again, in slices; searches use the old ones until it is done. */
  async readAll(): Promise<void> {
    const reported = new Set<number>();
    this.#reportedMeanwhile = reported;
    const clockMs = await readClock(this.#db);
    const marks = await readScheduleMarks(this.#db);
    const pace = new Pace();
    const builder = new SegmentBuilder();
    for (let lastId = 0, count = PAGE; count === PAGE; ) {
      const providers = await readProvidersAfter(this.#db, lastId, PAGE);
      for (const provider of providers) {
        builder.add(provider);
        await pace.breathe();
      }
      count = providers.length;
      lastId = providers.at(-1)?.id ?? lastId;
    }
    const base = await pace.run(builder.finish());
    await this.#inTurn(async () => {
      const changed = await readProviders(
        this.#db,
        [...reported].sort((a, b) => a - b),
      );
      const segment = await buildSegment(changed);
      for (const id of reported) hide(base, id);
      this.#base = base;
      this.#changed = segment;
      this.#changedProviders.clear();
      for (const provider of changed) this.#changedProviders.set(provider.id, provider);
      if (this.#reportedMeanwhile === reported) this.#reportedMeanwhile = undefined;
      this.#providersCurrentAtMs = clockMs;
      this.#scheduleMarks = marks;
    });
  }

  /** Reads providers again; those that no longer exist are hidden. Returns whether everything should be read again. */
  async readAgain(ids: Iterable<number>): Promise<{ readonly tooMany: boolean }> {
    const wanted = [...new Set(ids)];
    for (const id of wanted) this.#reportedMeanwhile?.add(id);
    await this.#inTurn(async () => {
      const read = await readProviders(this.#db, wanted);
      for (const id of wanted) this.#changedProviders.delete(id);
      for (const provider of read) this.#changedProviders.set(provider.id, provider);
      const all = [...this.#changedProviders.values()].sort((a, b) => a.id - b.id);
      const segment = await buildSegment(all);
      if (this.#base !== undefined) for (const id of wanted) hide(this.#base, id);
      this.#changed = segment;
    });
    return { tooMany: this.#changedProviders.size > MAX_CHANGED };
  }

  /** Looks for changes that were not reported. Returns whether everything should be read again. */
  async poll(): Promise<{ readonly tooMany: boolean }> {
    const clockMs = await readClock(this.#db);
    const count = await countProviders(this.#db);
    const changed = await findChanged(this.#db, this.#providersCurrentAtMs, MAX_CHANGED + 1);
    const marks = await readScheduleMarks(this.#db);
    const unknown = new Set(
      changed.filter(({ id, changedAtMs }) => this.#changedAtOf(id) !== changedAtMs).map(({ id }) => id),
    );
    for (const id of changedMarks(this.#scheduleMarks ?? marks, marks)) unknown.add(id);
    if (unknown.size > MAX_CHANGED) return { tooMany: true };
    const { tooMany } = unknown.size === 0 ? { tooMany: false } : await this.readAgain(unknown);
    // Only now: after a failed read the next poll must look for the same changes.
    this.#providersCurrentAtMs = clockMs;
    if (this.#scheduleMarks !== undefined) this.#scheduleMarks = marks;
    return { tooMany: tooMany || count !== this.#size() };
  }

  /** Applies changes of appointments and holds. */
  async pollAppointments(): Promise<void> {
    const nowMs = this.#now();
    this.appointments.apply(
      await findAppointments(
        this.#db,
        nowMs,
        this.#appointmentsCurrentAtMs === 0 ? undefined : this.#appointmentsCurrentAtMs,
      ),
    );
    const holds = await findHolds(this.#db, nowMs);
    const held = new Set(holds.map(({ id }) => id));
    this.appointments.apply(this.#holds.filter(({ id }) => !held.has(id)).map((hold) => ({ ...hold, isOn: false })));
    this.appointments.apply(holds);
    this.#holds = holds;
    this.appointments.dropBefore(nowMs);
    this.#appointmentsCurrentAtMs = nowMs;
  }

  /** Sends a notification, which arrives after those of all changes committed before. */
  async send(channel: string, mark: string): Promise<void> {
    await notify(this.#db, channel, mark);
  }

  #changedAtOf(id: number): number | undefined {
    const changed = this.#changedProviders.get(id);
    if (changed !== undefined || this.#base === undefined) return changed?.changedAtMs;
    return this.#base.changedAtMs[rowOf(this.#base, id)];
  }

  #size(): number {
    return this.segments.reduce((sum, { shown }) => sum + countBits(shown), 0);
  }

  /** Runs changes one after the other, so that an older reading never replaces a newer one. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    await turn;
  }
}

/** Returns the keys whose values differ, also those that only one of two maps has. */
function changedMarks(before: ReadonlyMap<number, string>, after: ReadonlyMap<number, string>): number[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

async function buildSegment(providers: readonly IndexedProvider[]): Promise<Segment | undefined> {
  if (providers.length === 0) return undefined;
  const pace = new Pace();
  const builder = new SegmentBuilder();
  for (const provider of providers) {
    builder.add(provider);
    await pace.breathe();
  }
  return await pace.run(builder.finish());
}
