import {
  addDays,
  daysBetween,
  lagosDate,
  lagosInstant,
  lagosTime,
  type Weekday,
  weekdayOf,
} from '#platform/common/lagos-time.ts';

/** Days that can be booked, counting today. @see patient-area specification, section 9: date picker */
export const BOOKABLE_DAYS = 7;

const MINUTE_MS = 60_000;

/** A stretch of a weekday in Lagos wall-clock time, `HH:mm`. */
export interface OpenHours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** What decides when a provider can be booked. */
export interface Schedule {
  readonly hours: readonly OpenHours[];
  readonly visitMinutes: number;
  readonly providesUrgentCare: boolean;
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
 * The first instant (ms since the epoch) that may be booked: at once with urgent care, otherwise from the start of the
 * next day in Lagos.
 */
export function earliestStart(schedule: Pick<Schedule, 'providesUrgentCare'>, nowMs: number): number {
  return schedule.providesUrgentCare ? nowMs : lagosInstant(addDays(lagosDate(nowMs), 1), '00:00');
}

/**
 * The slots that a schedule offers on a calendar day in Lagos, taken or not, in order of time. None in the past, within
 * the notice period or beyond the booking horizon. Where stretches of hours overlap, a start is offered once.
 */
export function slotsOn(date: string, schedule: Schedule, nowMs: number): Interval[] {
  const ahead = daysBetween(lagosDate(nowMs), date);
  if (ahead < 0 || ahead >= BOOKABLE_DAYS) return [];
  const earliest = earliestStart(schedule, nowMs);
  const lengthMs = schedule.visitMinutes * MINUTE_MS;
  const starts = new Set<number>();
  for (const { opens, closes } of hoursOn(weekdayOf(date), schedule.hours)) {
    const closesAtMs = lagosInstant(date, closes);
    for (let at = lagosInstant(date, opens); at + lengthMs <= closesAtMs; at += lengthMs) {
      if (at >= earliest) starts.add(at);
    }
  }
  return [...starts].sort((a, b) => a - b).map((at) => ({ startsAtMs: at, endsAtMs: at + lengthMs }));
}

/** The slots that no visit in `taken` overlaps. */
export function freeSlots(slots: readonly Interval[], taken: readonly Interval[]): Interval[] {
  return slots.filter((slot) => !taken.some((visit) => overlaps(slot, visit)));
}

/** The first free slot within the booking horizon, or null. */
export function nextFreeSlot(schedule: Schedule, taken: readonly Interval[], nowMs: number): Interval | null {
  const today = lagosDate(nowMs);
  for (let ahead = 0; ahead < BOOKABLE_DAYS; ahead++) {
    const [first] = freeSlots(slotsOn(addDays(today, ahead), schedule, nowMs), taken);
    if (first !== undefined) return first;
  }
  return null;
}

/** The slot that starts at an instant, if the schedule offers one then, taken or not. */
export function slotStartingAt(startsAtMs: number, schedule: Schedule, nowMs: number): Interval | undefined {
  return slotsOn(lagosDate(startsAtMs), schedule, nowMs).find((slot) => slot.startsAtMs === startsAtMs);
}

/** The name of a slot: its provider and its start in Lagos, e.g. `12-2026-11-24T10:30`. */
export function slotId(providerId: number, startsAtMs: number): string {
  return `${providerId}-${lagosDate(startsAtMs)}T${lagosTime(startsAtMs)}`;
}

function hoursOn(weekday: Weekday, hours: readonly OpenHours[]): readonly OpenHours[] {
  return hours.filter((stretch) => stretch.weekday === weekday);
}

function overlaps(a: Interval, b: Interval): boolean {
  return a.startsAtMs < b.endsAtMs && b.startsAtMs < a.endsAtMs;
}
