import ICAL from 'ical.js';
import type { Interval } from '#features/schedules/rules/slots.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { mergedWithin } from '../rules/busy-times.ts';
import { ReadingFailure } from '../rules/reading-failure.ts';
import { zoneInstant } from './zone-time.ts';

/** The most events within the span; a recurring one counts each time. */
const MAX_EVENTS = 2000;

/**
 * Returns when the owner of an iCalendar file is busy within a span: the events that take time and aren't cancelled, merged. An
 * all-day event lasts from midnight to midnight in Lagos; a time without a known time zone is one of Lagos. An event that can't be
 * read is left out.
 * @throws ReadingFailure not_a_calendar, unreadable, or too_many_events
 * @see RFC 5545
 */
export function busyTimesIn(file: string, span: Interval): Interval[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(file)) throw new ReadingFailure('not_a_calendar');
  const events = eventsIn(file);
  const changed = new Set(events.flatMap((event) => keyOfChanged(event)));
  const found: Interval[] = [];
  for (const event of events) {
    for (const time of timesOf(event, span, changed)) {
      found.push(time);
      if (found.length > MAX_EVENTS) throw new ReadingFailure('too_many_events');
    }
  }
  return mergedWithin(found, span);
}

/** An event as far as it decides when someone is busy. */
interface CalendarEvent {
  readonly component: ICAL.Component;
  readonly uid: string;
  readonly start: ICAL.Time;
  readonly zone: string | undefined;
  readonly lastsMs: number;
  readonly isBusy: boolean;
  /** Which occurrence of a recurring event it changes, ms since the epoch; undefined for an event of its own. */
  readonly changesMs: number | undefined;
}

function eventsIn(file: string): CalendarEvent[] {
  let calendars: ICAL.Component[];
  try {
    const parsed: unknown[] = ICAL.parse(file);
    const isOne = typeof parsed[0] === 'string';
    calendars = (isOne ? [parsed] : (parsed as unknown[][])).map((one) => new ICAL.Component(one));
  } catch {
    throw new ReadingFailure('unreadable');
  }
  return calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent')).flatMap((each) => eventOf(each) ?? []);
}

function eventOf(component: ICAL.Component): CalendarEvent | undefined {
  try {
    const { startDate: start, endDate: end, uid, recurrenceId } = new ICAL.Event(component);
    const zone = zoneOf(component, 'dtstart');
    const status = component.getFirstPropertyValue('status');
    const startsAtMs = instantOf(start, zone);
    return {
      component,
      uid,
      start,
      zone,
      lastsMs: instantOf(end, zoneOf(component, 'dtend') ?? zone) - startsAtMs,
      isBusy: !is(component.getFirstPropertyValue('transp'), 'TRANSPARENT') && !is(status, 'CANCELLED'),
      changesMs:
        (recurrenceId as ICAL.Time | null) === null
          ? undefined
          : instantOf(recurrenceId, zoneOf(component, 'recurrence-id') ?? zone),
    };
  } catch {
    return undefined;
  }
}

const is = (value: unknown, wanted: string) => typeof value === 'string' && value.toUpperCase() === wanted;

/** The time zone that a property names; undefined if it names none. */
function zoneOf(component: ICAL.Component, property: string): string | undefined {
  const zone = component.getFirstProperty(property)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
}

/** Returns an instant, ms since the epoch. A zone that the file defines wins over one of the same name. */
function instantOf(time: ICAL.Time, zone: string | undefined): number {
  if (time.isDate) return lagosInstant(time.toString().slice(0, 10), '00:00');
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return zoneInstant(zone, Date.UTC(year, month - 1, day, hour, minute, second));
}

const keyOf = (uid: string, atMs: number) => `${atMs} ${uid}`;

function keyOfChanged({ uid, changesMs }: CalendarEvent): string[] {
  return changesMs === undefined ? [] : [keyOf(uid, changesMs)];
}

/** The times of an event that touch a span, without the occurrences that other events of the file change. */
function* timesOf(event: CalendarEvent, span: Interval, changed: ReadonlySet<string>): Generator<Interval> {
  const { isBusy, lastsMs, uid, changesMs } = event;
  if (!isBusy || lastsMs <= 0) return;
  for (const startsAtMs of startsOf(event)) {
    if (startsAtMs >= span.endsAtMs) return;
    const isChanged = changesMs === undefined && changed.has(keyOf(uid, startsAtMs));
    if (startsAtMs + lastsMs > span.startsAtMs && !isChanged) yield { startsAtMs, endsAtMs: startsAtMs + lastsMs };
  }
}

function* startsOf({ component, start, zone, changesMs }: CalendarEvent): Generator<number> {
  if (changesMs !== undefined || !(component.hasProperty('rrule') || component.hasProperty('rdate'))) {
    yield instantOf(start, zone);
    return;
  }
  const occurrences = new ICAL.RecurExpansion({ component, dtstart: start });
  for (let next = occurrences.next(); next; next = occurrences.next()) yield instantOf(next, zone);
}
