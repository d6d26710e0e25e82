import {
  addDays,
  daysBetween,
  lagosDate,
  lagosInstant,
  lagosMidnight,
  lagosTime,
  type Weekday,
  weekdayOf,
} from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS } from './bookable-days.ts';

const MINUTE_MS = 60_000;

/** Open hours on a weekday in Lagos wall-clock time, `HH:mm`; those that last to midnight close at `24:00`. */
export interface OpenHours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** A day in Lagos that differs from its weekday: off, with hours besides the usual ones, or closed for a part of it. */
export interface DayException {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly kind: 'off' | 'extra' | 'closed';
  /** `HH:mm`; of a closed part, when it begins and ends. Neither for `off`. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** A period of one day in Lagos wall-clock time, `HH:mm`; one until midnight closes at `24:00`. */
export interface Period {
  readonly opens: string;
  readonly closes: string;
}

/** What slots are made from. */
export interface Schedule {
  readonly hours: readonly OpenHours[];
  readonly visitMinutes: number;
  readonly providesUrgentCare: boolean;
  /** How long before its start a time can still be booked; null or absent for the rule of its kind of care. */
  readonly noticeMinutes?: number | null;
  /** Days that differ from the weekly hours, of today and later. */
  readonly exceptions?: readonly DayException[];
  /** The last day in Lagos on which a licence holds, `yyyy-MM-dd`; null or absent while none is recorded. */
  readonly licensedUntil?: string | null;
}

/** Half open, in ms since the epoch. */
export interface Interval {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/**
 * The hours of a provider that set none.
 * @see patient-area specification, section 2: Mon-Fri 8-5; Sat 9-2 with urgent care, else closed; Sun closed
 */
export function defaultHours(providesUrgentCare: boolean): OpenHours[] {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' }));
  return providesUrgentCare ? [...weekdays, { weekday: 6, opens: '09:00', closes: '14:00' }] : weekdays;
}

/**
 * The first instant (ms since the epoch) that may be booked: after the provider's own notice; without one at once with
 * urgent care, otherwise from the start of the next day in Lagos.
 */
export function earliestStart(schedule: Pick<Schedule, 'providesUrgentCare' | 'noticeMinutes'>, nowMs: number): number {
  const { noticeMinutes = null } = schedule;
  if (noticeMinutes !== null) return nowMs + noticeMinutes * MINUTE_MS;
  return schedule.providesUrgentCare ? nowMs : lagosMidnight(nowMs, 1);
}

/**
 * Returns the slots that a schedule offers on a calendar day in Lagos, taken or not, in order of time. None in the past, within
 * the notice period, beyond the booking horizon or after the last licence. Where open hours overlap, a start is offered once.
 * A closed part of the day removes the slots that it overlaps; the others keep their starts.
 */
export function slotsOn(date: string, schedule: Schedule, nowMs: number): Interval[] {
  const ahead = daysBetween(lagosDate(nowMs), date);
  if (ahead < 0 || ahead >= BOOKABLE_DAYS || !isLicensedOn(date, schedule)) return [];
  const earliest = earliestStart(schedule, nowMs);
  const lengthMs = schedule.visitMinutes * MINUTE_MS;
  const starts = new Set<number>();
  for (const { opens, closes } of hoursOn(date, schedule)) {
    const closesAtMs = lagosInstant(date, closes);
    for (let at = lagosInstant(date, opens); at + lengthMs <= closesAtMs; at += lengthMs) {
      if (at >= earliest) starts.add(at);
    }
  }
  const slots = [...starts].sort((a, b) => a - b).map((at) => ({ startsAtMs: at, endsAtMs: at + lengthMs }));
  return freeSlots(
    slots,
    closedOn(date, schedule).map(({ opens, closes }) => ({
      startsAtMs: lagosInstant(date, opens),
      endsAtMs: lagosInstant(date, closes),
    })),
  );
}

/** True if a licence is valid on a day in Lagos. A provider with none on record counts as licensed. */
export function isLicensedOn(date: string, { licensedUntil = null }: Pick<Schedule, 'licensedUntil'>): boolean {
  return licensedUntil === null || date <= licensedUntil;
}

/** Returns the slots that nothing in `taken` overlaps. */
export function freeSlots(slots: readonly Interval[], taken: readonly Interval[]): Interval[] {
  return slots.filter((slot) => !taken.some((appointment) => overlaps(slot, appointment)));
}

/** Returns the first free slot within the booking horizon, or null. */
export function nextFreeSlot(schedule: Schedule, taken: readonly Interval[], nowMs: number): Interval | null {
  const today = lagosDate(nowMs);
  for (let ahead = 0; ahead < BOOKABLE_DAYS; ahead++) {
    const [first] = freeSlots(slotsOn(addDays(today, ahead), schedule, nowMs), taken);
    if (first !== undefined) return first;
  }
  return null;
}

/** Returns the slot that starts at an instant, if the schedule offers one then, taken or not. */
export function slotStartingAt(startsAtMs: number, schedule: Schedule, nowMs: number): Interval | undefined {
  return slotsOn(lagosDate(startsAtMs), schedule, nowMs).find((slot) => slot.startsAtMs === startsAtMs);
}

/** Returns the id of a slot: its provider and its start in Lagos, e.g. `12-2026-11-24T10:30`. */
export function slotId(providerId: number, startsAtMs: number): string {
  return `${providerId}-${lagosDate(startsAtMs)}T${lagosTime(startsAtMs)}`;
}

type Hours = Pick<Schedule, 'hours' | 'exceptions'>;

/** Returns the open hours of a day in Lagos: the weekly and the extra ones without the closed parts; none on a day off. */
export function openOn(date: string, schedule: Hours): Period[] {
  return closedOn(date, schedule).reduce(
    (open, closed) => open.flatMap((period) => without(period, closed)),
    hoursOn(date, schedule),
  );
}

/**
 * Returns the weekly and the extra hours of a day in Lagos, none on a day off. Closed parts are still in them: slots are
 * counted from the opening.
 */
export function hoursOn(date: string, { hours, exceptions = [] }: Hours): Period[] {
  const weekday: Weekday = weekdayOf(date);
  if (exceptions.some(({ day, kind }) => day === date && kind === 'off')) return [];
  return [...hours.filter((period) => period.weekday === weekday), ...periodsOn(date, 'extra', exceptions)];
}

/** Returns the closed parts of a day in Lagos. */
function closedOn(date: string, { exceptions = [] }: Hours): Period[] {
  return periodsOn(date, 'closed', exceptions);
}

/** Returns the extra hours or the closed parts of a day, in the order given. */
export function periodsOn(date: string, kind: DayException['kind'], exceptions: readonly DayException[]): Period[] {
  return exceptions.flatMap(({ day, kind: is, opens, closes }) =>
    day !== date || is !== kind || opens === null || closes === null ? [] : [{ opens, closes }],
  );
}

/** Returns what is left of a period without a closed part: the period, its ends, or nothing. */
function without({ opens, closes }: Period, closed: Period): Period[] {
  if (closed.closes <= opens || closes <= closed.opens) return [{ opens, closes }];
  const before = { opens, closes: closed.opens };
  const after = { opens: closed.closes, closes };
  return [before, after].filter((part) => part.opens < part.closes);
}

/** True if two intervals have an instant in common; one may begin when the other ends. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.startsAtMs < b.endsAtMs && b.startsAtMs < a.endsAtMs;
}
