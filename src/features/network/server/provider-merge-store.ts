import { and, asc, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { conversationMessages, conversations } from '#db/schema/conversations/conversations.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import type { MergeSide } from '../rules/merge.ts';

/** What a merge shows of one of the two. */
export interface MergeRow extends MergeSide {
  readonly name: string;
  readonly specialty: string;
  readonly facilityType: string | null;
  readonly address: string;
  readonly lga: string | null;
  readonly state: string;
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly mergedInto: number | null;
  readonly source: string | null;
  readonly reviews: number;
  readonly members: number;
  readonly news: number;
}

/** Locks providers, removed ones too, until the end of the transaction, in the order of their ids. */
export async function lockProviderRows(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(inArray(providers.id, [...ids]))
    .orderBy(asc(providers.id))
    .for('no key update');
}

/** Returns one side of a merge, also a removed one; undefined if there is none with this id. */
export async function findMergeRow(db: Database, id: number, nowMs: number): Promise<MergeRow | undefined> {
  const ofPlace = sql`(select place.id from ${providers} as place where place.id = ${id} or place.merged_into = ${id})`;
  const [row] = await db
    .select({
      id: providers.id,
      name: providers.name,
      specialty: providers.specialty,
      facilityType: providers.facilityType,
      address: providers.address,
      lga: providers.lga,
      state: providers.state,
      phone: providers.phone,
      latitude: providers.latitude,
      longitude: providers.longitude,
      bookingState: providers.bookingState,
      removedAt: providers.removedAt,
      mergedInto: providers.mergedInto,
      source: providers.source,
      deskReadsReasons: providers.deskReadsReasons,
      visits: numberOf(sql`${appointments} where provider_id in ${ofPlace}`),
      upcomingVisits: numberOf(
        sql`${appointments} where provider_id in ${ofPlace} and status = 'scheduled' and ends_at > ${new Date(nowMs)}`,
      ),
      conversations: numberOf(sql`${conversations} where provider_id in ${ofPlace}`),
      reviews: numberOf(sql`${reviews} where provider_id = ${id}`),
      members: numberOf(sql`${providerMembers} where provider_id = ${id}`),
      news: numberOf(sql`${practiceNews} where provider_id = ${id}`),
    })
    .from(providers)
    .where(eq(providers.id, id));
  if (row === undefined) return undefined;
  const { deskReadsReasons } = row;
  const memberships = await db
    .select({ userId: users.id, role: providerMembers.role })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(providerMembers.providerId, id), isNull(users.deletedAt)));
  const { removedAt, ...facts } = row;
  return {
    ...facts,
    isRemoved: removedAt !== null,
    isMerged: row.mergedInto !== null,
    memberships: memberships.map((each) => ({ ...each, deskReadsReasons })),
  };
}

/**
 * Gives what a double has to the one that it is merged into: reviews, members, news and messages. Visits stay with the
 * double. The ratings have to be counted afterwards.
 */
export async function giveToSurvivor(tx: Database, double: number, survivor: number): Promise<void> {
  await tx.update(reviews).set({ providerId: survivor }).where(eq(reviews.providerId, double));
  await tx.execute(sql`
    insert into ${providerMembers} (provider_id, user_id, role, invited_by, added_at)
    select ${survivor}, user_id, role, invited_by, added_at from ${providerMembers} where provider_id = ${double}
    on conflict do nothing`);
  await tx.update(practiceNews).set({ providerId: survivor }).where(eq(practiceNews.providerId, double));
  await joinConversations(tx, double, survivor);
  await tx.update(conversations).set({ providerId: survivor }).where(eq(conversations.providerId, double));
  const converted = tx
    .select({ id: providerApplications.id })
    .from(providerApplications)
    .where(eq(providerApplications.providerId, survivor));
  await tx
    .update(providerApplications)
    .set({ providerId: survivor })
    .where(and(eq(providerApplications.providerId, double), notExists(converted)));
}

/**
 * Puts the messages of patients who have written with both into one conversation. What one side hasn't read in either is
 * unread.
 */
async function joinConversations(tx: Database, double: number, survivor: number): Promise<void> {
  const pairs = sql`
    select gone.id as gone_id, kept.id as kept_id from ${conversations} as gone
    join ${conversations} as kept on kept.user_id = gone.user_id and kept.provider_id = ${survivor}
    where gone.provider_id = ${double}`;
  await tx.execute(sql`
    update ${conversations} as kept set
      last_message_id = greatest(kept.last_message_id, gone.last_message_id),
      last_message_at = greatest(kept.last_message_at, gone.last_message_at),
      person_read_id = least(kept.person_read_id, gone.person_read_id),
      staff_read_id = least(kept.staff_read_id, gone.staff_read_id),
      version = kept.version + 1
    from (${pairs}) pair join ${conversations} as gone on gone.id = pair.gone_id
    where kept.id = pair.kept_id`);
  await tx.execute(sql`
    update ${conversationMessages} as message set conversation_id = pair.kept_id
    from (${pairs}) pair where message.conversation_id = pair.gone_id`);
  await tx.execute(sql`delete from ${conversations} where id in (select gone_id from (${pairs}) pair)`);
}

/** Writes where a removed double leads, and those that were merged into it before. */
export async function writeMerged(tx: Database, double: number, survivor: number): Promise<void> {
  await tx
    .update(providers)
    .set({ mergedInto: survivor })
    .where(sql`${providers.id} = ${double} or ${providers.mergedInto} = ${double}`);
}

function numberOf(rows: SQL) {
  return sql<number>`(select count(*) from ${rows})`.mapWith(Number);
}
