import type { QueuePoint, Ticket } from '#features/queue/contract.ts';

/** Who is at a service point, by what they do there. */
export interface PointTickets {
  readonly served: readonly Ticket[];
  readonly called: readonly Ticket[];
  /** In the suggested order. */
  readonly waiting: readonly Ticket[];
}

/** Returns who is at a service point, from the tickets of the day in the suggested order. */
export function ticketsAt(pointId: number, tickets: readonly Ticket[]): PointTickets {
  const here = tickets.filter((ticket) => ticket.pointId === pointId);
  const inState = (state: Ticket['state']) => here.filter((ticket) => ticket.state === state);
  return { served: inState('served'), called: inState('called'), waiting: inState('waiting') };
}

/**
 * Returns where the way leads a ticket from its point; undefined from the last one. From one doctor it leads on, not to a
 * colleague; with a danger sign straight to a doctor, and away from a paused point. From a doctor it
 * leads to the point of a further visit first, if there is one. Of several doctors it is the one whom the patient has a visit with, otherwise the one with the shortest queue.
 */
export function pointAfter(
  ticket: Pick<Ticket, 'appointment' | 'pointId' | 'priority'>,
  points: readonly QueuePoint[],
  furtherPointId?: number,
): QueuePoint | undefined {
  const { pointId, appointment, priority } = ticket;
  const at = points.findIndex(({ id }) => id === pointId);
  const isDoctor = points[at]?.kind === 'doctor';
  if (priority === 'danger' && (!isDoctor || points[at]?.paused !== null)) {
    const { point } = dangerWay(ticket, points, { isLeaving: true });
    if (point !== undefined) return point;
  }
  const further = isDoctor ? points.find(({ id }) => id === furtherPointId && id !== pointId) : undefined;
  if (further !== undefined) return further;
  const next = points.slice(at + 1).find(({ kind }) => !isDoctor || kind !== 'doctor');
  if (next?.kind !== 'doctor') return next;
  const doctors = points.filter(({ kind }) => kind === 'doctor');
  const own = doctors.find(({ name }) => name === appointment?.person);
  return own ?? shortest(doctors);
}

function shortest(doctors: readonly QueuePoint[]): QueuePoint | undefined {
  return doctors.toSorted((one, other) => one.waiting - other.waiting)[0];
}

/** Where to take a patient with a danger sign. */
export interface DangerWay {
  /** A point that serves now; undefined if neither a doctor nor a nurse does. */
  readonly point: QueuePoint | undefined;
  /** The point at which they wait, if it is paused. */
  readonly paused: QueuePoint | undefined;
  /** True if there are doctors, and the point of each is paused. */
  readonly isEachDoctorPaused: boolean;
}

/**
 * Returns where to take a patient with a danger sign now: to the point at which they wait, or from a paused one, or one that they
 * leave, or where no one treats, to their own doctor, the doctor with the shortest queue, or a nurse; never to a paused point. With the `tickets` of the day, from a
 * point at which no unit is free to a doctor who is free.
 */
export function dangerWay(
  { id, pointId, appointment }: Pick<Ticket, 'appointment' | 'pointId'> & { readonly id?: number },
  points: readonly QueuePoint[],
  { isLeaving = false, tickets = [] }: { readonly isLeaving?: boolean; readonly tickets?: readonly Ticket[] } = {},
): DangerWay {
  const here = points.find(({ id }) => id === pointId);
  const doctors = points.filter(({ kind }) => kind === 'doctor');
  const open = doctors.filter(({ id, paused }) => paused === null && id !== pointId);
  const isPaused = here !== undefined && here.paused !== null;
  const free = here !== undefined && isFull(here, tickets, id) ? open.filter((each) => !isFull(each, tickets)) : [];
  const elsewhere =
    open.find(({ name }) => name === appointment?.person) ??
    shortest(open) ??
    points.find(({ id, kind, paused }) => kind === 'vitals' && paused === null && id !== pointId);
  return {
    point: isPaused || isLeaving ? elsewhere : (shortest(free) ?? whereCared(here, elsewhere)),
    paused: isPaused ? here : undefined,
    isEachDoctorPaused: doctors.length > 0 && doctors.every(({ paused }) => paused !== null),
  };
}

/**
 * Returns the patient with a danger sign whom a doctor takes before anyone who waits at their own point: one who waits where no
 * unit is free, where no one serves, or where neither a doctor nor a nurse is. Undefined for other points, and for a paused one.
 */
export function dangerToTake(
  point: Pick<QueuePoint, 'id' | 'kind' | 'paused'>,
  points: readonly QueuePoint[],
  tickets: readonly Ticket[],
): Ticket | undefined {
  if (point.kind !== 'doctor' || point.paused !== null) return undefined;
  return inDanger(tickets).find(({ id: waiting, pointId }) => {
    const at = points.find(({ id }) => id === pointId);
    if (pointId === point.id || at === undefined) return false;
    return !givesCare(at) || at.paused !== null || isFull(at, tickets, waiting);
  });
}

/** Returns the point where a patient is, if a doctor or a nurse is there, else the other one, if there is one. */
function whereCared(here: QueuePoint | undefined, elsewhere: QueuePoint | undefined): QueuePoint | undefined {
  return givesCare(here) ? here : (elsewhere ?? here);
}

/** True if a doctor or a nurse is at a point. */
function givesCare(point: Pick<QueuePoint, 'kind'> | undefined): boolean {
  return point?.kind === 'doctor' || point?.kind === 'vitals';
}

/**
 * True if each unit of a point serves someone, or has a patient with a danger sign who comes before a ticket; without one, before
 * anyone else.
 */
function isFull(
  { id, units }: Pick<QueuePoint, 'id' | 'units'>,
  tickets: readonly Ticket[],
  ticketId?: number,
): boolean {
  const dangers = inDanger(tickets);
  const at = ticketId === undefined ? dangers.length : dangers.findIndex((each) => each.id === ticketId);
  const before = dangers.slice(0, Math.max(0, at)).filter(({ pointId }) => pointId === id);
  return ticketsAt(id, tickets).served.length + before.length >= units;
}

/** True if the last act on a ticket can still be taken back at an instant (ms). */
export function canUndo({ undoUntil }: Ticket, nowMs: number): boolean {
  return undoUntil !== null && Date.parse(undoUntil) > nowMs;
}

/** True if nothing has been done with a ticket in between. */
export function isSameMoment(one: Ticket, other: Ticket): boolean {
  return (
    one.stepId === other.stepId &&
    one.state === other.state &&
    one.calls === other.calls &&
    one.priority === other.priority
  );
}

/** Returns the tickets with a danger sign that no one serves yet. */
export function inDanger(tickets: readonly Ticket[]): Ticket[] {
  return tickets.filter(({ priority, state }) => priority === 'danger' && (state === 'waiting' || state === 'called'));
}

/** Whole minutes from an ISO instant until another one (ms), at least 0. */
export function minutesSince(iso: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(iso)) / 60_000));
}
