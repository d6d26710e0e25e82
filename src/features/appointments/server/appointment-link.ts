import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { dialable } from '#platform/common/phone-number.ts';

/** The appointment that a link shows, and its patient. */
export interface LinkedAppointment {
  readonly id: number;
  readonly patientId: number;
}

const IDS_BYTES = 8;
/** Of the database's ids. */
const LARGEST_ID = 2 ** 31 - 1;
/** In a mail, and in a text message, where every character counts: 128 bits are still beyond guessing. */
const SIGNATURE_BYTES = { mail: 32, sms: 16 } as const;
const TOKEN_BYTES = Object.values(SIGNATURE_BYTES).map((bytes) => IDS_BYTES + bytes);

/**
 * Returns where a patient gets links to manage an appointment: their e-mail address or, for one without, the telephone
 * number in E.164; undefined if there is neither.
 */
export function linkAddress({
  email,
  phone,
}: {
  readonly email: string;
  readonly phone: string | null;
}): string | undefined {
  return email === '' ? dialable(phone) : email;
}

/**
 * The token of a link that shows, moves and cancels one appointment: its ids and a signature over them and the address,
 * e-mail or telephone number, that it is sent to. It isn't stored; the code that reads it checks its end.
 */
export function appointmentToken(key: KeyObject, appointment: LinkedAppointment, address: string): string {
  const ids = Buffer.alloc(IDS_BYTES);
  ids.writeUInt32BE(appointment.id, 0);
  ids.writeUInt32BE(appointment.patientId, 4);
  const bytes = SIGNATURE_BYTES[address.startsWith('+') ? 'sms' : 'mail'];
  return Buffer.concat([ids, signatureOf(key, appointment, address).subarray(0, bytes)]).toString('base64url');
}

/** Returns the appointment that a token names; undefined for a malformed token. Trust it only after `isSigned`. */
export function appointmentOf(token: string): LinkedAppointment | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (!TOKEN_BYTES.includes(bytes.length) || bytes.toString('base64url') !== token) return undefined;
  const appointment = { id: bytes.readUInt32BE(0), patientId: bytes.readUInt32BE(4) };
  return Math.max(appointment.id, appointment.patientId) > LARGEST_ID ? undefined : appointment;
}

/** True if a token was made with one of our keys for an address. */
export function isSigned(keys: readonly KeyObject[], token: string, address: string): boolean {
  const appointment = appointmentOf(token);
  if (appointment === undefined) return false;
  return keys.some((key) => isSame(token, appointmentToken(key, appointment, address)));
}

/**
 * The signature in the link of a mail that leads to a video visit. It gives no access: the reader signs in, and the
 * appointment is open to its two sides only. It tells a reader of our mail from a caller who tries numbers.
 */
export function joinSignature(key: KeyObject, { id, patientId }: LinkedAppointment, email: string): string {
  return createHmac('sha256', key)
    .update(`video-link\n${id}\n${patientId}\n${email.toLowerCase()}`)
    .digest('base64url');
}

/** True if the signature of a link to a video visit is the one that we mailed to an address. */
export function isJoinSignature(
  keys: readonly KeyObject[],
  signature: string,
  appointment: LinkedAppointment,
  email: string,
): boolean {
  return keys.some((key) => isSame(signature, joinSignature(key, appointment, email)));
}

function isSame(given: string, expected: string): boolean {
  const [said, own] = [Buffer.from(given), Buffer.from(expected)];
  return said.length === own.length && timingSafeEqual(said, own);
}

function signatureOf(key: KeyObject, { id, patientId }: LinkedAppointment, address: string): Buffer {
  return createHmac('sha256', key).update(`visit-link\n${id}\n${patientId}\n${address.toLowerCase()}`).digest();
}
