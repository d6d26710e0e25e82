import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { ticketSteps, tickets } from '#db/schema/queue/tickets.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { PRIORITIES, type Priority } from '../contract.ts';
import { queueDay, STAY_MS } from '../rules/queue-day.ts';
import type { StepFacts, TicketFacts } from '../rules/ticket-state.ts';

/** By the value of `tickets.priority`. */
const PRIORITY_OF: readonly Priority[] = PRIORITIES;

/** Returns the value of `tickets.priority`. */
export function priorityValue(priority: Priority): number {
  return PRIORITY_OF.indexOf(priority);
}

const columns = {
  id: tickets.id,
  providerId: tickets.providerId,
  day: tickets.day,
  series: tickets.series,
  number: tickets.number,
  patientId: tickets.patientId,
  forName: tickets.forName,
  appointmentId: tickets.appointmentId,
  priority: tickets.priority,
  arrivedAt: tickets.arrivedAt,
  leftAt: tickets.leftAt,
  outcome: tickets.outcome,
  code: tickets.code,
  key: tickets.key,
  patientName: users.fullName,
  hospitalNumber: clients.hospitalNumber,
  clientId: clients.id,
  startsAt: appointments.startsAt,
  resourceId: appointments.resourceId,
  person: resources.name,
};

/** A step with the wait that the patient was given when it began. */
export interface StepRow extends StepFacts {
  readonly ticketId: number;
  readonly unit: number | null;
  readonly toldFrom: number | null;
  readonly toldTo: number | null;
}

/** A ticket with the person, the appointment and its steps. */
export type TicketRow = Awaited<ReturnType<typeof findTickets>>[number];

/** Which tickets to read. */
type Wanted =
  | { readonly id: number }
  | { readonly code: string; readonly day: string }
  | { readonly appointmentId: number }
  | { readonly key: string }
  | { readonly providerId: number; readonly nowMs: number };

/** Returns tickets by arrival: one, or those of today at a place with those who haven't gone since last night. */
export async function findTickets(db: Database, wanted: Wanted) {
  const rows = await db
    .select(columns)
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.patientId))
    .innerJoin(providers, eq(providers.id, tickets.providerId))
    .leftJoin(clients, and(eq(clients.userId, tickets.patientId), eq(clients.practiceId, providers.practiceId)))
    .leftJoin(appointments, eq(appointments.id, tickets.appointmentId))
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .where(isWanted(wanted))
    .orderBy(asc(tickets.arrivedAt), asc(tickets.id));
  const steps = await findSteps(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ priority, leftAt, ...row }) => ({
    ...row,
    priority: PRIORITY_OF[priority] ?? ('usual' as const),
    leftAtMs: leftAt?.getTime() ?? null,
    steps: steps.get(row.id) ?? [],
  })) satisfies TicketFacts[];
}

/** Returns one ticket; undefined if there is none. */
export async function findTicket(
  db: Database,
  wanted: Exclude<Wanted, { nowMs: number }>,
): Promise<TicketRow | undefined> {
  return (await findTickets(db, wanted))[0];
}

function isWanted(wanted: Wanted) {
  if ('id' in wanted) return eq(tickets.id, wanted.id);
  if ('code' in wanted) return and(eq(tickets.code, wanted.code), eq(tickets.day, wanted.day));
  if ('appointmentId' in wanted) return eq(tickets.appointmentId, wanted.appointmentId);
  if ('key' in wanted) return eq(tickets.key, wanted.key);
  const { providerId, nowMs } = wanted;
  const isHere = and(isNull(tickets.leftAt), gt(tickets.arrivedAt, new Date(nowMs - STAY_MS)));
  // By both days, so that the index on place and day is used.
  const days = anyDay(queueDay(nowMs), queueDay(nowMs - STAY_MS));
  return and(eq(tickets.providerId, providerId), days, or(eq(tickets.day, queueDay(nowMs)), isHere));
}

function anyDay(today: string, before: string) {
  return sql`${tickets.day} in (${today}::date, ${before}::date)`;
}

async function findSteps(db: Database, ticketIds: readonly number[]): Promise<Map<number, StepRow[]>> {
  const steps = new Map<number, StepRow[]>();
  if (ticketIds.length === 0) return steps;
  const rows = await db
    .select()
    .from(ticketSteps)
    .where(anyOf(ticketSteps.ticketId, ticketIds))
    .orderBy(asc(ticketSteps.id));
  for (const { queuedAt, calledAt, beganAt, endedAt, ...row } of rows) {
    const step = {
      ...row,
      queuedAtMs: queuedAt.getTime(),
      calledAtMs: calledAt?.getTime() ?? null,
      beganAtMs: beganAt?.getTime() ?? null,
      endedAtMs: endedAt?.getTime() ?? null,
    };
    steps.set(row.ticketId, [...(steps.get(row.ticketId) ?? []), step]);
  }
  return steps;
}

/** Returns the open ticket of a person at a place on a day; undefined if there is none. */
export async function findOpenTicket(
  db: Database,
  { providerId, day, patientId, forName }: Pick<TicketRow, 'providerId' | 'day' | 'patientId' | 'forName'>,
): Promise<TicketRow | undefined> {
  const [found] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.providerId, providerId),
        eq(tickets.day, day),
        eq(tickets.patientId, patientId),
        sql`coalesce(${tickets.forName}, '') = ${forName ?? ''}`,
        isNull(tickets.leftAt),
      ),
    );
  return found && (await findTicket(db, { id: found.id }));
}

/** Locks a ticket until the transaction ends. */
export async function lockTicket(tx: Database, id: number): Promise<void> {
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).for('no key update');
}

/** Returns what decides whether a person can get a text message; undefined if the account is erased. */
export async function findTexted(
  db: Database,
  userId: number,
): Promise<{ readonly phone: string | null; readonly isDemo: boolean; readonly hasAccount: boolean } | undefined> {
  const [found] = await db
    .select({
      phone: users.phone,
      isDemo: users.isDemo,
      hasAccount: sql<boolean>`${users.enteredByPracticeId} is null`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found;
}

/** Returns the place of the ticket of a day that has a code; undefined for none. */
export async function findPlaceOfCode(db: Database, code: string, day: string): Promise<number | undefined> {
  const [found] = await db.select({ id: tickets.providerId }).from(tickets).where(isWanted({ code, day }));
  return found?.id;
}
