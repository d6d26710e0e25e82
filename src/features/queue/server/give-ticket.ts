import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { newToken } from '#platform/server/token.ts';
import type { Priority } from '../contract.ts';
import { entryPoint } from '../rules/entry-point.ts';
import { queueDay } from '../rules/queue-day.ts';
import { ALREADY_WAITING, NO_POINTS, NO_SUCH_POINT } from '../rules/refusals.ts';
import { lastStep } from '../rules/ticket-state.ts';
import { findOpenPoints, lockPoint, type PointRow } from './point-store.ts';
import { shownTicket } from './shown-queue.ts';
import { type ActingMember, joinPoint, recordTicketAct, requireTicket } from './ticket-acts.ts';
import { findOpenTicket, findTicket, type TicketRow } from './ticket-store.ts';
import {
  type DeskNumber,
  endForgotten,
  insertTicket,
  linkAppointment,
  lockDay,
  writeOutcome,
} from './ticket-write-store.ts';

/** Bits of the code by which a patient follows their place. */
const CODE_BITS = 128;

/** A person who comes to a place. */
export interface Arrival {
  readonly providerId: number;
  readonly patientId: number;
  /** The relative whom the appointment is for. */
  readonly forName: string | null;
  /** Null for a walk-in. */
  readonly appointmentId: number | null;
  readonly resourceId: number | null;
  /** Null for the point at which one joins the way. */
  readonly pointId: number | null;
  readonly priority: Priority;
  /** The same key is the same ticket. */
  readonly key: string;
  /** The number that a shared computer gave without network, with its letter; absent for the next number of the place. */
  readonly numbered?: DeskNumber | undefined;
}

/**
 * Returns the ticket of a person who comes to a place: the one that they have, for the same entry or the same appointment,
 * or a new one with the next number of the day. A walk-in ticket of the same person becomes that of the appointment; one
 * that ended by mistake begins again where it was. For a transaction that has locked the appointment. `check` runs once
 * arrivals wait for each other, unless there is a ticket already.
 * @throws AppError already_waiting with the ticket, not_found or invalid for the point
 */
export async function giveTicket(
  tx: Database,
  keyFor: KeyFor,
  arrival: Arrival,
  member: ActingMember,
  check?: () => Promise<void>,
): Promise<TicketRow> {
  const { providerId, patientId, forName, appointmentId, key } = arrival;
  const { userId, nowMs } = member;
  const day = queueDay(nowMs);
  await lockDay(tx, { providerId, day });
  const before = await findTicket(tx, appointmentId === null ? { key } : { appointmentId });
  if (before !== undefined) return await cameAgain(tx, keyFor, before, member);
  const open = await findOpenTicket(tx, { providerId, day, patientId, forName });
  if (open !== undefined) {
    if (appointmentId === null || open.appointmentId !== null) {
      throw new AppError(ALREADY_WAITING, { extras: { ticket: shownTicket(open, nowMs) } });
    }
    await linkAppointment(tx, open.id, appointmentId);
    return await requireTicket(tx, open.id);
  }
  await check?.();
  const point = await choosePoint(tx, arrival, nowMs);
  await endForgotten(tx, providerId, nowMs);
  const ticketId = await insertTicket(tx, {
    ...{ providerId, day, patientId, forName, appointmentId, key },
    priority: arrival.priority,
    arrivedAt: new Date(nowMs),
    code: newToken(CODE_BITS),
    createdBy: userId,
    numbered: arrival.numbered,
  });
  await joinPoint(tx, { ticketId, providerId, pointId: point.id }, member);
  const ticket = await requireTicket(tx, ticketId);
  await recordTicketAct(tx, keyFor, ticket, { ...member, act: 'add' });
  return ticket;
}

/** Opens a ticket of today again that ended although its patient is here; one that is open stays as it is. */
async function cameAgain(tx: Database, keyFor: KeyFor, ticket: TicketRow, member: ActingMember): Promise<TicketRow> {
  const { id, providerId, day, leftAtMs, appointmentId } = ticket;
  const { nowMs } = member;
  if (leftAtMs === null || appointmentId === null || day !== queueDay(nowMs)) return ticket;
  const last = await lockPoint(tx, providerId, lastStep(ticket).pointId);
  const point = last ?? (await choosePoint(tx, { ...ticket, pointId: null }, member.nowMs));
  await writeOutcome(tx, id, null, nowMs);
  await joinPoint(tx, { ticketId: id, providerId, pointId: point.id }, member);
  await recordTicketAct(tx, keyFor, ticket, { ...member, act: 'add' });
  return await requireTicket(tx, id);
}

/** Returns the point that an arrival joins, locked. @throws AppError not_found, invalid if the place has none */
async function choosePoint(
  tx: Database,
  { providerId, resourceId, pointId, priority }: Pick<Arrival, 'providerId' | 'resourceId' | 'pointId' | 'priority'>,
  nowMs: number,
): Promise<PointRow> {
  const id = pointId ?? entryPoint(await findOpenPoints(tx, providerId, nowMs), resourceId, priority)?.id;
  if (id === undefined) throw new AppError(NO_POINTS);
  const point = await lockPoint(tx, providerId, id);
  if (point === undefined) throw new AppError(NO_SUCH_POINT);
  return point;
}
