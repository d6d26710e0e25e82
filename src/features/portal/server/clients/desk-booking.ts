import { randomUUID } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findReach } from '#features/appointments/server/appointment-mails.ts';
import { findByIdempotencyKey } from '#features/appointments/server/appointment-store.ts';
import { bookingRefusal } from '#features/booking/rules/may-book.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { requireClient } from '#features/clients/server/change-client.ts';
import type { ClientRow } from '#features/clients/server/client-store.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { loggingRefused, recordClientLook } from '#features/clients/server/record-client-look.ts';
import { hasConsent, recordConsent } from '#features/consents/server/consent-store.ts';
import type { BookedByDesk, DeskBooking } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { CANNOT_BE_TEXTED, DESK_WORDS, VIDEO_NEEDS_ACCOUNT } from '#features/portal/rules/refusals.ts';
import { findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { dialable } from '#platform/common/phone-number.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';

/** A booking by a member of a practice. */
export interface Deskwork extends DeskBooking {
  readonly providerId: number;
  readonly userId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  readonly key: string;
  readonly nowMs: number;
  readonly mailing: AppointmentMailing;
}

/** An appointment, and whether it was made just now. */
interface Made extends Appointment {
  readonly isNew: boolean;
  readonly isSqueezed: boolean;
}

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/**
 * Books for a client of a practice, whom it enters if they are new, in one transaction. Of a repeated appointment all dates are
 * booked, or none. The same key of the same member
 * returns what it booked before.
 * @throws AppError the refusals of `bookAppointment` in words for the desk, slot_taken with `maySqueeze`; those of
 *   `enterClient`; not_found for the client; invalid: a video visit without an account, a text message without a number
 */
export async function bookByDesk(context: Using, work: Deskwork): Promise<BookedByDesk> {
  const { providerId, userId, nowMs, mailing } = work;
  const book = async (tx: Database) => {
    // Locks the place and its practice, as bookings do: no double of a client or a booking comes beside this.
    const practiceId = await openPractice(tx, { providerId, userId, nowMs });
    const chosen = await chooseClient(tx, work, practiceId);
    const { date, further } = work;
    const dates = [date, ...(further ?? [])];
    const repeat = further && { id: randomUUID(), dates };
    const booked: Made[] = [];
    for (const [at, start] of dates.entries()) booked.push(await bookFor(tx, work, chosen, { start, at, repeat }));
    // Last: writers of the log wait for this transaction.
    for (const appointment of booked) {
      if (appointment.isNew) await record(tx, context, work, { client: chosen, appointment });
    }
    return { client: chosen, booked };
  };
  const { client, booked: all } = await loggingRefused(context.db, context.keyFor, work, () =>
    context.db.transaction(book),
  );
  const [booked, ...others] = all;
  if (booked === undefined) throw new Error('A booking came to nothing.');
  const message = { id: booked.id, patientId: client.userId };
  const wantsMessages = client.hasAccount || work.tell === 'sms';
  return {
    id: booked.id,
    clientId: client.id,
    date: booked.date,
    endsAt: booked.endsAt,
    ...(others.length > 0 && { further: others.map(({ id, date, endsAt }) => ({ id, date, endsAt })) }),
    ...(wantsMessages
      ? await findReach(context.db, message, { mailing, nowMs, kind: 'visit-booked' })
      : { channels: [] }),
  };
}

/** Returns the client that is booked for, with their decision about text messages. */
async function chooseClient(tx: Database, work: Deskwork, practiceId: number): Promise<ClientRow> {
  const { client, userId, key, nowMs, tell, visitType } = work;
  const chosen =
    'id' in client
      ? await requireClient(tx, { practiceId, clientId: client.id })
      : await enterClient(tx, { practiceId, userId, key, nowMs }, client);
  if (chosen.hasAccount) return chosen;
  if (visitType === 'telehealth') throw new AppError(VIDEO_NEEDS_ACCOUNT);
  if (tell === 'sms' && dialable(chosen.phone) === undefined) throw new AppError(CANNOT_BE_TEXTED);
  await setTexts(tx, chosen, { granted: tell === 'sms', practiceId, nowMs });
  return chosen;
}

/** Records whether a client without an account wants text messages, as they said at the desk. */
async function setTexts(
  tx: Database,
  { userId }: Pick<ClientRow, 'userId'>,
  { granted, practiceId, nowMs }: { readonly granted: boolean; readonly practiceId: number; readonly nowMs: number },
): Promise<void> {
  if ((await hasConsent(tx, userId, 'reminders_sms')) === granted) return;
  const about = `practice:${practiceId}`;
  await recordConsent(tx, { userId, purpose: 'reminders_sms', granted, givenBy: 'desk', about, nowMs });
}

/** One of the appointments that are booked in one request. */
interface OneOf {
  readonly start: string;
  /** Its place among them, from 0 on. */
  readonly at: number;
  readonly repeat: { readonly id: string; readonly dates: readonly string[] } | undefined;
}

/** Books, and returns the appointment and whether it is new: false if it was booked with this key before. */
async function bookFor(
  tx: Database,
  work: Deskwork,
  { userId: patientId }: ClientRow,
  { start: date, at, repeat }: OneOf,
): Promise<Made> {
  const { providerId, userId, serviceId, personId, visitType, reason = '', channel, squeezeReason } = work;
  const { key, nowMs, mailing } = work;
  const idempotencyKey = `desk:${userId}:${key}${at === 0 ? '' : `:${at}`}`;
  const before = await findByIdempotencyKey(tx, patientId, idempotencyKey);
  if (before !== undefined) return { ...before, isNew: false, isSqueezed: false };
  const service = (await findSchedule(tx, providerId))?.services?.find(({ id }) => id === serviceId);
  const careType = service?.careTypes.includes('routine') === false ? 'urgent' : 'routine';
  try {
    const booked = await bookAppointment(tx, {
      patientId,
      wanted: {
        providerId,
        date,
        visitType,
        careType,
        reason,
        serviceId: serviceId ?? null,
        personId: personId ?? null,
      },
      idempotencyKey,
      // The client hasn't read a rule for cancelling late.
      keptRule: null,
      byDesk: { userId, reason: undefined, squeezeReason: at === 0 ? squeezeReason : undefined, channel, repeat },
      nowMs,
      mailing,
    });
    return { ...booked, isNew: true, isSqueezed: at === 0 && squeezeReason !== undefined };
  } catch (error) {
    throw error instanceof AppError ? inDeskWords(error, repeat && date) : error;
  }
}

/**
 * Returns the refusal of a booking as the desk reads it; of a time that is taken, with whether it can be squeezed in, and which
 * of the dates of a repeated one it is.
 */
function inDeskWords({ code, message, fields, extras }: AppError, date: string | undefined): AppError {
  const isOwn = message === bookingRefusal('slot-taken-by-patient').message;
  const words = DESK_WORDS[isOwn ? 'same_time' : code] ?? message;
  const more =
    code === 'slot_taken' ? { ...extras, maySqueeze: !isOwn && date === undefined, ...(date && { date }) } : extras;
  return new AppError({ code, message: words }, { fields, extras: more });
}

/** Notes the booking, and the entry of a new client, in the client's access log and the audit log; no reason, which may be about health. */
async function record(
  tx: Database,
  { keyFor, now }: Using,
  { client: chosen, providerId, userId, desk, nowMs, channel }: Deskwork,
  { client, appointment: { id, date, isSqueezed } }: { readonly client: ClientRow; readonly appointment: Made },
): Promise<void> {
  const member = { userId, desk, nowMs, sameSinceMs: nowMs };
  if (!('id' in chosen)) {
    await recordClientLook(tx, keyFor, { ...member, providerId, act: 'client.add', clients: [client] });
  }
  const act = 'appointment.book';
  const details = { at: date, channel, ...(isSqueezed && { squeezed: 'true' }) };
  await recordAccess(tx, keyFor, { ...member, act, appointments: [{ id, patientId: client.userId }], details });
  const audited = { act, object: `appointment:${id}`, subjectId: client.userId, details };
  await recordAct(tx, { keyFor, now }, { id: userId }, audited);
}
