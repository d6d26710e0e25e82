import type { Database } from '#db/open-database.ts';
import { EARLY_MS, markOf } from '#features/appointments/rules/appointment-marks.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { markAttendance } from '#features/appointments/server/mark-attendance.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import type { ClientChoice } from '#features/clients/contract.ts';
import { NO_SUCH_CLIENT } from '#features/clients/rules/refusals.ts';
import { requireClient } from '#features/clients/server/change-client.ts';
import { type ClientRow, findPracticeOf } from '#features/clients/server/client-store.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { loggingRefused, recordClientLook } from '#features/clients/server/record-client-look.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { NewTicket, Ticket } from '../contract.ts';
import { numberRefusal } from '../rules/number-refusal.ts';
import { APPOINTMENT_OR_CLIENT, APPOINTMENT_TODAY, NO_NUMBER } from '../rules/refusals.ts';
import { findUnmarked, lockAppointment } from './appointment-day-store.ts';
import { keyOfAppointment } from './follow-mark.ts';
import { giveTicket } from './give-ticket.ts';
import { shownTicket } from './shown-queue.ts';
import type { ActingMember } from './ticket-acts.ts';
import type { TicketRow } from './ticket-store.ts';

/** A ticket that a member of a place gives. */
export interface TicketRequest extends NewTicket, ActingMember {
  readonly providerId: number;
  /** The same key of the same member is the same entry. */
  readonly key: string;
}

type Using = Pick<Context, 'db' | 'keyFor'>;

/**
 * Gives a number to the patient of an appointment, who is marked as here, or to a walk-in; each has one ticket.
 * @throws AppError invalid, not_found, not_markable, already_waiting with the ticket, visit_today with the appointment, and
 *   the refusals of `enterClient`
 */
export async function addTicket({ db, keyFor }: Using, request: TicketRequest): Promise<Ticket> {
  const { appointmentId, client, nowMs } = request;
  if ((appointmentId === undefined) === (client === undefined)) throw new AppError(APPOINTMENT_OR_CLIENT);
  const give = async (tx: Database) =>
    client === undefined
      ? await ticketOfAppointment(tx, keyFor, request, appointmentId ?? 0)
      : await ticketOfWalkIn(tx, keyFor, request, client);
  const ticket = await loggingRefused(db, keyFor, request, () => db.transaction(give));
  return shownTicket(ticket, nowMs);
}

async function ticketOfAppointment(
  tx: Database,
  keyFor: Using['keyFor'],
  request: TicketRequest,
  appointmentId: number,
): Promise<TicketRow> {
  const { providerId, pointId, priority, userId, desk, nowMs } = request;
  const appointment = await lockAppointment(tx, appointmentId);
  if (appointment === undefined || appointment.placeId !== providerId) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  const member = { userId, desk, nowMs };
  const mark = markOf(appointment);
  const { visitType, startsAt } = appointment;
  const refusal = numberRefusal({ startsAtMs: startsAt.getTime(), visitType, mark }, nowMs);
  if (refusal !== undefined) throw new AppError(NO_NUMBER[refusal]);
  await markAttendance(tx, keyFor, appointment, { ...member, mark: 'attended', was: mark });
  const { patientId, forName, resourceId } = appointment;
  const arrival = { providerId, patientId, forName, resourceId, appointmentId, pointId, priority };
  return await giveTicket(tx, keyFor, { ...arrival, key: keyOfAppointment(appointmentId) }, member);
}

async function ticketOfWalkIn(
  tx: Database,
  keyFor: Using['keyFor'],
  request: TicketRequest,
  client: ClientChoice,
): Promise<TicketRow> {
  const { providerId, pointId, priority, userId, desk, nowMs } = request;
  const key = `desk:${userId}:${request.key}`;
  const person = await chooseClient(tx, request, client);
  const patientId = person.userId;
  const member = { userId, desk, nowMs };
  const arrival = {
    providerId,
    patientId,
    forName: null,
    resourceId: null,
    appointmentId: null,
    pointId,
    priority,
    key,
  };
  const ticket = await giveTicket(tx, keyFor, arrival, member, async () => {
    // An appointment that is too far ahead to be marked doesn't keep a patient from coming for something else.
    const span = { fromMs: lagosMidnight(nowMs), toMs: Math.min(lagosMidnight(nowMs, 1), nowMs + EARLY_MS + 1) };
    const booked = await findUnmarked(tx, { providerId, patientId }, span);
    if (booked === undefined) return;
    const appointment = { id: booked.id, date: booked.startsAt.toISOString() };
    throw new AppError(APPOINTMENT_TODAY, { extras: { appointment } });
  });
  if (!('id' in client)) {
    const look = { ...member, providerId, act: 'client.add', clients: [person], sameSinceMs: 0 } as const;
    await recordClientLook(tx, keyFor, look);
  }
  return ticket;
}

async function chooseClient(
  tx: Database,
  { providerId, userId, key, nowMs }: TicketRequest,
  client: ClientChoice,
): Promise<ClientRow> {
  if ('id' in client) {
    const practiceId = await findPracticeOf(tx, providerId);
    if (practiceId === null) throw new AppError(NO_SUCH_CLIENT);
    return await requireClient(tx, { practiceId, clientId: client.id });
  }
  const practiceId = await openPractice(tx, { providerId, userId, nowMs });
  return await enterClient(tx, { practiceId, userId, key, nowMs }, client);
}
