import type { Queue, QueuePlace, QueuePoint, Ticket } from '../contract.ts';
import type { Board } from '../rules/board-contract.ts';
import { waitOfNext } from '../rules/expected-wait.ts';
import { nextTicket } from '../rules/next-ticket.ts';
import { queueDay } from '../rules/queue-day.ts';
import { isToCome, type Lateness, runningLate } from '../rules/running-late.ts';
import { lastStep, stateOfTicket, stateSinceMs, undoUntilMs } from '../rules/ticket-state.ts';
import type { PointInQueue, QueuedAppointment, QueueLine, QueueNow } from './read-queue.ts';
import type { StepRow, TicketRow } from './ticket-store.ts';

/** How many called numbers a screen in a waiting room shows. */
const BOARD_CALLS = 5;

const iso = (atMs: number): string => new Date(atMs).toISOString();

/** Returns what is called and shown of a ticket, such as `A12`. */
function labelOf({ series, number }: Pick<TicketRow, 'series' | 'number'>): string {
  return `${series}${number}`;
}

/**
 * Returns the queue of a place as its members see it; who waits at a point comes in the order in which to call them. `toCall`
 * are those of the patients of a reported delay whom no message reaches.
 */
export function shownQueue(queue: QueueNow, toCall: readonly QueuedAppointment[]): Queue {
  const { nowMs, points, tickets, lines } = queue;
  const turn = new Map(
    points.flatMap(({ called, waiting }) => [...called, ...waiting]).map(({ id }, index) => [id, index]),
  );
  const names = new Map(lines.map(({ resourceId, resourceName }) => [resourceId, resourceName]));
  return {
    day: queueDay(nowMs),
    at: iso(nowMs),
    points: points.map((point) => shownPoint(point, nowMs)),
    tickets: tickets
      .toSorted((a, b) => (turn.get(a.id) ?? -1) - (turn.get(b.id) ?? -1))
      .map((ticket) => shownTicket(ticket, nowMs)),
    late: runningLate(lines, nowMs).map((late) => shownLateness(late, names.get(late.resourceId) ?? null)),
    further: lines.flatMap((line) => shownFurther(line, queue)),
    reported: lines.flatMap((line) => shownReport(line, toCall, nowMs)),
    toCall: toCall.map(({ id, resourceId, name, phone }) => ({ appointmentId: id, resourceId, name, phone })),
  };
}

/** Returns the appointments of a line whose patients are here with a ticket for another one, and aren't begun. */
function shownFurther({ resourceId, resourceName, appointments }: QueueLine, queue: QueueNow): Queue['further'] {
  const pointId =
    resourceId === null ? undefined : queue.points.find(({ row }) => row.resourceId === resourceId)?.row.id;
  if (pointId === undefined) return [];
  const withTicket = new Set(queue.tickets.map(({ appointmentId }) => appointmentId));
  return appointments.flatMap(({ id, patientId, name, startsAtMs, isHere, visitType }) => {
    if (!isHere || visitType !== 'in-person' || withTicket.has(id)) return [];
    const own = queue.tickets.filter(
      (each) => each.patientId === patientId && (each.forName ?? each.patientName) === name,
    );
    const isBegun = own.some(({ steps }) => steps.some((step) => step.pointId === pointId && step.beganAtMs !== null));
    if (own.length === 0 || isBegun) return [];
    const ticketId = own.find(({ leftAtMs }) => leftAtMs === null)?.id ?? null;
    return [{ appointmentId: id, ticketId, pointId, name, date: iso(startsAtMs), person: resourceName }];
  });
}

function shownLateness(
  { resourceId, minutes, concerned }: Lateness<QueuedAppointment>,
  name: string | null,
): Queue['late'][number] {
  const patients = concerned.map(({ appointment: { id, name: patient, startsAtMs }, minutes: own }) => ({
    ...{ appointmentId: id, name: patient, minutes: own },
    date: iso(startsAtMs),
  }));
  return { resourceId, name, minutes, patients };
}

/** Returns that a delay of a resource was reported to patients to come; nothing if it was to none. */
function shownReport(line: QueueLine, toCall: readonly QueuedAppointment[], nowMs: number): Queue['reported'] {
  const concerned = reportedTo(line, nowMs);
  if (concerned.length === 0) return [];
  const unreached = new Set(toCall.map(({ id }) => id));
  const patients = concerned.filter(({ id }) => !unreached.has(id)).length;
  return [{ resourceId: line.resourceId, name: line.resourceName, patients }];
}

/** Returns the appointments to come of a line for which a delay was reported. */
export function reportedTo({ appointments }: QueueLine, nowMs: number): QueuedAppointment[] {
  return appointments.filter((each) => each.notifiedMinutes !== null && isToCome(each, nowMs));
}

/** Returns the patients of appointments to come whom members read in the queue of a place. */
export function namedInQueue({ lines, nowMs }: QueueNow): QueuedAppointment[] {
  return runningLate(lines, nowMs).flatMap(({ concerned }) => concerned.map(({ appointment }) => appointment));
}

/** Returns a service point as members see it at an instant (ms). */
export function shownPoint(point: PointInQueue, nowMs: number): QueuePoint {
  const { providerId: _providerId, ...row } = point.row;
  const next = nextTicket(point.waiting, nowMs);
  return {
    ...row,
    paused: pauseOf(point),
    waiting: point.called.length + point.waiting.length,
    expected: waitOfNext(point, nowMs),
    next: next === undefined ? null : { ticketId: next.ticket.id, reason: next.reason, minutes: next.minutes },
  };
}

function pauseOf({ pause }: PointInQueue): QueuePoint['paused'] {
  if (pause === undefined) return null;
  const { fromMs, plannedUntilMs } = pause;
  return { since: iso(fromMs), plannedUntil: plannedUntilMs === null ? null : iso(plannedUntilMs) };
}

/** Returns a ticket as members see it at an instant (ms). */
export function shownTicket(ticket: TicketRow, nowMs: number): Ticket {
  const { id, priority, arrivedAt, outcome, code, forName, patientName, appointmentId, startsAt, person } = ticket;
  const step = lastStep(ticket);
  const undoMs = undoUntilMs(ticket, nowMs);
  return {
    ...{ id, priority, outcome, code },
    label: labelOf(ticket),
    name: forName ?? patientName,
    // A relative has a number of their own, which isn't known.
    hospitalNumber: forName === null ? ticket.hospitalNumber : null,
    clientId: forName === null ? ticket.clientId : null,
    arrivedAt: arrivedAt.toISOString(),
    appointment:
      appointmentId === null || startsAt === null ? null : { id: appointmentId, date: startsAt.toISOString(), person },
    state: stateOfTicket(ticket),
    stepId: step.id,
    pointId: step.pointId,
    since: iso(stateSinceMs(ticket)),
    queuedAt: iso(step.queuedAtMs),
    calls: step.calls,
    told: givenWaitOf(ticket.steps.find((each) => each.id === step.id)),
    undoUntil: undoMs === null ? null : iso(undoMs),
  };
}

function givenWaitOf(step: StepRow | undefined): Ticket['told'] {
  if (step === undefined || step.toldFrom === null || step.toldTo === null) return null;
  return { from: step.toldFrom, to: step.toldTo };
}

/** Returns the queue as the screen in the waiting room shows it: no name of a person. */
export function shownBoard(queue: QueueNow, place: string): Board {
  const names = new Map(queue.points.map(({ row }) => [row.id, row.name]));
  const called = queue.tickets
    .filter((ticket) => stateOfTicket(ticket) === 'called')
    .flatMap((ticket) => {
      const { pointId, calls, calledAtMs } = lastStep(ticket);
      return calledAtMs === null || !names.has(pointId) ? [] : [{ label: labelOf(ticket), pointId, calls, calledAtMs }];
    })
    .toSorted((a, b) => b.calledAtMs - a.calledAtMs)
    .slice(0, BOARD_CALLS);
  return {
    place,
    at: iso(queue.nowMs),
    called: called.map(({ label, pointId, calls, calledAtMs }) => ({
      ...{ label, calls },
      point: names.get(pointId) ?? '',
      at: iso(calledAtMs),
    })),
    points: queue.points.map((point) => ({
      name: point.row.name,
      waiting: point.called.length + point.waiting.length,
      expected: waitOfNext(point, queue.nowMs),
      isPaused: point.pause !== undefined,
    })),
  };
}

/** Returns a patient's own place in the queue: no name of a person. */
export function shownPlace(
  queue: QueueNow,
  ticket: TicketRow,
  { name, phone }: { readonly name: string; readonly phone: string | null },
): QueuePlace {
  const point = queue.points.find(({ row }) => row.id === lastStep(ticket).pointId);
  const state = stateOfTicket(ticket);
  const order = [...(point?.called ?? []), ...(point?.waiting ?? [])].map(({ id }) => id);
  return {
    label: labelOf(ticket),
    place: name,
    phone,
    at: iso(queue.nowMs),
    state,
    point: point?.row.name ?? '',
    isPaused: point?.pause !== undefined,
    ahead: state === 'waiting' ? Math.max(0, order.indexOf(ticket.id)) : 0,
    expected: state === 'waiting' ? (point?.waits.get(ticket.id) ?? null) : null,
  };
}
