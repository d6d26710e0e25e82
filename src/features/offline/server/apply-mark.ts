import type { Database } from '#db/open-database.ts';
import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { markAttendance } from '#features/appointments/server/mark-attendance.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { recordClientLook } from '#features/clients/server/record-client-look.ts';
import { queueDay } from '#features/queue/rules/queue-day.ts';
import { lastStep, stateOfTicket } from '#features/queue/rules/ticket-state.ts';
import { noteEarlierArrival, noteEarlierBegin, noteLaterEnd } from '#features/queue/server/correct-times.ts';
import { followMark } from '#features/queue/server/follow-mark.ts';
import { giveTicket } from '#features/queue/server/give-ticket.ts';
import { moveTicket, setPriority } from '#features/queue/server/move-ticket.ts';
import {
  findOpenTicket,
  findTicket,
  lockTicket,
  priorityValue,
  type TicketRow,
} from '#features/queue/server/ticket-store.ts';
import { findLastNumber } from '#features/queue/server/ticket-write-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { NewMark } from '../contract.ts';
import { type Deed, foundOf, mergeMark, type Outcome } from '../rules/merge-mark.ts';
import { MAX_NUMBER_AHEAD } from '../rules/offline-limits.ts';
import { findMark, lockMarkedAppointment } from './desk-mark-store.ts';

/** Stands for the next number of a letter. */
const NEXT = 0;

/** What became of a mark, and the ticket of the person. */
export interface Ruled {
  readonly outcome: Exclude<Outcome, 'settled'>;
  readonly why: string | null;
  readonly ticketId: number | null;
}

/** A mark with the place and the member in whose name it is applied. */
export interface MarkToApply {
  readonly mark: NewMark;
  readonly providerId: number;
  /** The letter of the computer's numbers; null if it has none. */
  readonly series: string | null;
  readonly userId: number;
  /** The name of the shared computer. */
  readonly desk: string | undefined;
  /** The name of who made it, if that is a colleague. */
  readonly madeBy?: string | undefined;
  /** When it was made, ms. */
  readonly nowMs: number;
}

type LockedAppointment = NonNullable<Awaited<ReturnType<typeof lockMarkedAppointment>>>;

/** The person of a mark as the transaction has locked them. */
interface Person {
  readonly appointment: LockedAppointment | undefined;
  readonly ticket: TicketRow | undefined;
}

/**
 * Applies a mark as the table of rules says, at the time at which it was made. For a transaction of its own, which is undone
 * if it throws.
 * @throws AppError what the same act is refused for with network
 */
export async function applyMark(tx: Database, keyFor: KeyFor, work: MarkToApply): Promise<Ruled> {
  const { mark } = work;
  if (mark.act === 'walk_in') return await enterWalkIn(tx, keyFor, work);
  // A member books it, or calls back: another desk may have given the time away.
  if (mark.act === 'wish') return { outcome: 'open', why: 'wish', ticketId: null };
  let person = await lockPerson(tx, work);
  const { appointment, ticket } = person;
  const found = foundOf(appointment, ticket && stateOf(ticket), mark);
  const { deeds, outcome, why } = mergeMark(mark.act, found, lastChangeMs(person) > work.nowMs);
  for (const deed of deeds) person = await DEEDS[deed](tx, keyFor, work, person);
  return { outcome, why, ticketId: person.ticket?.id ?? null };
}

function stateOf(ticket: TicketRow) {
  return { state: stateOfTicket(ticket), outcome: ticket.outcome, pointId: lastStep(ticket).pointId };
}

/** Returns when something was entered last about a person, ms; 0 if nothing was. */
function lastChangeMs({ appointment, ticket }: Person): number {
  return Math.max(
    appointment?.markedAt?.getTime() ?? 0,
    appointment !== undefined && hasMoved(appointment) ? appointment.updatedAt.getTime() : 0,
    ticket?.leftAtMs ?? 0,
    ...(ticket?.steps ?? []).map((step) =>
      Math.max(step.queuedAtMs, step.calledAtMs ?? 0, step.beganAtMs ?? 0, step.endedAtMs ?? 0),
    ),
  );
}

function hasMoved({ status }: LockedAppointment): boolean {
  return status === 'cancelled' || status === 'rescheduled';
}

/** Locks the appointment of a mark, then its ticket: in the order of all that ends an appointment. */
async function lockPerson(tx: Database, { mark, providerId, nowMs }: MarkToApply): Promise<Person> {
  const { appointmentId, ofMark } = mark;
  const ticketId = mark.ticketId ?? (ofMark && (await findMark(tx, providerId, ofMark))?.ticketId);
  const known =
    typeof ticketId === 'number'
      ? await findTicket(tx, { id: ticketId })
      : appointmentId && (await findTicket(tx, { appointmentId }));
  const ticket = typeof known === 'object' && known.providerId === providerId ? known : undefined;
  const wanted = appointmentId ?? ticket?.appointmentId;
  const appointment = wanted ? await lockMarkedAppointment(tx, providerId, wanted) : undefined;
  const own = ticket && (await lockedTicket(tx, ticket.id));
  // Who came although the visit is cancelled may have a number without it.
  const open =
    appointment && hasMoved(appointment) ? await openTicketOf(tx, appointment, { providerId, nowMs }) : undefined;
  return { appointment, ticket: open ?? own };
}

async function openTicketOf(
  tx: Database,
  { patientId, forName }: LockedAppointment,
  { providerId, nowMs }: Pick<MarkToApply, 'nowMs' | 'providerId'>,
): Promise<TicketRow | undefined> {
  const open = await findOpenTicket(tx, { providerId, day: lagosDate(nowMs), patientId, forName });
  return open && (await lockedTicket(tx, open.id));
}

async function lockedTicket(tx: Database, id: number): Promise<TicketRow | undefined> {
  await lockTicket(tx, id);
  return await findTicket(tx, { id });
}

type Act = (tx: Database, keyFor: KeyFor, work: MarkToApply, person: Person) => Promise<Person>;

const DEEDS: Readonly<Record<Deed, Act>> = {
  arrive: async (tx, keyFor, work, person) => {
    const appointment = required(person.appointment);
    await attend(tx, keyFor, work, appointment, 'attended');
    await followMark(tx, keyFor, { ...memberOf(work), appointmentId: appointment.id, mark: 'attended' });
    return await lockPerson(tx, work);
  },
  no_show: async (tx, keyFor, work, person) => {
    await attend(tx, keyFor, work, required(person.appointment), 'no_show');
    return person;
  },
  came_anyway: async (tx, keyFor, work, { appointment, ticket }) => {
    const { patientId, forName } = required(appointment);
    const { providerId, mark } = work;
    if (ticket !== undefined && ticket.leftAtMs === null) return { appointment, ticket };
    const arrival = { providerId, patientId, forName, appointmentId: null, resourceId: null, pointId: null };
    const given = { ...arrival, priority: 'usual' as const, key: keyOf(mark) };
    return { appointment, ticket: await giveTicket(tx, keyFor, given, memberOf(work)) };
  },
  begin: async (tx, keyFor, work, person) => {
    const { toPointId } = work.mark;
    const isThere =
      toPointId === undefined || person.ticket === undefined || lastStep(person.ticket).pointId === toPointId;
    const there = isThere ? person : await move(tx, keyFor, work, person, 'send', toPointId);
    return await move(tx, keyFor, work, there, 'begin');
  },
  end: async (tx, keyFor, work, person) => {
    if (person.ticket !== undefined) return await move(tx, keyFor, work, person, 'finish');
    const { appointment } = await lockPerson(tx, work);
    await attend(tx, keyFor, work, required(appointment), 'completed');
    return person;
  },
  leave: async (tx, keyFor, work, person) => await move(tx, keyFor, work, person, 'leave'),
  raise: async (tx, keyFor, work, person) => {
    const { ticket } = person;
    const { priority = 'usual' } = work.mark;
    if (ticket === undefined || priorityValue(priority) <= priorityValue(ticket.priority)) return person;
    // It can lead to another service point, which ends the present step.
    const nowMs = Math.max(work.nowMs, lastChangeMs(person));
    await setPriority({ db: tx, keyFor }, { ...memberOf(work), nowMs, id: ticket.id, priority });
    return { ...person, ticket: await findTicket(tx, { id: ticket.id }) };
  },
  earlier_arrival: async (tx, _keyFor, { nowMs }, person) => {
    if (person.ticket !== undefined) await noteEarlierArrival(tx, person.ticket, nowMs);
    return person;
  },
  earlier_begin: async (tx, _keyFor, { nowMs }, person) => {
    if (person.ticket !== undefined) await noteEarlierBegin(tx, person.ticket, nowMs);
    return person;
  },
  later_end: async (tx, _keyFor, { nowMs }, person) => {
    if (person.ticket !== undefined) await noteLaterEnd(tx, person.ticket, nowMs);
    return person;
  },
};

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The rule of a mark needs an appointment that is not there.');
  return value;
}

async function attend(
  tx: Database,
  keyFor: KeyFor,
  work: MarkToApply,
  appointment: LockedAppointment,
  mark: 'attended' | 'completed' | 'no_show',
): Promise<void> {
  const was = markOf(appointment);
  await markAttendance(tx, keyFor, appointment, { ...memberOf(work), mark, was });
}

/** Acts on a ticket as it is now; a place without numbers has none. */
async function move(
  tx: Database,
  keyFor: KeyFor,
  work: MarkToApply,
  person: Person,
  act: 'begin' | 'finish' | 'leave' | 'send',
  pointId?: number,
): Promise<Person> {
  const { ticket } = person;
  if (ticket === undefined) return person;
  const { id: stepId, calls, queuedAtMs, beganAtMs } = lastStep(ticket);
  const nowMs = Math.max(work.nowMs, queuedAtMs, beganAtMs ?? 0);
  const was = { stepId, calls, state: stateOfTicket(ticket) };
  await moveTicket({ db: tx, keyFor }, { ...memberOf(work), nowMs, id: ticket.id, act, pointId, was });
  return { ...person, ticket: await findTicket(tx, { id: ticket.id }) };
}

/** Enters a person who came without a visit, and gives them the number that the computer gave. */
async function enterWalkIn(tx: Database, keyFor: KeyFor, work: MarkToApply): Promise<Ruled> {
  const { mark, providerId, series, userId, nowMs } = work;
  const { name = '', phone = '', priority = 'usual', number } = mark;
  const practiceId = await openPractice(tx, { providerId, userId, nowMs });
  const entry = { practiceId, userId, key: mark.id, nowMs };
  const person = { name: name === '' ? '?' : name, ...(isTelephone(phone) && { phone }) };
  const { client, isDouble } = await enterAnyway(() => enterClient(tx, entry, person), {
    double: () => enterClient(tx, entry, { ...person, isOther: true }),
  });
  const isNear = await isNearLast(tx, work);
  const numbered = series === null || number === undefined ? undefined : { series, number: isNear ? number : NEXT };
  const arrival = { providerId, patientId: client.userId, forName: null, appointmentId: null, resourceId: null };
  const given = { ...arrival, pointId: null, priority, key: keyOf(mark), numbered };
  const ticket = await giveTicket(tx, keyFor, given, memberOf(work));
  const look = { ...memberOf(work), providerId, act: 'client.add', clients: [client], sameSinceMs: nowMs };
  await recordClientLook(tx, keyFor, look);
  const ruled = { ticketId: ticket.id };
  if (isDouble) return { ...ruled, outcome: 'open', why: 'same_person' };
  const isAsGiven = number === undefined || (ticket.series === series && ticket.number === number);
  return isAsGiven
    ? { ...ruled, outcome: 'applied', why: null }
    : { ...ruled, outcome: 'changed', why: isNear ? 'number_taken' : 'number_too_far' };
}

/** False if a computer's number is far beyond the last one of its letter: the next ones would be out of reach. */
async function isNearLast(tx: Database, { mark, providerId, series, nowMs }: MarkToApply): Promise<boolean> {
  if (series === null) return true;
  const last = await findLastNumber(tx, { providerId, day: queueDay(nowMs) }, series);
  return (mark.number ?? 0) <= last + MAX_NUMBER_AHEAD;
}

/** Enters a client also if the practice may have the person already: two desks without network can't know. */
async function enterAnyway<T>(enter: () => Promise<T>, { double }: { readonly double: () => Promise<T> }) {
  try {
    return { client: await enter(), isDouble: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'same_person') throw error;
    return { client: await double(), isDouble: true };
  }
}

function keyOf({ id }: NewMark): string {
  return `mark:${id}`;
}

function memberOf({ userId, desk, madeBy, nowMs }: MarkToApply) {
  return { userId, desk, madeBy, nowMs };
}
