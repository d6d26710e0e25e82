import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Appointment } from '../contract.ts';
import { withWhom } from './appointment-words.ts';

/** Longest line without its end, in octets. @see RFC 5545, 3.1 */
const LINE_OCTETS = 75;

/** The chain of appointments that one replaced: together they are one entry of a calendar. */
export interface AppointmentChain {
  /** The appointment that was booked first; its own id for one that replaced none. */
  readonly rootId: number;
  /** How many came before it. */
  readonly earlier: number;
}

/** An entry as an invitation by mail. @see RFC 5546, 3.2.2 and 3.2.5 */
export interface Invitation {
  readonly organizer: { readonly name: string; readonly address: string };
  /** E-mail address of the patient. */
  readonly attendee: string;
  /** Plain text. */
  readonly description: string;
}

type CalendarAppointment = Pick<Appointment, 'id' | 'date' | 'endsAt' | 'status' | 'visitType' | 'provider'> &
  Partial<Pick<Appointment, 'rescheduledTo' | 'person'>>;

/**
 * An appointment as an iCalendar file: to be added by hand or, as an invitation, to be taken in by the mail program.
 * The entry keeps its UID for ever, also when the appointment moves, and a later file with a higher SEQUENCE replaces
 * it: an appointment that is off is a cancelled entry. Times are in UTC, so that every phone shows the right one.
 * It contains neither the reason nor the service of the appointment, because calendars are shared. @see RFC 5545, RFC 5546
 */
export function calendarFile(
  appointment: CalendarAppointment,
  {
    host,
    origin,
    nowMs,
    chain = { rootId: appointment.id, earlier: 0 },
    invitation,
  }: {
    readonly host: string;
    /** Where the link of a video visit leads, without a trailing slash. */
    readonly origin: string;
    readonly nowMs: number;
    readonly chain?: AppointmentChain;
    readonly invitation?: Invitation;
  },
): string {
  const { provider } = appointment;
  const isOff = appointment.status === 'cancelled' || appointment.status === 'rescheduled';
  const isVideo = appointment.visitType === 'telehealth';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation === undefined ? 'PUBLISH' : methodOf(appointment)}`,
    'BEGIN:VEVENT',
    `UID:${calendarUid(chain.rootId, host)}`,
    `SEQUENCE:${chain.earlier + (isOff && !isReplaced(appointment) ? 1 : 0)}`,
    `DTSTAMP:${utcStamp(nowMs)}`,
    `DTSTART:${utcStamp(Date.parse(appointment.date))}`,
    `DTEND:${utcStamp(Date.parse(appointment.endsAt))}`,
    ...(invitation === undefined ? [] : peopleOf(invitation)),
    `SUMMARY:${escaped(`${isVideo ? 'Video visit' : 'Visit'}: ${withWhom(appointment)}`)}`,
    `LOCATION:${isVideo ? 'Video visit' : escaped(addressLine(provider))}`,
    // The plain link, which asks to sign in: a calendar may be shared.
    ...(isVideo ? [`URL:${origin}/visit/${appointment.id}`] : []),
    ...(isVideo || !isSurveyed(provider) ? [] : [`GEO:${provider.latitude};${provider.longitude}`]),
    ...(invitation === undefined ? [] : [`DESCRIPTION:${escaped(invitation.description)}`]),
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** What an invitation asks of a calendar: to have the entry as it says, or to take it out. */
export function methodOf({ status }: Pick<Appointment, 'status'>): 'REQUEST' | 'CANCEL' {
  return status === 'cancelled' || status === 'rescheduled' ? 'CANCEL' : 'REQUEST';
}

/** The name of the calendar entry of an appointment and of those that took its place, the same for ever. */
export function calendarUid(id: number, host: string): string {
  return `appointment-${id}@${host}`;
}

/** An instant (ms since the epoch) as iCalendar writes UTC, `20261124T093000Z`. */
export function utcStamp(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/**
 * Returns a text value with the format's special characters escaped and those that it can't hold removed.
 * @see RFC 5545, 3.3.11
 */
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

/** The patient has accepted; no reply is requested, because none is read. */
function peopleOf({ organizer, attendee }: Invitation): string[] {
  const name = organizer.name.replaceAll(/["\p{Cc}]/gu, ' ').trim();
  return [
    `ORGANIZER;CN="${name}":mailto:${mailboxOf(organizer.address)}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${mailboxOf(attendee)}`,
  ];
}

/** An address as a `mailto:` URI holds it. @see RFC 6068 */
function mailboxOf(address: string): string {
  return address.replaceAll(/[^\w.+@-]+/g, (odd) => encodeURIComponent(odd));
}

/** The entry belongs to the successor now, so this file must not have the higher SEQUENCE. */
function isReplaced({ rescheduledTo }: CalendarAppointment): boolean {
  return rescheduledTo !== undefined && rescheduledTo !== null;
}

function isSurveyed({ latitude, longitude, locationPrecision }: Appointment['provider']): boolean {
  return latitude !== null && longitude !== null && (locationPrecision === 'exact' || locationPrecision === 'near');
}
