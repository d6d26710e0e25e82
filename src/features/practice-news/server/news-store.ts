import { and, count, desc, eq, gt, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '#db/any-of.ts';
import { insertion } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { papers } from '#db/schema/papers/papers.ts';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { publicHolidays } from '#db/schema/schedules/public-holidays.ts';
import { LIVE_CHANNEL, liveChange } from '#platform/server/live/live-feed.ts';
import type { ContactAddress } from '../rules/alert-contacts.ts';
import { MAX_NEWS, type NewsElsewhere, type NewsKind, type NewsList, type NewsState } from '../rules/news-contract.ts';
import type { LinkedNews } from '../rules/seen-link-contract.ts';
import type { AlertedReader, SeenLink } from './seen-link.ts';

/** News of which a confirmed contact is alerted. */
export interface ToTell extends ContactAddress {
  readonly newsId: number;
  readonly appointmentId: number;
  readonly kind: NewsKind;
  readonly contactId: number;
  /** How many of the news just before it are younger than the given instant; no more are counted than wanted. */
  readonly recent: number;
}

/**
 * Writes news, wakes the streams of their practices at the commit, and returns what is to be sent to whom: what is not
 * seen yet, to the confirmed contacts. News that are written already change nothing. One statement, because every booking
 * runs it.
 * @param since news after it, and not done by the practice, count as `recent`, up to `most`
 */
export async function writeNews(
  tx: Database,
  rows: readonly (typeof practiceNews.$inferInsert)[],
  since: Date,
  most: number,
): Promise<ToTell[]> {
  const written = insertion(practiceNews, rows, sql`on conflict (appointment_id, kind) do nothing returning *`);
  const { rows: found } = await tx.execute<
    Record<'news_id' | 'appointment_id' | 'contact_id' | 'push_id' | 'recent', string | null> & {
      kind: NewsKind;
      email: string | null;
      phone: string | null;
    }
  >(sql`
    with written as (${written})
    select pg_notify(${LIVE_CHANNEL}, 'p:' || written.provider_id), written.id as news_id, written.appointment_id,
      written.kind, contact.id as contact_id, contact.email, contact.phone, contact.push_id,
      case when contact.id is not null then (
        select count(*) from (
          select earlier.at from ${practiceNews} earlier
          where earlier.provider_id = written.provider_id and earlier.seen_at is distinct from earlier.at
          order by earlier.id desc limit ${most}
        ) latest where latest.at > ${since}
      ) end as recent
    from written left join ${alertContacts} contact
      on contact.provider_id = written.provider_id and contact.confirmed_at is not null and written.seen_at is null`);
  return found
    .filter(({ contact_id: contact }) => contact !== null)
    .map(({ kind, email, phone, push_id: push, ...row }) => ({
      newsId: Number(row.news_id),
      appointmentId: Number(row.appointment_id),
      kind,
      contactId: Number(row.contact_id),
      email,
      phone,
      pushId: push === null ? null : Number(push),
      recent: Number(row.recent),
    }));
}

/** Returns the newest news of a provider, those not seen yet first. */
export async function findNews(db: Database, providerId: number): Promise<NewsList> {
  const before = alias(appointments, 'before');
  const rows = await db
    .select({
      id: practiceNews.id,
      kind: practiceNews.kind,
      at: practiceNews.at,
      appointmentId: practiceNews.appointmentId,
      date: appointments.startsAt,
      movedFrom: before.startsAt,
      seenAt: practiceNews.seenAt,
      cancelledBy: sql<string | null>`case when ${appointments.status} = 'cancelled'
        then coalesce(${appointments.forName}, ${users.fullName}) end`,
      hasPapers: sql<boolean>`${appointments.status} = 'cancelled' and exists (
        select 1 from ${papers} where ${papers.appointmentId} = ${appointments.id} and ${papers.signedAt} is not null)`,
    })
    .from(practiceNews)
    .innerJoin(appointments, eq(appointments.id, practiceNews.appointmentId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    // By the patient too, because that has an index.
    .leftJoin(
      before,
      and(
        eq(practiceNews.kind, 'moved'),
        eq(before.patientId, appointments.patientId),
        eq(before.rescheduledTo, appointments.id),
      ),
    )
    .where(eq(practiceNews.providerId, providerId))
    .orderBy(sql`${practiceNews.seenAt} is not null`, desc(practiceNews.id))
    .limit(MAX_NEWS);
  const items = rows.map(({ at, date, movedFrom, seenAt, cancelledBy, hasPapers, ...row }) => ({
    ...row,
    ...(hasPapers && { hasPapers: true as const }),
    ...(cancelledBy !== null && { firstName: firstNameOf(cancelledBy) }),
    at: at.toISOString(),
    date: date.toISOString(),
    movedFrom: movedFrom?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
  }));
  return { unseen: (await findNewsState(db, providerId)).unseen, items };
}

/** Returns how many news of a provider are not seen yet, and the id of the newest. */
export async function findNewsState(db: Database, providerId: number): Promise<NewsState> {
  const ofProvider = eq(practiceNews.providerId, providerId);
  const isUnseen = and(ofProvider, isNull(practiceNews.seenAt));
  const [counted] = await db.select({ unseen: count() }).from(practiceNews).where(isUnseen);
  const [found] = await db
    .select({ newest: max(practiceNews.id) })
    .from(practiceNews)
    .where(ofProvider);
  return { unseen: counted?.unseen ?? 0, newest: found?.newest ?? null };
}

/** Returns what is not seen yet at some providers, in their order. */
export async function findUnseenAt(db: Database, providerIds: readonly number[]): Promise<NewsElsewhere[]> {
  const { id, providerId, kind, seenAt } = practiceNews;
  const rows = await db
    .select({
      id: providerId,
      unseen: count(),
      newest: max(id),
      newestBooking: sql<number | null>`max(${id}) filter (where ${kind} = 'booked')`.mapWith(Number),
    })
    .from(practiceNews)
    .where(and(anyOf(providerId, providerIds), isNull(seenAt)))
    .groupBy(providerId);
  const found = new Map(rows.map((row) => [row.id, row]));
  return providerIds.map((each) => found.get(each) ?? { id: each, unseen: 0, newest: null, newestBooking: null });
}

/**
 * Returns news as the link of an alert shows them; undefined if there are none, the appointment is over, or the reader is no
 * contact or owner of the practice any more.
 */
export async function findLinkedNews(
  db: Database,
  { newsId, reader }: SeenLink,
  nowMs: number,
): Promise<LinkedNews | undefined> {
  const [found] = await db
    .select({
      kind: practiceNews.kind,
      seenAt: practiceNews.seenAt,
      status: appointments.status,
      startsAt: appointments.startsAt,
      place: providers.name,
      providerId: providers.id,
      name: sql<string>`coalesce(${appointments.forName}, ${users.fullName})`,
    })
    .from(practiceNews)
    .innerJoin(appointments, eq(appointments.id, practiceNews.appointmentId))
    .innerJoin(providers, eq(providers.id, practiceNews.providerId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .where(
      and(
        eq(practiceNews.id, newsId),
        gt(appointments.endsAt, new Date(nowMs)),
        isNull(providers.removedAt),
        isAlerted(reader),
      ),
    );
  if (found === undefined) return undefined;
  const { kind, seenAt, status, startsAt, place, providerId, name } = found;
  return {
    place,
    providerId,
    kind: status === 'scheduled' ? kind : 'cancelled',
    date: startsAt.toISOString(),
    firstName: firstNameOf(name),
    seenAt: seenAt?.toISOString() ?? null,
  };
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A condition on `practiceNews`: the reader still gets alerts of the practice. */
function isAlerted(reader: AlertedReader): SQL {
  return 'contactId' in reader
    ? sql`exists (select from ${alertContacts} where ${alertContacts.id} = ${reader.contactId}
        and ${alertContacts.providerId} = ${practiceNews.providerId} and ${alertContacts.confirmedAt} is not null)`
    : sql`exists (select from ${providerMembers} where ${providerMembers.userId} = ${reader.ownerId}
        and ${providerMembers.providerId} = ${practiceNews.providerId} and ${providerMembers.role} = 'owner')`;
}

/** Marks news as seen by the link of an alert and wakes the streams of the practice; those seen already stay as they are. */
export async function markLinkedSeen(tx: Database, id: number, nowMs: number): Promise<void> {
  const [marked] = await tx
    .update(practiceNews)
    .set({ seenAt: new Date(nowMs), seenVia: 'link' })
    .where(and(eq(practiceNews.id, id), isNull(practiceNews.seenAt)))
    .returning({ providerId: practiceNews.providerId });
  if (marked !== undefined)
    await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${liveChange('p', marked.providerId)})`);
}

/** Returns a text that changes when a public holiday is entered or removed. */
export async function findHolidaysRevision(db: Database): Promise<string> {
  const [found] = await db.select({ total: count(), newest: max(publicHolidays.id) }).from(publicHolidays);
  return `${found?.total ?? 0}.${found?.newest ?? 0}`;
}

/** Marks news of a provider as seen by a member and wakes the streams of the practice; others stay as they are. */
export async function markSeen(
  tx: Database,
  {
    providerId,
    ids,
    userId,
    nowMs,
  }: { readonly providerId: number; readonly ids: readonly number[]; readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const marked = await tx
    .update(practiceNews)
    .set({ seenAt: new Date(nowMs), seenBy: userId, seenVia: 'portal' })
    .where(
      and(eq(practiceNews.providerId, providerId), inArray(practiceNews.id, [...ids]), isNull(practiceNews.seenAt)),
    )
    .returning({ id: practiceNews.id });
  if (marked.length > 0) await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${liveChange('p', providerId)})`);
}

/** Returns the name of the member of the practice who did what news say; undefined if no member did, or the account is gone. */
export async function findDoer(db: Database, appointmentId: number, kind: NewsKind): Promise<string | undefined> {
  const [found] = await db
    .select({ name: users.fullName })
    .from(practiceNews)
    .innerJoin(users, eq(users.id, practiceNews.seenBy))
    .where(
      and(
        eq(practiceNews.appointmentId, appointmentId),
        eq(practiceNews.kind, kind),
        // Seen from the start: others see later what a patient did.
        eq(practiceNews.seenAt, practiceNews.at),
      ),
    );
  return found?.name;
}
