import type { Database } from '#db/open-database.ts';
import type { Mark } from '#features/appointments/rules/appointment-marks.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { queueDay } from '../rules/queue-day.ts';
import { lastStep } from '../rules/ticket-state.ts';
import { lockAppointment } from './appointment-day-store.ts';
import { giveTicket } from './give-ticket.ts';
import { findPoints } from './point-store.ts';
import { type ActingMember, recordTicketAct } from './ticket-acts.ts';
import { findOpenTicket, findTicket, lockTicket } from './ticket-store.ts';
import { updateStep, writeOutcome } from './ticket-write-store.ts';

/**
 * Makes the queue of a place follow a mark of today's list, in its transaction: who is marked as here gets a ticket, if the
 * place has service points; taking the mark back ends it as a mistake. What completes an appointment ends its ticket by
 * the trigger `appointments_end_ticket`.
 */
export async function followMark(
  tx: Database,
  keyFor: KeyFor,
  { appointmentId, mark, ...member }: ActingMember & { readonly appointmentId: number; readonly mark: Mark },
): Promise<void> {
  if (mark === 'attended') await giveNumber(tx, keyFor, appointmentId, member);
  if (mark === 'none') await takeNumberBack(tx, keyFor, appointmentId, member);
}

async function giveNumber(tx: Database, keyFor: KeyFor, appointmentId: number, member: ActingMember): Promise<void> {
  const { userId, desk, madeBy, nowMs } = member;
  const day = queueDay(nowMs);
  const appointment = await lockAppointment(tx, appointmentId);
  if (appointment === undefined || appointment.visitType !== 'in-person') return;
  const { placeId: providerId, patientId, forName, resourceId, startsAt } = appointment;
  if (queueDay(startsAt.getTime()) !== day || (await findPoints(tx, providerId)).length === 0) return;
  const open = await findOpenTicket(tx, { providerId, day, patientId, forName });
  // They wait for another appointment of theirs: one person has one number at a time.
  if (open !== undefined && open.appointmentId !== null) return;
  const arrival = { providerId, patientId, forName, resourceId, appointmentId, pointId: null };
  const key = keyOfAppointment(appointmentId);
  await giveTicket(tx, keyFor, { ...arrival, key, priority: 'usual' }, { userId, desk, madeBy, nowMs });
}

/** Returns the key of the ticket of an appointment. */
export function keyOfAppointment(appointmentId: number): string {
  return `appointment:${appointmentId}`;
}

async function takeNumberBack(
  tx: Database,
  keyFor: KeyFor,
  appointmentId: number,
  member: ActingMember,
): Promise<void> {
  const { userId, desk, nowMs } = member;
  const found = await findTicket(tx, { appointmentId });
  if (found === undefined) return;
  await lockTicket(tx, found.id);
  const ticket = await findTicket(tx, { id: found.id });
  if (ticket === undefined || ticket.leftAtMs !== null) return;
  await updateStep(tx, lastStep(ticket).id, { endedAt: new Date(nowMs), memberId: userId });
  await writeOutcome(tx, ticket.id, 'mistake', nowMs);
  await recordTicketAct(tx, keyFor, ticket, { userId, desk, nowMs, act: 'mistake' });
}
