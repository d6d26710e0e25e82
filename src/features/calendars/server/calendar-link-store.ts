import { and, asc, count, eq, exists, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { calendarLinks, outsideBusy } from '#db/schema/calendars/calendar-links.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import type { Interval } from '#features/schedules/rules/slots.ts';
import type { FileVersion } from '#platform/server/public-fetch/fetch-public-file.ts';
import type { ReadingFailureCode } from '../rules/reading-failure.ts';

/** An outside calendar with its encrypted address. */
export interface LinkRow {
  readonly id: number;
  readonly providerId: number;
  readonly label: string;
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly addressEncrypted: Buffer;
  readonly lastReadAt: Date;
  readonly failure: ReadingFailureCode | null;
}

/** Returns the outside calendars that were added at a place, in the order in which they were added. */
export async function findLinks(db: Database, providerId: number): Promise<LinkRow[]> {
  return await selectLinks(db).where(eq(calendarLinks.providerId, providerId)).orderBy(asc(calendarLinks.id));
}

/** Returns the outside calendars of a place and of its resources, wherever they were added. */
export async function findLinksOf(db: Database, providerId: number): Promise<LinkRow[]> {
  return await selectLinks(db).where(concerns(db, providerId)).orderBy(asc(calendarLinks.id));
}

function selectLinks(db: Database) {
  return db
    .select({
      id: calendarLinks.id,
      providerId: calendarLinks.providerId,
      label: calendarLinks.label,
      person: { id: resources.id, name: resources.name },
      addressEncrypted: calendarLinks.addressEncrypted,
      // A calendar is read before it is added.
      lastReadAt: sql<Date>`coalesce(${calendarLinks.lastReadAt}, ${calendarLinks.addedAt})`.mapWith(
        calendarLinks.addedAt,
      ),
      failure: sql<ReadingFailureCode | null>`${calendarLinks.failure}`,
    })
    .from(calendarLinks)
    .leftJoin(resources, eq(resources.id, calendarLinks.resourceId));
}

/** True of the calendars that close slots of a place: its own, and those of the resources that work there. */
function concerns(db: Database, providerId: number) {
  const worksHere = db
    .select({ resourceId: resourcePlaces.resourceId })
    .from(resourcePlaces)
    .where(and(eq(resourcePlaces.resourceId, calendarLinks.resourceId), eq(resourcePlaces.providerId, providerId)));
  return or(and(eq(calendarLinks.providerId, providerId), isNull(calendarLinks.resourceId)), exists(worksHere));
}

/** Returns the busy times of a place and of its resources within a span, in order of time. */
export async function findBusyWithin(db: Database, providerId: number, { startsAtMs, endsAtMs }: Interval) {
  return await db
    .select({
      startsAt: outsideBusy.startsAt,
      endsAt: outsideBusy.endsAt,
      label: calendarLinks.label,
      person: { id: resources.id, name: resources.name },
    })
    .from(outsideBusy)
    .innerJoin(calendarLinks, eq(calendarLinks.id, outsideBusy.linkId))
    .leftJoin(resources, eq(resources.id, calendarLinks.resourceId))
    .where(
      and(
        concerns(db, providerId),
        lt(outsideBusy.startsAt, new Date(endsAtMs)),
        gt(outsideBusy.endsAt, new Date(startsAtMs)),
      ),
    )
    .orderBy(asc(outsideBusy.startsAt), asc(outsideBusy.endsAt), asc(calendarLinks.id));
}

/** Returns the number of outside calendars of the practice of a place, and locks it, so that it stays so until the transaction ends. */
export async function countLinksLocked(tx: Database, providerId: number): Promise<number> {
  const [place] = await tx
    .select({ practiceId: providers.practiceId })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for('no key update');
  const practiceId = place?.practiceId ?? null;
  if (practiceId !== null) {
    await tx.select({ id: practices.id }).from(practices).where(eq(practices.id, practiceId)).for('no key update');
  }
  const [counted] = await tx
    .select({ links: count() })
    .from(calendarLinks)
    .innerJoin(providers, eq(providers.id, calendarLinks.providerId))
    .where(practiceId === null ? eq(providers.id, providerId) : eq(providers.practiceId, practiceId));
  return counted?.links ?? 0;
}

/** True if a resource takes visits at a place. */
export async function worksAt(db: Database, resourceId: number, providerId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(resourcePlaces, eq(resourcePlaces.resourceId, resources.id))
    .where(and(eq(resources.id, resourceId), eq(resourcePlaces.providerId, providerId), isNull(resources.retiredAt)));
  return found !== undefined;
}

/** Inserts an outside calendar and returns its id. */
export async function insertLink(tx: Database, link: typeof calendarLinks.$inferInsert): Promise<number> {
  const [row] = await tx.insert(calendarLinks).values(link).returning({ id: calendarLinks.id });
  if (row === undefined) throw new Error('The outside calendar was not inserted.');
  return row.id;
}

/** Deletes an outside calendar of a place with its busy times; returns its name, or undefined if the place has none with this id. */
export async function deleteLink(tx: Database, providerId: number, id: number): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(calendarLinks)
    .where(and(eq(calendarLinks.id, id), eq(calendarLinks.providerId, providerId)))
    .returning({ label: calendarLinks.label });
  return deleted?.label;
}

/** An outside calendar that is to be read, with what is known of it. */
export interface DueLink extends FileVersion {
  readonly id: number;
  readonly providerId: number;
  readonly addressEncrypted: Buffer;
  readonly lastReadAt: Date | null;
  readonly failures: number;
}

/**
 * Claims some outside calendars that are due and returns them: no other process gets them before `nextMs`, up to two minutes later
 * by chance, so that calendars of one server aren't all read at once.
 */
export async function claimDueLinks(
  db: Database,
  { nowMs, nextMs, limit }: { readonly nowMs: number; readonly nextMs: number; readonly limit: number },
): Promise<DueLink[]> {
  const due = db
    .select({ id: calendarLinks.id })
    .from(calendarLinks)
    .where(lte(calendarLinks.nextAt, new Date(nowMs)))
    .orderBy(asc(calendarLinks.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return await db
    .update(calendarLinks)
    .set({ nextAt: sql`${new Date(nextMs).toISOString()}::timestamptz + random() * interval '2 minutes'` })
    .where(inArray(calendarLinks.id, due))
    .returning({
      id: calendarLinks.id,
      providerId: calendarLinks.providerId,
      addressEncrypted: calendarLinks.addressEncrypted,
      etag: calendarLinks.etag,
      lastModified: calendarLinks.lastModified,
      lastReadAt: calendarLinks.lastReadAt,
      failures: calendarLinks.failures,
    });
}

/** Records that an outside calendar was read; `version` if it had changed. Returns false if it was removed meanwhile. */
export async function writeRead(tx: Database, id: number, nowMs: number, version?: FileVersion): Promise<boolean> {
  const written = await tx
    .update(calendarLinks)
    .set({ ...version, lastReadAt: new Date(nowMs), failure: null, failures: 0 })
    .where(eq(calendarLinks.id, id))
    .returning({ id: calendarLinks.id });
  return written.length > 0;
}

/** Records that an outside calendar couldn't be read, and when it is tried again. */
export async function writeFailure(
  db: Database,
  id: number,
  {
    failure,
    failures,
    nextMs,
  }: { readonly failure: ReadingFailureCode; readonly failures: number; readonly nextMs: number },
): Promise<void> {
  await db
    .update(calendarLinks)
    .set({ failure, failures, nextAt: new Date(nextMs) })
    .where(eq(calendarLinks.id, id));
}

/** Replaces the busy times of an outside calendar; writes nothing if they are the same, so that no index is read again. */
export async function replaceBusy(tx: Database, linkId: number, busy: readonly Interval[]): Promise<void> {
  const before = await tx
    .select({ startsAt: outsideBusy.startsAt, endsAt: outsideBusy.endsAt })
    .from(outsideBusy)
    .where(eq(outsideBusy.linkId, linkId))
    .orderBy(asc(outsideBusy.startsAt));
  const isSame =
    before.length === busy.length &&
    before.every(({ startsAt, endsAt }, at) => {
      const now = busy[at];
      return startsAt.getTime() === now?.startsAtMs && endsAt.getTime() === now.endsAtMs;
    });
  if (isSame) return;
  await tx.delete(outsideBusy).where(eq(outsideBusy.linkId, linkId));
  await insertRows(
    tx,
    outsideBusy,
    busy.map(({ startsAtMs, endsAtMs }) => ({ linkId, startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) })),
  );
}

/** Deletes the busy times of the outside calendars that weren't read since an instant (ms). */
export async function deleteOutdatedBusy(db: Database, sinceMs: number): Promise<void> {
  const outdated = db
    .select({ id: calendarLinks.id })
    .from(calendarLinks)
    .where(lte(calendarLinks.lastReadAt, new Date(sinceMs)));
  await db.delete(outsideBusy).where(inArray(outsideBusy.linkId, outdated));
}

/** Returns the sealed addresses of all outside calendars. */
export async function findSealedAddresses(
  db: Database,
): Promise<{ readonly id: number; readonly providerId: number; readonly addressEncrypted: Buffer }[]> {
  const { id, providerId, addressEncrypted } = calendarLinks;
  return await db.select({ id, providerId, addressEncrypted }).from(calendarLinks);
}

/** Replaces a sealed address by the same one sealed with another key; nothing if it changed meanwhile. */
export async function replaceSealedAddress(db: Database, id: number, sealed: Buffer, again: Buffer): Promise<void> {
  await db
    .update(calendarLinks)
    .set({ addressEncrypted: again })
    .where(and(eq(calendarLinks.id, id), eq(calendarLinks.addressEncrypted, sealed)));
}
