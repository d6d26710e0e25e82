import { calendarUid, escaped, folded, utcStamp } from '#features/appointments/rules/calendar-file.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';

/** An appointment in a provider's calendar. Instants are ms since the epoch. */
export interface FeedAppointment {
  readonly id: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The name of the person the appointment is for. */
  readonly name: string;
  /** The name of the resource that takes it; null at a place without resources. */
  readonly person: string | null;
  /** It doesn't take place: it was cancelled, or moved to an entry of its own. */
  readonly isOff: boolean;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
}

/**
 * Returns a provider's appointments as an iCalendar file. Calendars are shared and hosted by others, so an entry has
 * the time, a first name and who sees the patient, without the reason. One that is off stays, marked as cancelled and without a
 * name: a calendar would keep an entry that disappears. The file changes only when an appointment does. @see RFC 5545
 */
export function feedFile(
  appointments: readonly FeedAppointment[],
  { host, title }: { readonly host: string; readonly title: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Provider//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...appointments.flatMap((appointment) => entryOf(appointment, host)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function entryOf(appointment: FeedAppointment, host: string): string[] {
  const { id, startsAtMs, endsAtMs, name, person, isOff, createdAtMs, changedAtMs } = appointment;
  const summary = person === null ? firstName(name) : `${firstName(name)} (${person})`;
  // It only has to grow with each change.
  const sequence = Math.max(0, Math.floor((changedAtMs - createdAtMs) / 1000)) + (isOff ? 1 : 0);
  return [
    'BEGIN:VEVENT',
    `UID:provider-${calendarUid(id, host)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(changedAtMs)}`,
    `DTSTART:${utcStamp(startsAtMs)}`,
    `DTEND:${utcStamp(endsAtMs)}`,
    `SUMMARY:${isOff ? 'Cancelled' : escaped(summary)}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    `TRANSP:${isOff ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|chief|alhaji|alhaja|pastor|rev|engr|barr)\.?$/i;

/** Returns the first name of a full name, without a title. */
export function firstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  return words.find((word, at) => at === words.length - 1 || !TITLE.test(word)) ?? '';
}
