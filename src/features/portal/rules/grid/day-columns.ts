import type { BusyDay } from '#features/calendars/contract.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { lengthWith } from '#features/schedules/rules/service-choice.ts';
import { ALL_DAY, commonPeriods, openOn, type Period } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import type { PracticeOffer } from '../resources-contract.ts';
import type { PortalSettings } from '../schedule-contract.ts';
import { DAY_MINUTES, gapsIn, type Span } from './gaps.ts';

const MINUTE_MS = 60_000;

/** One column of the grid: a day of a person, room or other resource, or of a place that takes one appointment at a time. */
export interface GridColumn {
  readonly key: string;
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** What takes the appointments; null for the place itself, and for appointments that no one has. */
  readonly personId: number | null;
  /** The name of what takes them; undefined for the place itself, null for appointments that no one has. */
  readonly name: string | null | undefined;
  readonly open: readonly Span[];
  /** When outside calendars are busy. */
  readonly busy: readonly (Span & { readonly label: string })[];
  readonly appointments: readonly PortalAppointment[];
  /** Open time in which another appointment can be booked. */
  readonly gaps: readonly Span[];
  /** True if appointments can be moved here. */
  readonly takesMoves: boolean;
}

/** What columns are made from. */
export interface GridFacts {
  readonly settings: Pick<PortalSettings, 'hours' | 'days' | 'resourceDays' | 'visitMinutes'>;
  readonly offer: {
    readonly resources: readonly Pick<PracticeOffer['resources'][number], 'id' | 'name' | 'capacity' | 'hours'>[];
    readonly services: readonly Pick<
      PracticeOffer['services'][number],
      'id' | 'minutes' | 'afterMinutes' | 'ownLengths' | 'resourceIds'
    >[];
  };
  readonly appointments: readonly PortalAppointment[];
  readonly busy: BusyDay['busy'];
  /** ms since the epoch; gaps begin after it. */
  readonly nowMs: number;
}

/**
 * Returns the columns of a day (`yyyy-MM-dd`, in Lagos): the resources that are open or have an appointment, in the order of
 * the practice, then those that left and still have one, then the appointments that no one has. One column for a place
 * without resources.
 */
export function dayColumns(day: string, facts: GridFacts): GridColumn[] {
  const { resources } = facts.offer;
  const own = facts.appointments.filter(({ date }) => lagosDate(Date.parse(date)) === day);
  const columns = peopleOf(resources, own).map((person) => columnOf(day, person, facts));
  if (resources.length === 0 && columns.length === 0) return [columnOf(day, undefined, facts)];
  const without = own.filter(({ person }) => person === undefined);
  const shown = columns.filter(({ open, appointments }) => open.length > 0 || appointments.length > 0);
  if (without.length === 0) return shown;
  return [...shown, { ...emptyColumn(day, null), appointments: without }];
}

/** Returns the columns of several days for one resource; null for the place itself. */
export function weekColumns(days: readonly string[], personId: number | null, facts: GridFacts): GridColumn[] {
  const person = peopleOf(facts.offer.resources, facts.appointments).find(({ id }) => id === personId);
  return days.map((day) => columnOf(day, person, facts));
}

/** Returns the whole hours that columns show, in minutes since midnight: what is open or booked; 8 to 17 if nothing is. */
export function shownSpan(columns: readonly GridColumn[]): Span {
  const spans = columns.flatMap(({ day, open, appointments }) => [
    ...open,
    ...appointments.map((appointment) => spanOf(appointment, day)),
  ]);
  if (spans.length === 0) return { from: 8 * 60, until: 17 * 60 };
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60,
    until: Math.ceil(Math.max(...spans.map(({ until }) => until)) / 60) * 60,
  };
}

/** Returns an appointment's time on a day, in minutes since midnight in Lagos; one that lasts beyond the day ends with it. */
export function spanOf({ date, endsAt }: Pick<PortalAppointment, 'date' | 'endsAt'>, day: string): Span {
  return { from: minuteOf(date, day), until: minuteOf(endsAt, day) };
}

/** Returns the instant (ISO) of a minute of a day in Lagos. */
export function instantIn(day: string, minute: number): string {
  return new Date(lagosInstant(day, '00:00') + minute * MINUTE_MS).toISOString();
}

/** Returns the minutes from a day's midnight in Lagos to an instant (ISO), within the day. */
function minuteOf(instant: string, day: string): number {
  const minutes = (Date.parse(instant) - lagosInstant(day, '00:00')) / MINUTE_MS;
  return Math.min(Math.max(minutes, 0), DAY_MINUTES);
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly capacity: number;
  readonly hours: PracticeOffer['resources'][number]['hours'];
  readonly hasLeft?: true;
}

/** The resources of a place, and those that left it and still have appointments. */
function peopleOf(resources: readonly Person[], appointments: readonly PortalAppointment[]): Person[] {
  const known = new Set(resources.map(({ id }) => id));
  const left = new Map<number, Person>();
  for (const { person } of appointments) {
    if (person === undefined || known.has(person.id)) continue;
    left.set(person.id, { id: person.id, name: person.name, capacity: 0, hours: [], hasLeft: true });
  }
  return [...resources, ...left.values()];
}

function emptyColumn(
  day: string,
  person: { readonly id: number; readonly name: string } | null | undefined,
): GridColumn {
  return {
    key: `${day}-${person?.id ?? (person === null ? 'none' : 'place')}`,
    ...{ day, personId: person?.id ?? null, name: person === null ? null : person?.name },
    ...{ open: [], busy: [], appointments: [], gaps: [], takesMoves: false },
  };
}

function columnOf(day: string, person: Person | undefined, facts: GridFacts): GridColumn {
  const { settings, offer, nowMs } = facts;
  const appointments = facts.appointments.filter((one) => lagosDate(Date.parse(one.date)) === day);
  const own = appointments.filter((one) => one.person?.id === person?.id);
  const open = openSpans(day, person, settings);
  const midnight = lagosInstant(addDays(day, 1), '00:00');
  const busy = facts.busy
    .filter((one) => one.person === null || one.person.id === person?.id)
    .filter(
      ({ startsAt, endsAt }) => Date.parse(startsAt) < midnight && Date.parse(endsAt) > lagosInstant(day, '00:00'),
    )
    .map((one) => ({ ...spanOf({ date: one.startsAt, endsAt: one.endsAt }, day), label: one.label }));
  // What no one has may be taken by any of them.
  const ofNoOne = person === undefined ? [] : appointments.filter((one) => one.person === undefined);
  const lengths = offer.services.filter(({ resourceIds }) => person === undefined || resourceIds.includes(person.id));
  const gaps = gapsIn(open, {
    taken: own.map((one) => withPause(spanOf(one, day), one, offer)),
    blocked: [...busy, ...ofNoOne.map((one) => spanOf(one, day))],
    capacity: person?.capacity ?? 1,
    from: firstMinute(day, nowMs),
    shortest: Math.min(settings.visitMinutes, ...lengths.map((service) => lengthWith(service, person?.id).minutes)),
  });
  return {
    ...emptyColumn(day, person),
    open,
    busy,
    appointments: own,
    gaps,
    takesMoves: person?.hasLeft !== true && isBookable(day, nowMs),
  };
}

/** An appointment's time with the pause after it that its service has. */
function withPause(span: Span, { service, person }: PortalAppointment, { services }: GridFacts['offer']): Span {
  const given = services.find(({ id }) => id === service?.id);
  const pause = given === undefined ? 0 : lengthWith(given, person?.id).afterMinutes;
  return { ...span, until: Math.min(span.until + pause, DAY_MINUTES) };
}

/** The first minute of a day that the desk can book at an instant; the day's end if it can't book the day. */
function firstMinute(day: string, nowMs: number): number {
  if (!isBookable(day, nowMs)) return DAY_MINUTES;
  return day > lagosDate(nowMs) ? 0 : Math.ceil((nowMs - lagosInstant(day, '00:00')) / MINUTE_MS);
}

/** True if the desk can book a day at an instant. */
function isBookable(day: string, nowMs: number): boolean {
  const today = lagosDate(nowMs);
  return day >= today && day < addDays(today, DESK_BOOKABLE_DAYS);
}

/** When a resource, or the place itself, is open on a day. */
function openSpans(
  day: string,
  person: Person | undefined,
  { hours, days, resourceDays }: GridFacts['settings'],
): Span[] {
  const place = openOn(day, { hours, exceptions: days });
  if (person === undefined) return place.map(spanOfPeriod);
  const own = openOn(day, {
    hours: person.hours ?? [{ weekday: weekdayOf(day), ...ALL_DAY }],
    exceptions: resourceDays.filter(({ resourceId }) => resourceId === person.id),
  });
  return commonPeriods(place, own).map(spanOfPeriod);
}

function spanOfPeriod({ opens, closes }: Period): Span {
  return { from: minutesOf(opens), until: minutesOf(closes) };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
