import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The appointment that a link shows, and its patient. */
export interface LinkedAppointment {
  readonly id: number;
  readonly patientId: number;
}

const IDS_BYTES = 8;
/** Of the database's ids. */
const LARGEST_ID = 2 ** 31 - 1;
const TOKEN_BYTES = IDS_BYTES + 32;

/**
 * The token of the link in a mail that shows and cancels one appointment: its ids and a signature over them and the
 * address that it is mailed to. It isn't stored; the code that reads it checks its end.
 */
export function appointmentToken(key: KeyObject, appointment: LinkedAppointment, email: string): string {
  const ids = Buffer.alloc(IDS_BYTES);
  ids.writeUInt32BE(appointment.id, 0);
  ids.writeUInt32BE(appointment.patientId, 4);
  return Buffer.concat([ids, signatureOf(key, appointment, email)]).toString('base64url');
}

/** Returns the appointment that a token names; undefined for a malformed token. Trust it only after `isSigned`. */
export function appointmentOf(token: string): LinkedAppointment | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return undefined;
  const appointment = { id: bytes.readUInt32BE(0), patientId: bytes.readUInt32BE(4) };
  return Math.max(appointment.id, appointment.patientId) > LARGEST_ID ? undefined : appointment;
}

/** True if a token was made with our key for an address. */
export function isSigned(key: KeyObject, token: string, email: string): boolean {
  const appointment = appointmentOf(token);
  if (appointment === undefined) return false;
  return timingSafeEqual(Buffer.from(token, 'base64url').subarray(IDS_BYTES), signatureOf(key, appointment, email));
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
  key: KeyObject,
  signature: string,
  appointment: LinkedAppointment,
  email: string,
): boolean {
  const [said, own] = [Buffer.from(signature), Buffer.from(joinSignature(key, appointment, email))];
  return said.length === own.length && timingSafeEqual(said, own);
}

function signatureOf(key: KeyObject, { id, patientId }: LinkedAppointment, email: string): Buffer {
  return createHmac('sha256', key).update(`visit-link\n${id}\n${patientId}\n${email.toLowerCase()}`).digest();
}
