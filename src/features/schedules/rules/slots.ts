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
/** Above the largest capacity of a resource. */
export const FIRST_SQUEEZE_LANE = 100;

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

/** The period from midnight to midnight. */
export const ALL_DAY: Period = { opens: '00:00', closes: '24:00' };

/** True if the periods of a day are its 24 hours. */
export function isAllDay([only, ...others]: readonly Period[]): boolean {
  return others.length === 0 && only?.opens === ALL_DAY.opens && only.closes === ALL_DAY.closes;
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
  /** How many days can be booked, counting today; absent for `BOOKABLE_DAYS`. */
  readonly bookableDays?: number;
  /** How far apart slots start, minutes; absent for the length of an appointment. */
  readonly stepMinutes?: number;
  /** How long a lane stays taken after an appointment, minutes; absent for 0. */
  readonly afterMinutes?: number;
  /** What takes these appointments side by side; absent where the place takes one at a time. */
  readonly resources?: readonly ScheduledResource[];
  /** When the place is busy elsewhere, by outside calendars; absent if it isn't. */
  readonly busy?: readonly Interval[];
  /** The desk books: busy times don't close slots, but resources that are free are taken first. */
  readonly ignoresBusy?: boolean;
}

/** How long appointments take, minutes; what is absent is as in the schedule of the place. */
export interface Lengths {
  readonly visitMinutes?: number;
  readonly stepMinutes?: number;
  readonly afterMinutes?: number;
}

/** A resource as slots are made from it. */
export interface ScheduledResource extends Lengths {
  readonly id: number;
  /** How many appointments it takes at the same time. */
  readonly capacity: number;
  /** Its own hours, of which only those within the hours of the place count; absent if it follows the place. */
  readonly hours?: readonly OpenHours[];
  /** Days on which it differs from its own hours; its extra hours too count only within the hours of the place. */
  readonly exceptions?: readonly DayException[];
  /** When it is busy elsewhere, by outside calendars; absent if it isn't. */
  readonly busy?: readonly Interval[];
}

/** Where an appointment takes place in the calendar: a lane of a resource, or of the place itself (null). */
export interface Lane {
  readonly resourceId: number | null;
  /** From 1 on. */
  readonly lane: number;
}

/** A time that is taken: in a lane of a resource or, without a resource, in all of them. */
export interface Taken extends Interval {
  readonly resourceId?: number | null;
  /** 1 if absent. One above the capacity was squeezed in, or stems from the time before the capacity was reduced. */
  readonly lane?: number;
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
 * the notice period, beyond the booking horizon or after the last licence. Where open hours overlap, or several resources
 * offer a start, it is returned once. A closed part of the day, or a busy time, removes the slots that it overlaps; the others keep
 * their starts.
 */
export function slotsOn(date: string, schedule: Schedule, nowMs: number): Interval[] {
  const { resources } = schedule;
  if (resources === undefined) return slotsOf(date, schedule, nowMs);
  return inOrder(resources.flatMap((resource) => slotsOf(date, schedule, nowMs, resource)));
}

/** Returns the slots of a day that are free in one lane at least, in order of time. */
export function freeSlotsOn(date: string, schedule: Schedule, taken: readonly Taken[], nowMs: number): Interval[] {
  const { resources } = schedule;
  const isFree = (slot: Interval, resource?: ScheduledResource) =>
    freeLanes(slot, schedule, taken, resource).length > 0;
  if (resources === undefined) return slotsOf(date, schedule, nowMs).filter((slot) => isFree(slot));
  return inOrder(
    resources.flatMap((resource) => slotsOf(date, schedule, nowMs, resource).filter((slot) => isFree(slot, resource))),
  );
}

/**
 * Returns the lanes in which a slot is free, the best first: those of the resource with the fewest appointments on this
 * day, then in the order of the resources. Where busy times are ignored, resources that are busy come last.
 */
export function freeLanesAt(startsAtMs: number, schedule: Schedule, taken: readonly Taken[], nowMs: number): Lane[] {
  const date = lagosDate(startsAtMs);
  const lanesOf = (resource?: ScheduledResource) => {
    const slot = slotsOf(date, schedule, nowMs, resource).find((each) => each.startsAtMs === startsAtMs);
    return slot === undefined ? [] : freeLanes(slot, schedule, taken, resource);
  };
  if (schedule.resources === undefined) return lanesOf();
  const load = (resource: ScheduledResource) =>
    taken.filter(({ resourceId, startsAtMs: at }) => resourceId === resource.id && lagosDate(at) === date).length;
  return schedule.resources
    .map((resource) => ({
      resource,
      share: load(resource) / resource.capacity,
      isBusy: isBusyAt(startsAtMs, resource),
    }))
    .sort((a, b) => Number(a.isBusy) - Number(b.isBusy) || a.share - b.share)
    .flatMap(({ resource }) => lanesOf(resource));
}

/** Returns until when an appointment in a slot of a resource, or of a place without resources, keeps its lane, ms since the epoch. */
export function busyUntilMs({ endsAtMs }: Interval, schedule: Lengths, resource?: Lengths): number {
  return endsAtMs + (resource?.afterMinutes ?? schedule.afterMinutes ?? 0) * MINUTE_MS;
}

/** Returns the lowest lane above every capacity that is free for a slot of a resource, for what the desk squeezes in. */
export function squeezeLane(slot: Interval, resourceId: number | null, taken: readonly Taken[]): number {
  const used = taken.filter((each) => (each.resourceId ?? null) === resourceId && overlaps(each, slot));
  let lane = FIRST_SQUEEZE_LANE;
  while (used.some((each) => each.lane === lane)) lane += 1;
  return lane;
}

/** The slots of one resource, or of a place without resources. */
function slotsOf(date: string, schedule: Schedule, nowMs: number, resource?: ScheduledResource): Interval[] {
  const ahead = daysBetween(lagosDate(nowMs), date);
  if (ahead < 0 || ahead >= (schedule.bookableDays ?? BOOKABLE_DAYS) || !isLicensedOn(date, schedule)) return [];
  const earliest = earliestStart(schedule, nowMs);
  const { lengthMs, stepMs } = lengthsOf(schedule, resource);
  const starts = new Set<number>();
  for (const { opens, closes } of hoursOfResource(date, schedule, resource)) {
    const closesAtMs = lagosInstant(date, closes);
    for (let at = lagosInstant(date, opens); at + lengthMs <= closesAtMs; at += stepMs) {
      if (at >= earliest) starts.add(at);
    }
  }
  const slots = [...starts].sort((a, b) => a - b).map((at) => ({ startsAtMs: at, endsAtMs: at + lengthMs }));
  const closed = [...closedOn(date, schedule), ...periodsOn(date, 'closed', resource?.exceptions ?? [])];
  const open = freeSlots(
    slots,
    closed.map(({ opens, closes }) => ({
      startsAtMs: lagosInstant(date, opens),
      endsAtMs: lagosInstant(date, closes),
    })),
  );
  if (schedule.ignoresBusy === true) return open;
  return freeSlots(open, [...(schedule.busy ?? []), ...(resource?.busy ?? [])]);
}

/** How long an appointment of a resource lasts, and how far apart its slots start, ms. */
function lengthsOf(schedule: Schedule, { visitMinutes, stepMinutes }: Lengths = {}) {
  return {
    lengthMs: (visitMinutes ?? schedule.visitMinutes) * MINUTE_MS,
    stepMs: (stepMinutes ?? schedule.stepMinutes ?? schedule.visitMinutes) * MINUTE_MS,
  };
}

/** True if a resource is busy elsewhere at an instant. */
function isBusyAt(atMs: number, { busy = [] }: ScheduledResource): boolean {
  return busy.some(({ startsAtMs, endsAtMs }) => startsAtMs <= atMs && atMs < endsAtMs);
}

/** The hours of the place on a day, closed parts included, as far as they are hours of the resource too. */
function hoursOfResource(date: string, schedule: Schedule, resource?: ScheduledResource): Period[] {
  const open = hoursOn(date, schedule);
  if (resource === undefined) return open;
  const { hours, exceptions } = resource;
  if (hours === undefined) return isOffOn(date, exceptions) ? [] : open;
  const own = hoursOn(date, { hours, ...(exceptions && { exceptions }) });
  return commonPeriods(open, own);
}

/** Returns the parts of some periods of a day that are in others of the same day too. */
export function commonPeriods(some: readonly Period[], others: readonly Period[]): Period[] {
  return some.flatMap((period) =>
    others
      .map(({ opens, closes }) => ({
        opens: opens > period.opens ? opens : period.opens,
        closes: closes < period.closes ? closes : period.closes,
      }))
      .filter(({ opens, closes }) => opens < closes),
  );
}

/** The lanes of a resource, or the one of a place without resources, in which a slot is free. */
function freeLanes(slot: Interval, schedule: Schedule, taken: readonly Taken[], resource?: ScheduledResource): Lane[] {
  const wanted = { startsAtMs: slot.startsAtMs, endsAtMs: busyUntilMs(slot, schedule, resource) };
  const inTheWay = taken.filter(
    (each) => overlaps(each, wanted) && (resource === undefined || (each.resourceId ?? resource.id) === resource.id),
  );
  if (resource === undefined) return inTheWay.length > 0 ? [] : [{ resourceId: null, lane: 1 }];
  if (inTheWay.some(({ resourceId }) => (resourceId ?? null) === null)) return [];
  const lanes = Array.from({ length: resource.capacity }, (_, at) => at + 1);
  const free = lanes.filter((lane) => !inTheWay.some((each) => (each.lane ?? 1) === lane));
  // What was squeezed in takes a place like any other.
  const above = inTheWay.filter(({ lane = 1 }) => lane > resource.capacity).length;
  return free.slice(0, Math.max(0, free.length - above)).map((lane) => ({ resourceId: resource.id, lane }));
}

/** Slots in order of time, each start once: where resources take different times for it, the shortest. */
function inOrder(slots: readonly Interval[]): Interval[] {
  const longestFirst = slots.toSorted((a, b) => b.endsAtMs - a.endsAtMs);
  const byStart = new Map(longestFirst.map((slot) => [slot.startsAtMs, slot]));
  return [...byStart.values()].sort((a, b) => a.startsAtMs - b.startsAtMs);
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
export function nextFreeSlot(schedule: Schedule, taken: readonly Taken[], nowMs: number): Interval | null {
  return nextFreeSlots(schedule, taken, nowMs, 1)[0] ?? null;
}

/** Returns the first free slots within the booking horizon, at most `count`, in order of time. */
export function nextFreeSlots(schedule: Schedule, taken: readonly Taken[], nowMs: number, count: number): Interval[] {
  const today = lagosDate(nowMs);
  const found: Interval[] = [];
  for (let ahead = 0; ahead < BOOKABLE_DAYS && found.length < count; ahead++) {
    found.push(...freeSlotsOn(addDays(today, ahead), schedule, taken, nowMs));
  }
  return found.slice(0, count);
}

/** Returns how many appointments a schedule takes on a day in Lagos, taken or not, with no regard to notice, horizon and busy times. */
export function capacityOn(date: string, schedule: Schedule): number {
  const whole = { ...schedule, noticeMinutes: 0, bookableDays: 1, ignoresBusy: true };
  const from = lagosInstant(date, '00:00');
  const { resources } = schedule;
  if (resources === undefined) return slotsOf(date, whole, from).length;
  return resources.reduce((sum, resource) => sum + resource.capacity * slotsOf(date, whole, from, resource).length, 0);
}

/** Returns the slot that starts at an instant, if the schedule offers one then, taken or not. */
export function slotStartingAt(startsAtMs: number, schedule: Schedule, nowMs: number): Interval | undefined {
  return slotsOn(lagosDate(startsAtMs), schedule, nowMs).find((slot) => slot.startsAtMs === startsAtMs);
}

/** Returns the slot that starts at an instant in a lane, taken or not, and until when an appointment in it keeps the lane, ms. */
export function slotInLane(
  startsAtMs: number,
  { resourceId }: Pick<Lane, 'resourceId'>,
  schedule: Schedule,
  nowMs: number,
): (Interval & { readonly busyUntilMs: number }) | undefined {
  const resource = schedule.resources?.find(({ id }) => id === resourceId);
  const slots = slotsOf(lagosDate(startsAtMs), schedule, nowMs, resource);
  const slot = slots.find((each) => each.startsAtMs === startsAtMs);
  return slot && { ...slot, busyUntilMs: busyUntilMs(slot, schedule, resource) };
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
  if (isOffOn(date, exceptions)) return [];
  return [...hours.filter((period) => period.weekday === weekday), ...periodsOn(date, 'extra', exceptions)];
}

/** True if a day is off. */
export function isOffOn(date: string, exceptions: readonly DayException[] = []): boolean {
  return exceptions.some(({ day, kind }) => day === date && kind === 'off');
}

/** Returns the closed parts of a day in Lagos. */
function closedOn(date: string, { exceptions = [] }: Hours): Period[] {
  return periodsOn(date, 'closed', exceptions);
}

/** Returns the extra hours or the closed parts of a day, in the order given; equal ones of several series once. */
export function periodsOn(date: string, kind: DayException['kind'], exceptions: readonly DayException[]): Period[] {
  const found: Period[] = [];
  for (const { day, kind: is, opens, closes } of exceptions) {
    if (day !== date || is !== kind || opens === null || closes === null) continue;
    if (!found.some((one) => one.opens === opens && one.closes === closes)) found.push({ opens, closes });
  }
  return found;
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
