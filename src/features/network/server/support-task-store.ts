import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { supportTasks } from '#db/schema/support/support-tasks.ts';
import { Page } from '#platform/server/http/page.ts';
import type { SupportTask } from '../contract.ts';

/** Returns one page of what support has to do, oldest first. */
export async function findSupportTasks(
  db: Database,
  paging: { readonly limit: number; readonly offset: number },
  nowMs: number,
): Promise<Page<SupportTask>> {
  const open = and(isNull(supportTasks.doneAt), isNull(providers.removedAt));
  const ahead = sql`${appointments.status} = 'scheduled' and ${appointments.startsAt} > ${new Date(nowMs)}`;
  const rows = await db
    .select({
      id: supportTasks.id,
      kind: supportTasks.kind,
      addedAt: supportTasks.addedAt,
      provider: { id: providers.id, name: providers.name, phone: providers.phone, email: providers.email },
      upcomingVisits: sql<number>`count(${appointments.id}) filter (where ${ahead})`.mapWith(Number),
      nextVisitAt: sql<Date | null>`min(${appointments.startsAt}) filter (where ${ahead})`.mapWith(
        appointments.startsAt,
      ),
    })
    .from(supportTasks)
    .innerJoin(providers, eq(providers.id, supportTasks.providerId))
    .leftJoin(appointments, eq(appointments.providerId, supportTasks.providerId))
    .where(open)
    .groupBy(supportTasks.id, providers.id)
    .orderBy(asc(supportTasks.addedAt), asc(supportTasks.id))
    .limit(paging.limit)
    .offset(paging.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(supportTasks)
    .innerJoin(providers, eq(providers.id, supportTasks.providerId))
    .where(open);
  const tasks = rows.map((row) => ({
    ...row,
    addedAt: row.addedAt.toISOString(),
    nextVisitAt: row.nextVisitAt?.toISOString() ?? null,
  }));
  return new Page(tasks, counted?.total ?? 0, paging);
}

/** Marks a task as done; returns when it was, also if that was before. Undefined if there is no such task. */
export async function writeTaskDone(
  tx: Database,
  id: number,
  nowMs: number,
): Promise<{ readonly doneAt: Date; readonly isNew: boolean } | undefined> {
  const [done] = await tx
    .update(supportTasks)
    .set({ doneAt: new Date(nowMs) })
    .where(and(eq(supportTasks.id, id), isNull(supportTasks.doneAt)))
    .returning({ doneAt: supportTasks.doneAt });
  if (done?.doneAt) return { doneAt: done.doneAt, isNew: true };
  const [before] = await tx.select({ doneAt: supportTasks.doneAt }).from(supportTasks).where(eq(supportTasks.id, id));
  return before?.doneAt ? { doneAt: before.doneAt, isNew: false } : undefined;
}
