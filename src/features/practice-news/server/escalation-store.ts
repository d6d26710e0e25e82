import { and, asc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { supportTasks } from '#db/schema/support/support-tasks.ts';
import { NOT_ACCEPTED } from '#features/auth/server/invitations/invited-user-store.ts';

/** Unseen news of which a step is due, with its appointment and its place. */
export type DueNews = Awaited<ReturnType<typeof lockDueNews>>[number];

/** Returns and locks unseen news of which a step is due, the earliest first; those that another process holds are left out. */
export async function lockDueNews(tx: Database, nowMs: number, limit: number) {
  return await tx
    .select({
      id: practiceNews.id,
      kind: practiceNews.kind,
      at: practiceNews.at,
      level: practiceNews.level,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      provider: { id: providers.id, name: providers.name },
      /** False for a place that was removed, or that no member runs. */
      isRunByMembers: sql<boolean>`coalesce(${providers.liveBy} = 'member', false) and ${providers.removedAt} is null`,
    })
    .from(practiceNews)
    .innerJoin(appointments, eq(appointments.id, practiceNews.appointmentId))
    .innerJoin(providers, eq(providers.id, practiceNews.providerId))
    .where(and(isNull(practiceNews.seenAt), isNotNull(practiceNews.dueAt), lte(practiceNews.dueAt, new Date(nowMs))))
    .orderBy(asc(practiceNews.dueAt), asc(practiceNews.id))
    .limit(limit)
    .for('no key update', { of: practiceNews, skipLocked: true });
}

/**
 * Writes that news have reached a level and when the next step is due, null if none is. False if they aren't at the level
 * `from` any more, or were seen.
 */
export async function writeStep(
  tx: Database,
  {
    id,
    from,
    to,
    dueAt,
  }: { readonly id: number; readonly from: number; readonly to: number; readonly dueAt: Date | null },
): Promise<boolean> {
  const written = await tx
    .update(practiceNews)
    .set({ level: to, dueAt })
    .where(and(eq(practiceNews.id, id), eq(practiceNews.level, from), isNull(practiceNews.seenAt)))
    .returning({ id: practiceNews.id });
  return written.length > 0;
}

/** Returns the confirmed contacts of a place in the order in which they were added; telephones only with text messages. */
export async function findConfirmedContacts(db: Database, providerId: number, { sms }: { readonly sms: boolean }) {
  return await db
    .select({
      id: alertContacts.id,
      email: alertContacts.email,
      phone: alertContacts.phone,
      pushId: alertContacts.pushId,
    })
    .from(alertContacts)
    .where(
      and(
        eq(alertContacts.providerId, providerId),
        isNotNull(alertContacts.confirmedAt),
        sms ? undefined : isNull(alertContacts.phone),
      ),
    )
    .orderBy(asc(alertContacts.id));
}

/** Returns the accounts of the owners of a place who have accepted, the first added first. */
export async function findOwners(db: Database, providerId: number) {
  return await db
    .select({ userId: users.id, email: users.email })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        eq(providerMembers.role, 'owner'),
        isNull(users.deletedAt),
        ne(users.passwordHash, NOT_ACCEPTED),
      ),
    )
    .orderBy(asc(providerMembers.addedAt), asc(users.id));
}

/** Adds a task for support about unseen bookings of a place; does nothing if there is an open one. */
export async function addUnseenTask(tx: Database, providerId: number, nowMs: number): Promise<void> {
  await tx
    .insert(supportTasks)
    .values({ kind: 'unseen_booking', providerId, addedAt: new Date(nowMs) })
    .onConflictDoNothing();
}
