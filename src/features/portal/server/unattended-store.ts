import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { type Attention, MAX_UNSEEN_STARTS } from '#features/practice-news/rules/unattended.ts';

/** News that climb or have climbed. Those from before there was an escalation don't count. */
const climbs = or(gt(practiceNews.level, 0), sql`${practiceNews.dueAt} is not null`);

/** Returns the places that take bookings by a member's start and have unseen news. */
export async function findUnseenPlaces(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: providers.id })
    .from(practiceNews)
    .innerJoin(providers, eq(providers.id, practiceNews.providerId))
    .where(and(isNull(practiceNews.seenAt), climbs, eq(providers.bookingState, 'live'), eq(providers.liveBy, 'member')))
    .orderBy(providers.id);
  return rows.map(({ id }) => id);
}

/** Returns how a place looks at its bookings since they were last started. */
export async function findAttention(db: Database, providerId: number, nowMs: number): Promise<Attention> {
  const [place] = await db.select({ liveAt: providers.liveAt }).from(providers).where(eq(providers.id, providerId));
  const liveAt = place?.liveAt ?? new Date(0);
  const started = await db
    .select({
      // Whom the practice marked as come or absent it knew of.
      isUnseen: sql<boolean>`coalesce(${practiceNews.seenAt} > ${appointments.startsAt}, ${practiceNews.level} > 0)
        and ${appointments.attendance} is null`,
    })
    .from(practiceNews)
    .innerJoin(appointments, eq(appointments.id, practiceNews.appointmentId))
    .where(
      and(
        eq(practiceNews.providerId, providerId),
        inArray(practiceNews.kind, ['booked', 'moved']),
        inArray(appointments.status, ['scheduled', 'completed']),
        lte(appointments.startsAt, new Date(nowMs)),
        gt(appointments.startsAt, liveAt),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(practiceNews.id))
    .limit(MAX_UNSEEN_STARTS);
  const [news] = await db
    .select({
      unseenSince:
        sql<Date | null>`min(${practiceNews.at}) filter (where ${practiceNews.seenAt} is null and (${climbs}))`.mapWith(
          practiceNews.at,
        ),
      lastSeen: sql<Date | null>`max(${practiceNews.seenAt})`.mapWith(practiceNews.seenAt),
    })
    .from(practiceNews)
    .where(eq(practiceNews.providerId, providerId));
  const [used] = await db
    .select({ last: sql<Date | null>`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt) })
    .from(sessions)
    .innerJoin(providerMembers, eq(providerMembers.userId, sessions.userId))
    .where(eq(providerMembers.providerId, providerId));
  const uses = [news?.lastSeen, used?.last].flatMap((at) => at?.getTime() ?? []);
  return {
    unseenStarts: started.map(({ isUnseen }) => isUnseen),
    unseenSinceMs: news?.unseenSince?.getTime() ?? null,
    lastUseMs: uses.length === 0 ? null : Math.max(...uses),
    liveAtMs: liveAt.getTime(),
  };
}
