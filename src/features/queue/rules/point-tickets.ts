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
 * colleague; with a danger sign straight to a doctor. Of several doctors it is the one whom the patient has a visit with, otherwise the one with the shortest queue.
 */
export function pointAfter(
  { pointId, appointment, priority }: Pick<Ticket, 'appointment' | 'pointId' | 'priority'>,
  points: readonly QueuePoint[],
): QueuePoint | undefined {
  const at = points.findIndex(({ id }) => id === pointId);
  const isDoctor = points[at]?.kind === 'doctor';
  const after = points.slice(at + 1);
  const straight = priority === 'danger' && !isDoctor ? after.find(({ kind }) => kind === 'doctor') : undefined;
  const next = straight ?? after.find(({ kind }) => !isDoctor || kind !== 'doctor');
  if (next?.kind !== 'doctor') return next;
  const doctors = points.filter(({ kind }) => kind === 'doctor');
  const own = doctors.find(({ name }) => name === appointment?.person);
  return own ?? doctors.reduce((best, one) => (one.waiting < best.waiting ? one : best));
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
