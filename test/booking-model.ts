import { addDays, daysBetween, lagosDate, lagosInstant, lagosTime, weekdayOf } from '#platform/common/lagos-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The expected state of a visit. Instants are ms since the epoch. */
export interface ModelAppointment {
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

/** A browser, and the patient signed in on it when booking. Patients and providers are indexes. */
export interface Actor {
  readonly browser: number;
  readonly patient: number;
}

export type Act = { readonly patient: number; readonly provider: number; readonly startsAtMs: number };

/**
 * An independent model of booking, without a database. Two providers have three one-hour slots (09:00-12:00) on their
 * weekdays, one more (12:00) on days with extra hours, none on days off. The first takes same-day bookings, unless a notice
 * period is set.
 */
export class BookingModel {
  nowMs = lagosInstant('2026-11-23', '08:00');
  readonly appointments = new Map<number, ModelAppointment>();
  readonly open = [new Set([0, 1, 2, 3, 4, 5, 6]), new Set([1, 2, 3, 4, 5])] as const;
  /** Days off and days with extra hours, `yyyy-MM-dd`. */
  readonly off = [new Set<string>(), new Set<string>()] as const;
  readonly extra = [new Set<string>(), new Set<string>()] as const;
  /** Notice period, minutes; null for the default of the care type. */
  readonly notice: [number | null, number | null] = [null, null];
  readonly #holds = [new Map<number, ModelHold>(), new Map<number, ModelHold>()] as const;

  /** True if the provider's schedule has a slot then that can still be booked. */
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

  /** The starts of all slots that a schedule offers, taken or not. */
  generated(provider: number): number[] {
    const today = lagosDate(this.nowMs);
    const all = [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) =>
      ['09:00', '10:00', '11:00', '12:00'].map((time) => lagosInstant(addDays(today, ahead), time)),
    );
    return all.filter((startsAtMs) => this.offers(provider, startsAtMs));
  }

  appointmentAt(provider: number, startsAtMs: number): ModelAppointment | undefined {
    return [...this.appointments.values()].find(
      (appointment) =>
        appointment.provider === provider &&
        appointment.startsAtMs === startsAtMs &&
        appointment.status === 'scheduled',
    );
  }

  isHeldFrom({ browser, patient }: Actor, provider: number, startsAtMs: number): boolean {
    return [...(this.#holds[provider] ?? [])].some(
      ([holder, hold]) =>
        hold.startsAtMs === startsAtMs && hold.untilMs > this.nowMs && holder !== browser && hold.account !== patient,
    );
  }

  /** Holds a slot. Returns `done`, or the error code of the refusal. */
  hold(browser: number, account: number | undefined, provider: number, startsAtMs: number): string {
    if (!this.offers(provider, startsAtMs)) return 'slot_unavailable';
    if (this.isHeldFrom({ browser, patient: account ?? -1 }, provider, startsAtMs)) return 'slot_held';
    if (this.appointmentAt(provider, startsAtMs) !== undefined) return 'slot_taken';
    const last = this.#holds[provider]?.get(browser);
    const sinceMs = last?.startsAtMs === startsAtMs ? last.sinceMs : this.nowMs;
    const untilMs = Math.min(this.nowMs + 10 * MINUTE_MS, sinceMs + 30 * MINUTE_MS);
    if (untilMs <= this.nowMs) return 'hold_limit';
    this.#holds[provider]?.set(browser, { startsAtMs, sinceMs, untilMs, account });
    return 'done';
  }

  /** Returns the error code with which a booking must be refused; undefined if it must succeed. */
  refusal(actor: Actor, provider: number, startsAtMs: number, replaced?: ModelAppointment): string | undefined {
    if (replaced !== undefined) {
      const inTime = replaced.startsAtMs - this.nowMs >= 24 * HOUR_MS;
      if (replaced.status !== 'scheduled' || !inTime) return 'not_cancellable';
    }
    if (!this.offers(provider, startsAtMs)) return 'slot_unavailable';
    if (this.isHeldFrom(actor, provider, startsAtMs)) return 'slot_held';
    const elsewhere = this.appointmentAt(1 - provider, startsAtMs);
    if (elsewhere !== undefined && elsewhere.patient === actor.patient && elsewhere !== replaced)
      return 'visit_overlap';
    const here = this.appointmentAt(provider, startsAtMs);
    return here !== undefined && here !== replaced ? 'slot_taken' : undefined;
  }

  /** Records a successful booking. */
  booked(
    actor: Actor,
    appointment: Omit<ModelAppointment, 'patient' | 'status' | 'successor'>,
    replaced?: ModelAppointment,
  ): void {
    if (replaced !== undefined) {
      replaced.status = 'rescheduled';
      replaced.successor = appointment.id;
    }
    this.appointments.set(appointment.id, {
      ...appointment,
      patient: actor.patient,
      status: 'scheduled',
      successor: null,
    });
    for (const [browser, hold] of this.#holds[appointment.provider] ?? []) {
      const own = browser === actor.browser || hold.account === actor.patient;
      if (own && hold.startsAtMs === appointment.startsAtMs) this.#holds[appointment.provider]?.delete(browser);
    }
  }

  cancel(appointment: ModelAppointment): string {
    if (appointment.status !== 'scheduled' || appointment.startsAtMs <= this.nowMs) return 'not_cancellable';
    appointment.status = 'cancelled';
    return 'done';
  }

  /** Advances the clock, and applies what jobs would do. */
  pass(minutes: number): void {
    this.nowMs += minutes * MINUTE_MS;
    for (const appointment of this.appointments.values()) {
      const isLongOver = appointment.startsAtMs + HOUR_MS <= this.nowMs - 24 * HOUR_MS;
      if (appointment.status === 'scheduled' && isLongOver) appointment.status = 'completed';
    }
    for (const holds of this.#holds) {
      for (const [browser, { untilMs }] of holds) if (untilMs < this.nowMs - 30 * MINUTE_MS) holds.delete(browser);
    }
  }

  /** The slots that an unrelated patient must see as free. */
  free(provider: number): number[] {
    const stranger = { browser: -1, patient: -1 };
    return this.generated(provider).filter(
      (startsAtMs) =>
        this.appointmentAt(provider, startsAtMs) === undefined && !this.isHeldFrom(stranger, provider, startsAtMs),
    );
  }

  /** Slots that are held and not booked. */
  held(provider: number): number[] {
    const stranger = { browser: -1, patient: -1 };
    return this.generated(provider).filter(
      (startsAtMs) =>
        this.appointmentAt(provider, startsAtMs) === undefined && this.isHeldFrom(stranger, provider, startsAtMs),
    );
  }
}
