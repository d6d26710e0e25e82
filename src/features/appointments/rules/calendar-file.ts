import { addressLine } from '#features/providers/rules/care-card-address.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Appointment } from '../contract.ts';

/** Longest line without its end, in octets. @see RFC 5545, 3.1 */
const LINE_OCTETS = 75;

/**
 * An appointment as an iCalendar file. The entry keeps its UID for ever, and a later file with a higher SEQUENCE
 * replaces it: a visit that is off is a cancelled entry. Times are in UTC, so that every phone shows the right one.
 * Nothing in it tells what the visit is about, because calendars are shared. @see RFC 5545
 */
export function calendarFile(
  visit: Pick<Appointment, 'id' | 'date' | 'endsAt' | 'status' | 'visitType' | 'provider'>,
  { host, nowMs }: { readonly host: string; readonly nowMs: number },
): string {
  const { provider } = visit;
  const isOff = visit.status === 'cancelled' || visit.status === 'rescheduled';
  const isVideo = visit.visitType === 'telehealth';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${calendarUid(visit.id, host)}`,
    `SEQUENCE:${isOff ? 1 : 0}`,
    `DTSTAMP:${utcStamp(nowMs)}`,
    `DTSTART:${utcStamp(Date.parse(visit.date))}`,
    `DTEND:${utcStamp(Date.parse(visit.endsAt))}`,
    `SUMMARY:${escaped(isVideo ? `Video visit: ${provider.name}` : `Visit: ${provider.name}`)}`,
    ...(isVideo ? [] : [`LOCATION:${escaped(addressLine(provider))}`]),
    ...(isVideo || !isSurveyed(provider) ? [] : [`GEO:${provider.latitude};${provider.longitude}`]),
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** The name of an appointment's calendar entry, the same for ever. */
export function calendarUid(id: number, host: string): string {
  return `appointment-${id}@${host}`;
}

/** An instant (ms since the epoch) as iCalendar writes UTC, `20261124T093000Z`. */
export function utcStamp(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A text value with what has a meaning in the format escaped, and characters it can't hold left out. @see RFC 5545, 3.3.11 */
export function escaped(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, (meaningful) => `\\${meaningful}`)
    .replaceAll('\n', '\\n');
}

/** A content line in pieces of at most 75 octets, never cutting a character in two. @see RFC 5545, 3.1 */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function isSurveyed({ latitude, longitude, locationPrecision }: Appointment['provider']): boolean {
  return latitude !== null && longitude !== null && (locationPrecision === 'exact' || locationPrecision === 'near');
}
