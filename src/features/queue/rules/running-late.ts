import { leftMinutes } from './expected-wait.ts';

const MINUTE_MS = 60_000;

/** From how much over its start an appointment shows that its practitioner runs late, ms. */
const LATE_MS = 15 * MINUTE_MS;
/** A booked patient who is later than this is not waited for, ms. */
const NOT_WAITED_FOR_MS = 30 * MINUTE_MS;
/** Patients of appointments that begin within this time are notified, ms. */
export const NOTIFIED_AHEAD_MS = 3 * 60 * MINUTE_MS;
/** A delay below this is no news for a patient, minutes. */
const MIN_DELAY_MINUTES = 10;
const MAX_DELAY_MINUTES = 480;
/** Delays are reported in steps: nothing finer is known, minutes. */
const STEP_MINUTES = 5;
/** By how much a delay must grow before a patient is notified again, minutes. */
export const GROWTH_MINUTES = 15;
/** How long after a message about a delay a patient isn't notified again, ms: no delay grows faster than the clock. */
export const NOTIFIED_AGAIN_MS = GROWTH_MINUTES * MINUTE_MS;

/** An appointment of today. Instants are ms since the epoch. */
export interface TodaysAppointment {
  readonly id: number;
  /** What takes it; null at a place without resources. */
  readonly resourceId: number | null;
  readonly startsAtMs: number;
  /** How long it is planned to take, minutes. */
  readonly plannedMinutes: number;
  /** The patient is marked as here. */
  readonly isHere: boolean;
  /** The patient was marked as having missed it. */
  readonly isMissed: boolean;
  /** When the patient came; null if that isn't known. */
  readonly arrivedAtMs: number | null;
  readonly hasBegun: boolean;
  /** The delay of which the patient was notified last, minutes; null if they weren't, or it was taken back. */
  readonly notifiedMinutes: number | null;
  /** When they got the last message about a delay, or that there is none any more; null without one. */
  readonly notifiedAtMs: number | null;
}

/** The appointments that a resource, or a place without any, has to take today, and how it takes them. */
export interface DayLine<T extends TodaysAppointment = TodaysAppointment> {
  readonly resourceId: number | null;
  /** How many it takes at the same time. */
  readonly units: number;
  /** How long one takes, as measured, minutes; null while too little is known. */
  readonly lengthMinutes: number | null;
  /** How long each one who is served now has been, minutes. */
  readonly servedForMinutes: readonly number[];
  readonly appointments: readonly T[];
}

/** A resource that runs late, with the patients for whom a message is, and by how much each begins later, minutes. */
export interface Lateness<T> {
  readonly resourceId: number | null;
  readonly minutes: number;
  readonly concerned: readonly { readonly appointment: T; readonly minutes: number }[];
}

/**
 * Returns the resources that run late at an instant (ms): those with a patient who is here, hasn't begun, and whose start is
 * 15 minutes over, counted from the arrival of one who came late. The delay is that of the earliest one.
 */
export function runningLate<T extends TodaysAppointment>(lines: readonly DayLine<T>[], nowMs: number): Lateness<T>[] {
  return lines.flatMap((line) => {
    const dueMs = earliestDueMs(line);
    if (dueMs === undefined || nowMs - dueMs < LATE_MS) return [];
    const minutes = Math.floor((nowMs - dueMs) / MINUTE_MS);
    return [{ resourceId: line.resourceId, minutes, concerned: concernedBy(line, { minutes, nowMs }) }];
  });
}

/**
 * Returns the patients to notify now that a resource runs late by some minutes, each with the minutes by which their own
 * appointment begins later: `expectedDelays` at least 10, not notified of as much before.
 */
export function concernedBy<T extends TodaysAppointment>(
  line: DayLine<T>,
  { minutes, nowMs }: { readonly minutes: number; readonly nowMs: number },
): { readonly appointment: T; readonly minutes: number }[] {
  const delays = expectedDelays(line, { minutes, nowMs });
  return line.appointments.flatMap((appointment) => {
    const own = delays.get(appointment.id) ?? 0;
    return isConcerned(appointment, { minutes: own, nowMs }) ? [{ appointment, minutes: own }] : [];
  });
}

/**
 * Returns by how many minutes the appointments to come begin late, by id, if the earliest patient who is here begins
 * `minutes` late, or without one the resource is free in as many. Serves the line in thought from an instant (ms) on:
 * free time between appointments takes a delay up. In steps of five minutes, 480 at most.
 */
export function expectedDelays(
  line: DayLine,
  { minutes, nowMs }: { readonly minutes: number; readonly nowMs: number },
): ReadonlyMap<number, number> {
  const { units, lengthMinutes, servedForMinutes, appointments } = line;
  const firstDueMs = Math.min(nowMs, earliestDueMs(line) ?? nowMs);
  const opensAtMs = Math.max(nowMs, firstDueMs + minutes * MINUTE_MS);
  const free = Array.from({ length: units }, (_, unit) => {
    const servedFor = servedForMinutes[unit];
    if (servedFor === undefined || lengthMinutes === null) return opensAtMs;
    return Math.max(opensAtMs, nowMs + leftMinutes(lengthMinutes, servedFor) * MINUTE_MS);
  });
  const delays = new Map<number, number>();
  for (const { id, startsAtMs, plannedMinutes, isHere, ...rest } of appointments.filter(isToServe).toSorted(byDue)) {
    const unit = free.indexOf(Math.min(...free));
    const beginsAtMs = Math.max(free[unit] ?? nowMs, dueMsOf({ startsAtMs, ...rest }));
    free[unit] = beginsAtMs + (lengthMinutes ?? plannedMinutes) * MINUTE_MS;
    if (!isHere) delays.set(id, inSteps((beginsAtMs - startsAtMs) / MINUTE_MS));
  }
  return delays;

  function isToServe({ hasBegun, isHere, isMissed, startsAtMs }: TodaysAppointment): boolean {
    return isHere ? !hasBegun : !isMissed && startsAtMs > nowMs - NOT_WAITED_FOR_MS;
  }
}

function inSteps(minutes: number): number {
  return Math.min(MAX_DELAY_MINUTES, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES);
}

function byDue(a: TodaysAppointment, b: TodaysAppointment): number {
  return dueMsOf(a) - dueMsOf(b);
}

/** When a patient counts as waiting: from the start, or from the arrival of one who came late. */
function dueMsOf({ startsAtMs, arrivedAtMs }: Pick<TodaysAppointment, 'arrivedAtMs' | 'startsAtMs'>): number {
  return Math.max(startsAtMs, arrivedAtMs ?? startsAtMs);
}

/** When the earliest patient who is here and hasn't begun was due; undefined without one. */
function earliestDueMs({ appointments }: DayLine): number | undefined {
  const waiting = appointments.filter(({ isHere, hasBegun }) => isHere && !hasBegun).map(dueMsOf);
  return waiting.length === 0 ? undefined : Math.min(...waiting);
}

/** True if a patient hasn't come and the appointment begins within three hours: a delay, or that there is none, is news. */
export function isToCome(
  { startsAtMs, isHere, isMissed }: Pick<TodaysAppointment, 'isHere' | 'isMissed' | 'startsAtMs'>,
  nowMs: number,
): boolean {
  return startsAtMs > nowMs && startsAtMs <= nowMs + NOTIFIED_AHEAD_MS && !isHere && !isMissed;
}

/**
 * True if a patient is to be notified now that their appointment begins some minutes late: not here, begins within three
 * hours, at least 10 minutes, and the delay is new or grew by 15 minutes in 15 minutes at least. One that was taken back grows
 * from 0: taking back and reporting in turn is no way to send more.
 */
export function isConcerned(
  appointment: Pick<TodaysAppointment, 'isHere' | 'isMissed' | 'notifiedAtMs' | 'notifiedMinutes' | 'startsAtMs'>,
  { minutes, nowMs }: { readonly minutes: number; readonly nowMs: number },
): boolean {
  const { notifiedMinutes, notifiedAtMs } = appointment;
  const isFirst = notifiedAtMs === null;
  const hasGrown = isFirst || minutes - (notifiedMinutes ?? 0) >= GROWTH_MINUTES;
  const isDue = isFirst || nowMs - notifiedAtMs >= NOTIFIED_AGAIN_MS;
  return isToCome(appointment, nowMs) && minutes >= MIN_DELAY_MINUTES && hasGrown && isDue;
}
