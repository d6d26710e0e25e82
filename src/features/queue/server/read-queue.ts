import type { Database } from '#db/open-database.ts';
import type { WaitRange } from '../contract.ts';
import { carePoints, isServedAt } from '../rules/entry-point.ts';
import { expectedLength, expectedWaits, type PointNow } from '../rules/expected-wait.ts';
import { inTurn, type QueuedTicket } from '../rules/next-ticket.ts';
import { queueDayStart } from '../rules/queue-day.ts';
import type { DayLine, TodaysAppointment } from '../rules/running-late.ts';
import { lastStep, stateOfTicket } from '../rules/ticket-state.ts';
import { findScheduled } from './appointment-day-store.ts';
import { findLengths } from './length-store.ts';
import { findPauses, findPoints, type PauseRow, type PointRow } from './point-store.ts';
import { findTickets, type TicketRow } from './ticket-store.ts';
import { AHEAD_MS } from './version-store.ts';

const MINUTE_MS = 60_000;

type ScheduledRow = Awaited<ReturnType<typeof findScheduled>>[number];

/** A service point with those who are there now. */
export interface PointInQueue extends PointNow<QueuedTicket> {
  readonly row: PointRow;
  /** The pause that lasts. */
  readonly pause: PauseRow | undefined;
  readonly waits: ReadonlyMap<number, WaitRange>;
}

/** The queue of a place at an instant. */
export interface QueueNow {
  readonly nowMs: number;
  readonly points: readonly PointInQueue[];
  /** Of today, by arrival. */
  readonly tickets: readonly TicketRow[];
  /** The appointments of today, by what takes them. */
  readonly lines: readonly QueueLine[];
}

/** An appointment of today with its patient. */
export type QueuedAppointment = TodaysAppointment & Pick<ScheduledRow, 'name' | 'patientId' | 'phone' | 'visitType'>;

/** What a resource, or a place without any, has to take today. */
export interface QueueLine extends DayLine<QueuedAppointment> {
  readonly resourceName: string | null;
}

/** Returns the queue of a place at an instant (ms), with the expected wait of everyone in it. */
export async function readQueue(db: Database, providerId: number, nowMs: number): Promise<QueueNow> {
  const way = await findPoints(db, providerId);
  const ids = way.map(({ id }) => id);
  const tickets = await findTickets(db, { providerId, nowMs });
  const lengths = await findLengths(db, ids, nowMs);
  const pauses = await findPauses(db, ids, queueDayStart(nowMs));
  const scheduled = await findScheduled(db, providerId, { fromMs: queueDayStart(nowMs), toMs: nowMs + AHEAD_MS });
  const toCome = scheduled.filter(({ attendance, visitType }) => attendance === null && visitType === 'in-person');
  const points = way.map((row) => {
    const here = tickets.filter((ticket) => ticket.leftAtMs === null && lastStep(ticket).pointId === row.id);
    const own = pauses.filter(({ pointId }) => pointId === row.id);
    const pause = own.find(({ endedMs }) => endedMs === null);
    const point = {
      row,
      pause,
      units: row.units,
      lengths: {
        plannedMinutes: row.plannedMinutes,
        ...(lengths.get(row.id) ?? { before: { count: 0, medianMinutes: 0 }, today: [] }),
      },
      pausedUntilMs: pause === undefined ? undefined : pause.plannedUntilMs,
      servedForMinutes: here.flatMap((ticket) => servedFor(ticket, own, nowMs)),
      called: inState(here, 'called').toSorted((a, b) => a.calledAtMs - b.calledAtMs),
      waiting: inTurn(inState(here, 'waiting'), nowMs),
      toComeMs: toCome
        .filter(({ resourceId }) => isServedAt(row, way, resourceId))
        .map(({ startsAt }) => startsAt.getTime()),
    };
    return { ...point, waits: expectedWaits(point, nowMs) };
  });
  const ticketOf = new Map(tickets.map((ticket) => [ticket.appointmentId, ticket]));
  const lines = Map.groupBy(scheduled, ({ resourceId }) => resourceId);
  return {
    nowMs,
    points,
    tickets,
    lines: [...lines].map(([resourceId, rows]) => {
      const own = resourceId === null ? undefined : points.find(({ row }) => row.resourceId === resourceId);
      return {
        resourceId,
        resourceName: rows[0]?.resourceName ?? null,
        units: rows[0]?.capacity ?? 1,
        lengthMinutes: own === undefined ? null : expectedLength(own.lengths),
        servedForMinutes: own?.servedForMinutes ?? [],
        appointments: rows.map((row) => queuedAppointment(row, ticketOf.get(row.id), { way, nowMs })),
      };
    }),
  };
}

function queuedAppointment(
  row: ScheduledRow,
  ticket: TicketRow | undefined,
  { way, nowMs }: { readonly way: readonly PointRow[]; readonly nowMs: number },
): QueuedAppointment {
  const { id, patientId, name, phone, visitType, resourceId, startsAt, endsAt, attendance } = row;
  const { notifiedMinutes, notifiedAt } = row;
  return {
    ...{ id, patientId, name, phone, visitType, resourceId, notifiedMinutes },
    notifiedAtMs: notifiedAt?.getTime() ?? null,
    startsAtMs: startsAt.getTime(),
    plannedMinutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    isHere: attendance === 'attended',
    isMissed: attendance === 'no_show',
    arrivedAtMs: ticket?.arrivedAt.getTime() ?? null,
    // Without a ticket that isn't known, and no delay is concluded from it.
    hasBegun: ticket === undefined ? startsAt.getTime() <= nowMs : hasBegun(ticket, way, resourceId),
  };
}

function inState(tickets: readonly TicketRow[], state: 'waiting' | 'called') {
  return tickets.filter((ticket) => stateOfTicket(ticket) === state).map(queuedTicket);
}

function queuedTicket(ticket: TicketRow): QueuedTicket & { readonly calledAtMs: number } {
  const { id, series, number, priority, startsAt } = ticket;
  const { queuedAtMs, calledAtMs } = lastStep(ticket);
  return {
    id,
    series,
    number,
    priority,
    startsAtMs: startsAt?.getTime() ?? null,
    queuedAtMs,
    calledAtMs: calledAtMs ?? 0,
  };
}

/** Returns for how many minutes a ticket is being served, without pauses; nothing if it isn't. */
function servedFor(ticket: TicketRow, pauses: readonly PauseRow[], nowMs: number): number[] {
  const { beganAtMs } = lastStep(ticket);
  if (beganAtMs === null) return [];
  const pausedMs = pauses.reduce(
    (sum, { fromMs, endedMs }) => sum + Math.max(0, (endedMs ?? nowMs) - Math.max(fromMs, beganAtMs)),
    0,
  );
  return [Math.max(0, nowMs - beganAtMs - pausedMs) / MINUTE_MS];
}

/** True if a patient has been taken at the point of the resource, or at a doctor's; at any point of a place without such ones. */
function hasBegun(ticket: TicketRow, way: readonly PointRow[], resourceId: number | null): boolean {
  if (ticket.leftAtMs !== null) return true;
  const care = new Set(carePoints(way, resourceId).map(({ id }) => id));
  return ticket.steps.some(({ beganAtMs, pointId }) => beganAtMs !== null && care.has(pointId));
}
