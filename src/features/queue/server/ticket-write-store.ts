import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { ticketDays, ticketSteps, tickets } from '#db/schema/queue/tickets.ts';
import type { Priority, WaitRange } from '../contract.ts';
import { STAY_MS } from '../rules/queue-day.ts';
import type { TicketOutcome } from '../rules/ticket-state.ts';
import { priorityValue } from './ticket-store.ts';

/** The series of numbers that the server gives. */
const SERIES = 'A';

/** A place on a Lagos day. */
interface PlaceDay {
  readonly providerId: number;
  readonly day: string;
}

/** Makes arrivals at a place on a day wait for each other until the transaction ends. */
export async function lockDay(tx: Database, { providerId, day }: PlaceDay): Promise<void> {
  await tx
    .insert(ticketDays)
    .values({ providerId, day, series: SERIES, last: 0 })
    .onConflictDoUpdate({
      target: [ticketDays.providerId, ticketDays.day, ticketDays.series],
      set: { last: sql`${ticketDays.last}` },
    });
}

/** A number that a shared computer gave without network. */
export interface DeskNumber {
  /** The letter of the computer. */
  readonly series: string;
  readonly number: number;
}

/** Adds a ticket with the next number of a locked day, or with the one that a computer gave, and returns its id. */
export async function insertTicket(
  tx: Database,
  {
    priority,
    numbered,
    ...ticket
  }: Omit<typeof tickets.$inferInsert, 'number' | 'priority' | 'series'> & {
    readonly priority: Priority;
    readonly numbered?: DeskNumber | undefined;
  },
): Promise<number> {
  const taken = await takeNumber(tx, ticket, numbered);
  const [made] = await tx
    .insert(tickets)
    .values({ ...ticket, ...taken, priority: priorityValue(priority) })
    .returning({ id: tickets.id });
  if (made === undefined) throw new Error('PostgreSQL inserted a ticket without answering its id.');
  return made.id;
}

/** Takes the next number of a locked day. One that a computer gave is taken as it is, or if another ticket has it, the next of its letter. */
async function takeNumber(
  tx: Database,
  { providerId, day }: PlaceDay,
  { series, number }: DeskNumber = { series: SERIES, number: 0 },
): Promise<DeskNumber> {
  const last = sql`${ticketDays.last}`;
  const isFree = sql`(${number} > 0 and not exists (select from ${tickets} where ${tickets.providerId} = ${providerId}
    and ${tickets.day} = ${day} and ${tickets.series} = ${series} and ${tickets.number} = ${number}))`;
  const [taken] = await tx
    .insert(ticketDays)
    .values({ providerId, day, series, last: Math.max(number, 1) })
    .onConflictDoUpdate({
      target: [ticketDays.providerId, ticketDays.day, ticketDays.series],
      set: { last: sql`case when ${isFree} then greatest(${last}, ${number}) else ${last} + 1 end` },
    })
    .returning({ last: ticketDays.last, isFree: sql<boolean>`${isFree}` });
  if (taken === undefined) throw new Error('PostgreSQL took a number without answering it.');
  return { series, number: taken.isFree ? number : taken.last };
}

/** Returns the last number of a place on a day with a letter; 0 before the first. */
export async function findLastNumber(db: Database, { providerId, day }: PlaceDay, series: string): Promise<number> {
  const [found] = await db
    .select({ last: ticketDays.last })
    .from(ticketDays)
    .where(and(eq(ticketDays.providerId, providerId), eq(ticketDays.day, day), eq(ticketDays.series, series)));
  return found?.last ?? 0;
}

/** Writes an earlier arrival. */
export async function writeArrival(tx: Database, id: number, arrivedAtMs: number): Promise<void> {
  await tx
    .update(tickets)
    .set({ arrivedAt: new Date(arrivedAtMs) })
    .where(eq(tickets.id, id));
}

/** Writes when the person of an ended ticket went. */
export async function writeEnd(tx: Database, id: number, leftAtMs: number): Promise<void> {
  await tx
    .update(tickets)
    .set({ leftAt: new Date(leftAtMs) })
    .where(eq(tickets.id, id));
}

/** Adds a ticket to the queue of a point; returns the id of the step. */
export async function insertStep(
  tx: Database,
  step: { readonly ticketId: number; readonly pointId: number; readonly memberId: number; readonly nowMs: number },
): Promise<number> {
  const { nowMs, ...row } = step;
  const [made] = await tx
    .insert(ticketSteps)
    .values({ ...row, queuedAt: new Date(nowMs) })
    .returning({ id: ticketSteps.id });
  if (made === undefined) throw new Error('PostgreSQL inserted a step without answering its id.');
  return made.id;
}

/** Changes columns of a step. */
export async function updateStep(
  tx: Database,
  id: number,
  change: Partial<
    Pick<typeof ticketSteps.$inferInsert, 'beganAt' | 'calledAt' | 'calls' | 'endedAt' | 'memberId' | 'unit'>
  >,
): Promise<void> {
  await tx.update(ticketSteps).set(change).where(eq(ticketSteps.id, id));
}

/** Writes the wait that a patient was given when a step began. */
export async function writeGivenWait(tx: Database, id: number, { from, to }: WaitRange): Promise<void> {
  await tx.update(ticketSteps).set({ toldFrom: from, toldTo: to }).where(eq(ticketSteps.id, id));
}

/** Removes a step. */
export async function removeStep(tx: Database, id: number): Promise<void> {
  await tx.delete(ticketSteps).where(eq(ticketSteps.id, id));
}

/** Ends a ticket, or opens it again with an outcome of null. */
export async function writeOutcome(
  tx: Database,
  id: number,
  outcome: TicketOutcome | null,
  nowMs: number,
): Promise<void> {
  await tx
    .update(tickets)
    .set({ outcome, leftAt: outcome === null ? null : new Date(nowMs) })
    .where(eq(tickets.id, id));
}

/** Changes why a ticket is served before others. */
export async function writePriority(tx: Database, id: number, priority: Priority): Promise<void> {
  await tx
    .update(tickets)
    .set({ priority: priorityValue(priority) })
    .where(eq(tickets.id, id));
}

/** Returns the lowest free unit of a locked point; undefined if all are taken. */
export async function findFreeUnit(
  tx: Database,
  { id, units }: { readonly id: number; readonly units: number },
): Promise<number | undefined> {
  const rows = await tx
    .select({ unit: ticketSteps.unit })
    .from(ticketSteps)
    .where(and(eq(ticketSteps.pointId, id), isNotNull(ticketSteps.beganAt), isNull(ticketSteps.endedAt)))
    .orderBy(asc(ticketSteps.unit));
  const taken = new Set(rows.map(({ unit }) => unit));
  return Array.from({ length: units }, (_, index) => index + 1).find((unit) => !taken.has(unit));
}

/** Ends what is still open of patients who came long ago: no one ended it, and it would hold a unit of its point. */
export async function endForgotten(tx: Database, providerId: number, nowMs: number): Promise<void> {
  const isForgotten = and(
    eq(tickets.providerId, providerId),
    isNull(tickets.leftAt),
    lte(tickets.arrivedAt, new Date(nowMs - STAY_MS)),
  );
  const ended = await tx
    .update(tickets)
    .set({ leftAt: new Date(nowMs), outcome: 'left' })
    .where(isForgotten)
    .returning({ id: tickets.id });
  for (const { id } of ended) {
    const isOpen = and(eq(ticketSteps.ticketId, id), isNull(ticketSteps.endedAt));
    // A length of half a day would be learnt from.
    await tx
      .update(ticketSteps)
      .set({ endedAt: new Date(nowMs), beganAt: null, unit: null })
      .where(isOpen);
  }
}

/** Makes a walk-in ticket that of an appointment. */
export async function linkAppointment(tx: Database, id: number, appointmentId: number): Promise<void> {
  await tx.update(tickets).set({ appointmentId }).where(eq(tickets.id, id));
}
