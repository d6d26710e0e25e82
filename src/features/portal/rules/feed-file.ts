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
}

/**
 * Returns a provider's appointments as an iCalendar file. Calendars are shared and hosted by others, so an entry has
 * the time, a first name and who sees the patient, without the reason. @see RFC 5545
 */
export function feedFile(
  appointments: readonly FeedAppointment[],
  { host, nowMs, title }: { readonly host: string; readonly nowMs: number; readonly title: string },
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
    ...appointments.flatMap(({ id, startsAtMs, endsAtMs, name, person }) => [
      'BEGIN:VEVENT',
      `UID:provider-${calendarUid(id, host)}`,
      `DTSTAMP:${utcStamp(nowMs)}`,
      `DTSTART:${utcStamp(startsAtMs)}`,
      `DTEND:${utcStamp(endsAtMs)}`,
      `SUMMARY:${escaped(person === null ? firstName(name) : `${firstName(name)} (${person})`)}`,
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|chief|alhaji|alhaja|pastor|rev|engr|barr)\.?$/i;

/** Returns the first name of a full name, without a title. */
export function firstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  return words.find((word, at) => at === words.length - 1 || !TITLE.test(word)) ?? '';
}
