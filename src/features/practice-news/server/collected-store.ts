import { and, count, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { aboutContactNews } from '../rules/alert-contacts.ts';
import type { Collected } from '../rules/collected-news.ts';
import { ALERTS_WINDOW_MS, collectedSince } from '../rules/news-mails.ts';
import type { AlertedReader } from './seen-link.ts';

/** The subject of the alerts to a reader, by which they are counted, and withdrawn with a contact. */
export function aboutReader(reader: AlertedReader): string {
  return 'contactId' in reader ? aboutContactNews(reader.contactId) : `owner-news:${reader.ownerId}`;
}

/** Returns how many alerts of the last ten minutes readers got, by their subjects. */
export async function countAlerts(
  db: Database,
  abouts: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string | null, number>> {
  if (abouts.length === 0) return new Map();
  const rows = await db
    .select({ about: messages.about, alerts: count() })
    .from(messages)
    .where(and(inArray(messages.about, [...abouts]), gt(messages.createdAt, new Date(nowMs - ALERTS_WINDOW_MS))))
    .groupBy(messages.about);
  return new Map(rows.map(({ about, alerts }) => [about, alerts]));
}

/** Returns the events of a place, in the window of a collected message, about which a contact got no alert of its own. */
export async function findNotAlerted(
  db: Database,
  providerId: number,
  { reader, nowMs }: { readonly reader: AlertedReader; readonly nowMs: number },
): Promise<Omit<Collected, 'unseen'>> {
  const contactId = 'contactId' in reader ? reader.contactId : 0;
  return await collect(
    db,
    and(
      eq(practiceNews.providerId, providerId),
      gte(practiceNews.at, new Date(collectedSince(nowMs))),
      // Seen from the start is what the practice did itself.
      sql`${practiceNews.seenAt} is distinct from ${practiceNews.at}`,
      sql`not exists (select from ${messages}
        where ${messages.dedupeKey} = 'practice-news:' || ${practiceNews.id} || ':' || ${contactId}::integer)`,
    ),
  );
}

/** Returns the events of a place that have climbed and that no member has seen. */
export async function findUnseen(db: Database, providerId: number): Promise<Omit<Collected, 'unseen'>> {
  return await collect(
    db,
    and(eq(practiceNews.providerId, providerId), isNull(practiceNews.seenAt), gt(practiceNews.level, 0)),
  );
}

async function collect(db: Database, where: SQL | undefined): Promise<Omit<Collected, 'unseen'>> {
  const [found] = await db
    .select({
      count: count(),
      areBookings: sql<boolean>`coalesce(bool_and(${practiceNews.kind} = 'booked'), false)`,
      next: sql<string | null>`min(${appointments.startsAt}) filter (where ${appointments.status} = 'scheduled')`,
    })
    .from(practiceNews)
    .innerJoin(appointments, eq(appointments.id, practiceNews.appointmentId))
    .where(where);
  if (found === undefined) throw new Error('A count returned no row.');
  return { ...found, next: found.next === null ? null : new Date(found.next).toISOString() };
}
