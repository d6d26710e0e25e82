import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointmentHealth } from '#db/schema/appointments/appointment-health.ts';
import { appointmentInsurance } from '#db/schema/appointments/appointment-insurance.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { clientMerges } from '#db/schema/clients/client-merges.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { tickets } from '#db/schema/queue/tickets.ts';
import { MOVED_COLUMNS } from '#features/clients/rules/user-columns.ts';

/** Ids of rows by table; of a field that was filled from the other record, `table.column`, the row that got it. */
export type Moved = Readonly<Record<string, readonly number[]>>;
export type MergeRow = typeof clientMerges.$inferSelect;
/** What of a merge says what goes back to whom. */
export type Return = Pick<MergeRow, 'practiceId' | 'fromUserId' | 'toUserId' | 'moved'>;

/** From whom to whom records are given. */
export interface Move {
  readonly fromUserId: number;
  readonly toUserId: number;
}

/** True if both have a scheduled appointment at the same time, for the same person. */
export async function areBothBooked(tx: Database, { fromUserId, toUserId }: Move): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${appointments} a join ${appointments} b on b.patient_id = ${toUserId} and b.status = 'scheduled'
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      and lower(a.for_name) is not distinct from lower(b.for_name)
    where a.patient_id = ${fromUserId} and a.status = 'scheduled' limit 1`);
  return rows.length > 0;
}

/** True if both wait in the queue of a place today, so that one person would have two numbers. */
export async function areBothWaiting(tx: Database, { fromUserId, toUserId }: Move): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${tickets} a join ${tickets} b on b.patient_id = ${toUserId} and b.left_at is null
      and a.provider_id = b.provider_id and a.day = b.day and coalesce(a.for_name, '') = coalesce(b.for_name, '')
    where a.patient_id = ${fromUserId} and a.left_at is null limit 1`);
  return rows.length > 0;
}

/** Gives all rows of a person to another one, and returns which. Signed papers let it pass. */
export async function moveRows(tx: Database, { fromUserId, toUserId }: Move): Promise<Moved> {
  return await givingPapers(tx, async () => {
    const moved: Record<string, readonly number[]> = {};
    for (const [table, column] of MOVED_COLUMNS) {
      const [from, name] = [sql.identifier(table), sql.identifier(column)];
      const { rows } = await tx.execute<{ id: number }>(
        sql`update ${from} set ${name} = ${toUserId} where ${name} = ${fromUserId} returning id`,
      );
      if (rows.length > 0) moved[table] = rows.map(({ id }) => id);
    }
    return moved;
  });
}

/**
 * Gives the rows that were moved, and are still the other person's, back, with the appointments at the practice by which theirs
 * were replaced since. What was written for an appointment that goes back goes along; insurance details that the account
 * shared for it are withdrawn.
 */
export async function moveBack(tx: Database, merge: Return): Promise<void> {
  const { fromUserId, toUserId, moved } = merge;
  const returned = await withSuccessors(tx, merge);
  await givingPapers(tx, async () => {
    for (const [table, column] of MOVED_COLUMNS) {
      const ids = sql.param(table === 'appointments' ? returned : [...(moved[table] ?? [])]);
      const [from, name] = [sql.identifier(table), sql.identifier(column)];
      await tx.execute(
        sql`update ${from} set ${name} = ${fromUserId} where id = any(${ids}::int[]) and ${name} = ${toUserId}`,
      );
    }
    for (const table of ['papers', 'payments', 'tickets']) {
      await tx.execute(sql`update ${sql.identifier(table)} set patient_id = ${fromUserId}
        from ${appointments} where ${appointments.id} = appointment_id
          and ${appointments.patientId} = ${fromUserId} and ${sql.identifier(table)}.patient_id = ${toUserId}`);
    }
  });
  if (returned.length === 0) return;
  await tx
    .delete(appointmentInsurance)
    .where(and(anyOf(appointmentInsurance.appointmentId, returned), eq(appointmentInsurance.patientId, toUserId)));
  await tx
    .delete(appointmentHealth)
    .where(and(anyOf(appointmentHealth.appointmentId, returned), eq(appointmentHealth.patientId, toUserId)));
}

/** Returns the ids of appointments that were moved, and of those at the practice that replaced them. */
async function withSuccessors(tx: Database, { practiceId, moved }: Return): Promise<number[]> {
  const first = [...(moved['appointments'] ?? [])];
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive chain (id) as (
      select unnest(${sql.param(first)}::int[])
      union select earlier.rescheduled_to from ${appointments} earlier join chain on chain.id = earlier.id
        where earlier.rescheduled_to is not null
    ) select chain.id from chain join ${appointments} a on a.id = chain.id join ${providers} p on p.id = a.provider_id
      where p.practice_id = ${practiceId}`);
  return [...new Set([...first, ...rows.map(({ id }) => id)])];
}

/** Runs a change of whose papers are, which the trigger of signed papers refuses otherwise. */
async function givingPapers<T>(tx: Database, run: () => Promise<T>): Promise<T> {
  await tx.execute(sql`select set_config('alafia.merge', 'on', true)`);
  const done = await run();
  await tx.execute(sql`select set_config('alafia.merge', 'off', true)`);
  return done;
}

/** Adds a merge and returns its id. */
export async function insertMerge(tx: Database, row: Omit<typeof clientMerges.$inferInsert, 'id'>): Promise<number> {
  const [made] = await tx.insert(clientMerges).values(row).returning({ id: clientMerges.id });
  if (made === undefined) throw new Error('PostgreSQL inserted a merge without answering its id.');
  return made.id;
}

/** Returns a merge at a practice, taken back or not. */
export async function findMerge(tx: Database, practiceId: number, id: number): Promise<MergeRow | undefined> {
  const isIt = and(eq(clientMerges.id, id), eq(clientMerges.practiceId, practiceId));
  return (await tx.select().from(clientMerges).where(isIt))[0];
}

/** Returns the merge by which a person became another one, unless it was taken back. */
export async function findMergeOf(tx: Database, fromUserId: number): Promise<MergeRow | undefined> {
  const isIt = and(eq(clientMerges.fromUserId, fromUserId), isNull(clientMerges.undoneAt));
  return (await tx.select().from(clientMerges).where(isIt))[0];
}

/** Returns the claims of an account that weren't taken back, the latest first. */
export async function findClaimsBy(tx: Database, userId: number): Promise<MergeRow[]> {
  const isOpen = and(eq(clientMerges.toUserId, userId), eq(clientMerges.kind, 'claim'), isNull(clientMerges.undoneAt));
  return await tx.select().from(clientMerges).where(isOpen).orderBy(desc(clientMerges.id));
}

/** Notes that a merge was taken back; by no one if the account ended. */
export async function endMerge(tx: Database, id: number, undoneBy: number | null, nowMs: number): Promise<void> {
  await tx
    .update(clientMerges)
    .set({ undoneBy, undoneAt: new Date(nowMs) })
    .where(eq(clientMerges.id, id));
}
