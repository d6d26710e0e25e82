import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { markAttendance } from '#features/appointments/server/mark-attendance.ts';
import type { Refusal } from '#platform/common/app-error.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { Priority, Ticket, TicketAct } from '../contract.ts';
import { carePoints, dangerPoint, staysInDanger } from '../rules/entry-point.ts';
import { MAX_CALLS } from '../rules/queue-limits.ts';
import {
  ALREADY_WAITING,
  NO_SUCH_POINT,
  NO_SUCH_TICKET,
  NOT_POSSIBLE_NOW,
  POINT_BUSY,
  POINT_NEEDED,
  TICKET_CHANGED,
} from '../rules/refusals.ts';
import { actOn, lastStep, type SeenTicket, type TicketChange } from '../rules/ticket-state.ts';
import { lockAppointment, type QueueAppointment } from './appointment-day-store.ts';
import { findOpenPoints, findPoints, lockPoint } from './point-store.ts';
import { shownTicket } from './shown-queue.ts';
import { type ActingMember, joinPoint, recordTicketAct, requireTicket } from './ticket-acts.ts';
import { findTicket, lockTicket, type TicketRow } from './ticket-store.ts';
import { findFreeUnit, removeStep, updateStep, writeOutcome, writePriority } from './ticket-write-store.ts';

type Using = Pick<Context, 'db' | 'keyFor'>;

/** An act of a member on a ticket. */
export interface TicketMove extends ActingMember {
  readonly id: number;
  readonly act: TicketAct;
  /** Where `send` leads. */
  readonly pointId: number | undefined;
  readonly was: SeenTicket;
}

/** A ticket, its locked appointment if it has one, and who acts on it. */
interface Locked {
  readonly ticket: TicketRow;
  readonly appointment: QueueAppointment | undefined;
  readonly keyFor: KeyFor;
  readonly move: TicketMove;
}

/** What the database refuses when two desks act at once. */
const REFUSED: Readonly<Record<string, Refusal>> = {
  ticket_steps_one_per_unit: POINT_BUSY,
  tickets_waiting_once: ALREADY_WAITING,
};

/**
 * Calls, begins, sends on, ends or takes back. The same act of the same member again returns the ticket. Finishing completes
 * an appointment that has begun.
 * @throws AppError ticket_changed if another act came between, point_busy, not_found, invalid
 */
export async function moveTicket({ db, keyFor }: Using, move: TicketMove): Promise<Ticket> {
  const { id, act, pointId, userId, nowMs } = move;
  if (act === 'send' && pointId === undefined) throw new AppError(POINT_NEEDED);
  try {
    return await db.transaction(async (tx) => {
      const { ticket, appointment } = await lockWithAppointment(tx, id);
      const outcome = actOn(ticket, { ...move, memberId: userId });
      if (outcome.kind === 'refusal') {
        throw new AppError(outcome.refusal === 'ticket_changed' ? TICKET_CHANGED : NOT_POSSIBLE_NOW);
      }
      if (outcome.kind === 'done_before') return shownTicket(ticket, nowMs);
      await write(tx, outcome.change, { ticket, appointment, keyFor, move });
      await recordTicketAct(tx, keyFor, ticket, { userId, desk: move.desk, madeBy: move.madeBy, nowMs, act });
      return shownTicket(await requireTicket(tx, id), nowMs);
    });
  } catch (error) {
    const refusal = REFUSED[constraintOf(error) ?? ''];
    throw refusal === undefined ? error : new AppError(refusal);
  }
}

/**
 * Changes why a ticket is served before others, and returns the ticket. With a danger sign it goes straight to a doctor's point,
 * unless a doctor or a nurse serves it. @throws AppError not_found, ticket_changed if it ended
 */
export async function setPriority(
  { db, keyFor }: Using,
  { id, priority, ...member }: ActingMember & { readonly id: number; readonly priority: Priority },
): Promise<Ticket> {
  return await db.transaction(async (tx) => {
    const { ticket } = await lockWithAppointment(tx, id);
    if (ticket.leftAtMs !== null) throw new AppError(TICKET_CHANGED);
    if (ticket.priority !== priority) {
      await writePriority(tx, id, priority);
      if (priority === 'danger') await sendStraight(tx, ticket, member);
      await recordTicketAct(tx, keyFor, ticket, { ...member, act: 'priority' });
    }
    return shownTicket(await requireTicket(tx, id), member.nowMs);
  });
}

/** Sends a ticket with a danger sign to the point where it is cared for first, unless it is there, or a doctor or a nurse serves it. */
async function sendStraight(tx: Database, ticket: TicketRow, member: ActingMember): Promise<void> {
  const points = await findOpenPoints(tx, ticket.providerId, member.nowMs);
  const step = lastStep(ticket);
  const at = points.find(({ id }) => id === step.pointId);
  const target = dangerPoint(points, ticket.resourceId);
  // A doctor they wait for already is as good as another one.
  const isThere = at?.id === target?.id || (at?.kind === 'doctor' && !at.isPaused);
  const isCaredFor = step.beganAtMs !== null && (at === undefined || staysInDanger(at));
  if (target === undefined || isThere || isCaredFor) return;
  await sendTo(tx, ticket, target.id, member);
}

/** Ends the step of a ticket and adds it to the queue of another point. @throws AppError not_found */
async function sendTo(tx: Database, ticket: TicketRow, pointId: number, member: ActingMember): Promise<void> {
  const { id: ticketId, providerId } = ticket;
  const point = await lockPoint(tx, providerId, pointId);
  if (point === undefined) throw new AppError(NO_SUCH_POINT);
  await updateStep(tx, lastStep(ticket).id, { memberId: member.userId, endedAt: new Date(member.nowMs) });
  await joinPoint(tx, { ticketId, providerId, pointId: point.id }, member);
}

/** Locks the appointment of a ticket, then the ticket: in the order of all that ends an appointment. */
async function lockWithAppointment(tx: Database, id: number): Promise<Pick<Locked, 'ticket' | 'appointment'>> {
  const known = await findTicket(tx, { id });
  if (known === undefined) throw new AppError(NO_SUCH_TICKET);
  const appointment = known.appointmentId === null ? undefined : await lockAppointment(tx, known.appointmentId);
  await lockTicket(tx, id);
  return { ticket: await requireTicket(tx, id), appointment };
}

async function write(tx: Database, change: TicketChange, locked: Locked): Promise<void> {
  const { ticket, move } = locked;
  const { userId, nowMs } = move;
  const at = new Date(nowMs);
  const step = lastStep(ticket);
  const by = { memberId: userId };
  switch (change.kind) {
    case 'call':
      return await updateStep(tx, step.id, { ...by, calledAt: at, calls: Math.min(step.calls + 1, MAX_CALLS) });
    case 'uncall':
      return await updateStep(tx, step.id, {
        ...by,
        calls: step.calls - 1,
        ...(step.calls === 1 && { calledAt: null }),
      });
    case 'begin':
      return await updateStep(tx, step.id, { ...by, beganAt: at, unit: await freeUnit(tx, ticket, step.pointId) });
    case 'unbegin':
      return await updateStep(tx, step.id, { ...by, beganAt: null, unit: null });
    case 'send':
      return await sendTo(tx, ticket, move.pointId ?? 0, move);
    case 'end':
      await updateStep(tx, step.id, { ...by, endedAt: at });
      await writeOutcome(tx, ticket.id, change.outcome, nowMs);
      return change.outcome === 'done' ? await completeAppointment(tx, locked) : undefined;
    case 'take_back':
      await removeStep(tx, change.removedId);
      return await reopenStep(tx, change, locked);
    case 'reopen':
      await reopenStep(tx, change, locked);
      await writeOutcome(tx, ticket.id, null, nowMs);
      return ticket.outcome === 'done' ? await reopenAppointment(tx, locked) : undefined;
  }
}

async function reopenStep(
  tx: Database,
  { stepId, isServed }: { readonly stepId: number; readonly isServed: boolean },
  { ticket, move }: Locked,
): Promise<void> {
  const step = ticket.steps.find(({ id }) => id === stepId);
  if (step === undefined) throw new AppError(TICKET_CHANGED);
  const unit = isServed ? await freeUnit(tx, ticket, step.pointId) : null;
  await updateStep(tx, stepId, { memberId: move.userId, endedAt: null, unit });
}

/** Returns a free unit of a point; the unique index `ticket_steps_one_per_unit` has the last word. @throws AppError point_busy, not_found */
async function freeUnit(tx: Database, { providerId }: TicketRow, pointId: number): Promise<number> {
  const point = await lockPoint(tx, providerId, pointId);
  if (point === undefined) throw new AppError(NO_SUCH_POINT);
  const unit = await findFreeUnit(tx, point);
  if (unit === undefined) throw new AppError(POINT_BUSY);
  return unit;
}

/** Completes the appointment of a finished ticket if it has begun, its patient has been where care is given, and it isn't completed. */
async function completeAppointment(tx: Database, { ticket, appointment, keyFor, move }: Locked): Promise<void> {
  if (appointment === undefined || appointment.status !== 'scheduled') return;
  const { userId, desk, madeBy, nowMs } = move;
  if (appointment.startsAt.getTime() > nowMs) return;
  const care = carePoints(await findPoints(tx, ticket.providerId), appointment.resourceId).map(({ id }) => id);
  if (!ticket.steps.some(({ pointId }) => care.includes(pointId))) return;
  const member = { userId, desk, madeBy, nowMs };
  await markAttendance(tx, keyFor, appointment, { ...member, mark: 'completed', was: markOf(appointment) });
}

/** Takes back that a finish completed an appointment. */
async function reopenAppointment(tx: Database, { appointment, keyFor, move }: Locked): Promise<void> {
  if (appointment?.status !== 'completed') return;
  const { userId, desk, nowMs } = move;
  await markAttendance(tx, keyFor, appointment, { userId, desk, nowMs, mark: 'attended', was: markOf(appointment) });
}
