import { addDays, daysBetween, lagosDate, lagosInstant, lagosTime, weekdayOf } from '#platform/common/lagos-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a visit should be. Instants are ms since the epoch. */
export interface ModelVisit {
  readonly id: number;
  readonly patient: number;
  readonly provider: number;
  readonly startsAtMs: number;
  status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled';
  successor: number | null;
}

interface ModelHold {
  readonly startsAtMs: number;
  readonly sinceMs: number;
  readonly untilMs: number;
  /** The account that held it, if the browser was signed in. */
  readonly account: number | undefined;
}

/** Who acts: a browser, and the patient who is signed in on it when booking. Patients and providers are indexes. */
export interface Actor {
  readonly browser: number;
  readonly patient: number;
}

export type Act = { readonly patient: number; readonly provider: number; readonly startsAtMs: number };

/**
 * What booking should do, written down a second time without a database: two providers with three one-hour slots
 * (09:00-12:00) on the weekdays they are open and one more (12:00) on days with extra hours, none on days off; the first
 * of them with same-day bookings, unless they say how much notice they want.
 */
export class BookingModel {
  nowMs = lagosInstant('2026-11-23', '08:00');
  readonly visits = new Map<number, ModelVisit>();
  readonly open = [new Set([0, 1, 2, 3, 4, 5, 6]), new Set([1, 2, 3, 4, 5])] as const;
  /** Days off and days with extra hours, `yyyy-MM-dd`. */
  readonly off = [new Set<string>(), new Set<string>()] as const;
  readonly extra = [new Set<string>(), new Set<string>()] as const;
  /** Minutes; null for the rule of the kind of care. */
  readonly notice: [number | null, number | null] = [null, null];
  readonly #holds = [new Map<number, ModelHold>(), new Map<number, ModelHold>()] as const;

  /** Whether the schedule of a provider has a slot then that may be booked by now. */
  offers(provider: number, startsAtMs: number): boolean {
    const date = lagosDate(startsAtMs);
    const ahead = daysBetween(lagosDate(this.nowMs), date);
    const notice = this.notice[provider] ?? null;
    const usual = provider === 0 ? startsAtMs >= this.nowMs : ahead >= 1;
    const soonEnough = notice === null ? usual : startsAtMs >= this.nowMs + notice * MINUTE_MS;
    const isExtra = this.extra[provider]?.has(date) === true && lagosTime(startsAtMs) === '12:00';
    const isWeekly =
      ['09:00', '10:00', '11:00'].includes(lagosTime(startsAtMs)) && this.open[provider]?.has(weekdayOf(date)) === true;
    return (
      ahead >= 0 &&
      ahead <= 6 &&
      startsAtMs >= this.nowMs &&
      soonEnough &&
      this.off[provider]?.has(date) !== true &&
      (isWeekly || isExtra)
    );
  }

  /** Everything that a schedule offers, taken or not. */
  generated(provider: number): number[] {
    const today = lagosDate(this.nowMs);
    const all = [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) =>
      ['09:00', '10:00', '11:00', '12:00'].map((time) => lagosInstant(addDays(today, ahead), time)),
    );
    return all.filter((startsAtMs) => this.offers(provider, startsAtMs));
  }

  visitAt(provider: number, startsAtMs: number): ModelVisit | undefined {
    return [...this.visits.values()].find(
      (visit) => visit.provider === provider && visit.startsAtMs === startsAtMs && visit.status === 'scheduled',
    );
  }

  isHeldFrom({ browser, patient }: Actor, provider: number, startsAtMs: number): boolean {
    return [...(this.#holds[provider] ?? [])].some(
      ([holder, hold]) =>
        hold.startsAtMs === startsAtMs && hold.untilMs > this.nowMs && holder !== browser && hold.account !== patient,
    );
  }

  /** `done`, or the code of the refusal. Changes the model when done. */
  hold(browser: number, account: number | undefined, provider: number, startsAtMs: number): string {
    if (!this.offers(provider, startsAtMs)) return 'slot_unavailable';
    if (this.isHeldFrom({ browser, patient: account ?? -1 }, provider, startsAtMs)) return 'slot_held';
    if (this.visitAt(provider, startsAtMs) !== undefined) return 'slot_taken';
    const last = this.#holds[provider]?.get(browser);
    const sinceMs = last?.startsAtMs === startsAtMs ? last.sinceMs : this.nowMs;
    const untilMs = Math.min(this.nowMs + 10 * MINUTE_MS, sinceMs + 30 * MINUTE_MS);
    if (untilMs <= this.nowMs) return 'hold_limit';
    this.#holds[provider]?.set(browser, { startsAtMs, sinceMs, untilMs, account });
    return 'done';
  }

  /** The refusal of a booking; undefined when it should go through. */
  refusal(actor: Actor, provider: number, startsAtMs: number, replaced?: ModelVisit): string | undefined {
    if (replaced !== undefined) {
      const inTime = replaced.startsAtMs - this.nowMs >= 24 * HOUR_MS;
      if (replaced.status !== 'scheduled' || !inTime) return 'not_cancellable';
    }
    if (!this.offers(provider, startsAtMs)) return 'slot_unavailable';
    if (this.isHeldFrom(actor, provider, startsAtMs)) return 'slot_held';
    const elsewhere = this.visitAt(1 - provider, startsAtMs);
    if (elsewhere !== undefined && elsewhere.patient === actor.patient && elsewhere !== replaced)
      return 'visit_overlap';
    const here = this.visitAt(provider, startsAtMs);
    return here !== undefined && here !== replaced ? 'slot_taken' : undefined;
  }

  /** Writes down a booking that went through. */
  booked(actor: Actor, visit: Omit<ModelVisit, 'patient' | 'status' | 'successor'>, replaced?: ModelVisit): void {
    if (replaced !== undefined) {
      replaced.status = 'rescheduled';
      replaced.successor = visit.id;
    }
    this.visits.set(visit.id, { ...visit, patient: actor.patient, status: 'scheduled', successor: null });
    for (const [browser, hold] of this.#holds[visit.provider] ?? []) {
      const own = browser === actor.browser || hold.account === actor.patient;
      if (own && hold.startsAtMs === visit.startsAtMs) this.#holds[visit.provider]?.delete(browser);
    }
  }

  cancel(visit: ModelVisit): string {
    if (visit.status !== 'scheduled' || visit.startsAtMs <= this.nowMs) return 'not_cancellable';
    visit.status = 'cancelled';
    return 'done';
  }

  /** Lets time pass, and does what jobs do by themselves. */
  pass(minutes: number): void {
    this.nowMs += minutes * MINUTE_MS;
    for (const visit of this.visits.values()) {
      const isLongOver = visit.startsAtMs + HOUR_MS <= this.nowMs - 24 * HOUR_MS;
      if (visit.status === 'scheduled' && isLongOver) visit.status = 'completed';
    }
    for (const holds of this.#holds) {
      for (const [browser, { untilMs }] of holds) if (untilMs < this.nowMs - 30 * MINUTE_MS) holds.delete(browser);
    }
  }

  /** What a stranger should see as free. */
  free(provider: number): number[] {
    const stranger = { browser: -1, patient: -1 };
    return this.generated(provider).filter(
      (startsAtMs) =>
        this.visitAt(provider, startsAtMs) === undefined && !this.isHeldFrom(stranger, provider, startsAtMs),
    );
  }

  /** Slots that somebody holds and nobody has booked. */
  held(provider: number): number[] {
    const stranger = { browser: -1, patient: -1 };
    return this.generated(provider).filter(
      (startsAtMs) =>
        this.visitAt(provider, startsAtMs) === undefined && this.isHeldFrom(stranger, provider, startsAtMs),
    );
  }
}
