import { and, between, count, eq, gt, isNotNull, isNull, max, notInArray, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { waitlistOffers } from '#db/schema/waitlist/waitlist-offers.ts';
import { FIRST_SQUEEZE_LANE, type OpenHours } from '#features/schedules/rules/slots.ts';

/** What a desk sets of a resource itself. */
type Fields = Pick<
  typeof resources.$inferInsert,
  'kind' | 'name' | 'title' | 'capacity' | 'isPublic' | 'takesOrdinary'
>;

/** Returns how many resources of a practice aren't retired. */
export async function countResources(tx: Database, practiceId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(resources)
    .where(and(eq(resources.practiceId, practiceId), isNull(resources.retiredAt)));
  return row?.total ?? 0;
}

/** Adds a resource after the others of its practice, at some of its places. Returns its id. */
export async function insertResource(
  tx: Database,
  fields: Fields,
  {
    practiceId,
    places,
    nowMs,
  }: { readonly practiceId: number; readonly places: readonly number[]; readonly nowMs: number },
): Promise<number> {
  const [last] = await tx
    .select({ position: max(resources.position) })
    .from(resources)
    .where(eq(resources.practiceId, practiceId));
  const [made] = await tx
    .insert(resources)
    .values({ ...fields, practiceId, position: (last?.position ?? 0) + 1, createdAt: new Date(nowMs) })
    .returning({ id: resources.id });
  if (made === undefined) throw new Error('PostgreSQL inserted a resource without answering its id.');
  await addPlaces(tx, made.id, practiceId, places);
  return made.id;
}

/** Changes a resource itself. */
export async function updateResource(tx: Database, resourceId: number, fields: Fields): Promise<void> {
  await tx.update(resources).set(fields).where(eq(resources.id, resourceId));
}

/** Lets a resource take appointments at more places of its practice. Leave holds there too. */
export async function addPlaces(
  tx: Database,
  resourceId: number,
  practiceId: number,
  places: readonly number[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.insert(resourcePlaces).values(places.map((providerId) => ({ resourceId, providerId, practiceId })));
  const { providerId, resourceId: id, day, kind, opens, closes, cause, note, seriesId } = scheduleExceptions;
  const leave = await tx
    .selectDistinct({ day, kind, opens, closes, cause, note, seriesId })
    .from(scheduleExceptions)
    .where(and(eq(id, resourceId), eq(cause, 'leave'), notInArray(providerId, [...places])));
  const rows = places.flatMap((place) => leave.map((row) => ({ ...row, providerId: place, resourceId })));
  if (rows.length > 0) await tx.insert(scheduleExceptions).values(rows).onConflictDoNothing();
}

/** Returns how many appointments to come of a resource are in lanes above a capacity, those squeezed in left out. */
export async function countAbove(tx: Database, resourceId: number, capacity: number, nowMs: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.resourceId, resourceId),
        eq(appointments.status, 'scheduled'),
        between(appointments.lane, capacity + 1, FIRST_SQUEEZE_LANE - 1),
        gt(appointments.startsAt, new Date(nowMs)),
      ),
    );
  return row?.total ?? 0;
}

/** Lets a resource take no more appointments at some places. */
export async function removePlaces(tx: Database, resourceId: number, places: readonly number[]): Promise<void> {
  await tx
    .delete(resourcePlaces)
    .where(and(eq(resourcePlaces.resourceId, resourceId), anyOf(resourcePlaces.providerId, places)));
}

/** Replaces the own hours of a resource at a place; null if it follows the place. */
export async function writeOwnHours(
  tx: Database,
  { resourceId, providerId }: { readonly resourceId: number; readonly providerId: number },
  hours: readonly OpenHours[] | null,
): Promise<void> {
  await tx
    .delete(resourceHours)
    .where(and(eq(resourceHours.resourceId, resourceId), eq(resourceHours.providerId, providerId)));
  if (hours === null || hours.length === 0) return;
  await tx
    .insert(resourceHours)
    .values(hours.map(({ weekday, opens, closes }) => ({ resourceId, providerId, weekday, opens, closes })));
}

/** Lets a resource take no more appointments anywhere. It is kept, because earlier ones name it. */
export async function writeRetired(tx: Database, resourceId: number, nowMs: number): Promise<void> {
  await tx
    .update(resources)
    .set({ retiredAt: new Date(nowMs) })
    .where(eq(resources.id, resourceId));
}

const isQueued = (providerId: number, nowMs: number) =>
  and(
    eq(appointments.providerId, providerId),
    eq(appointments.status, 'scheduled'),
    isNull(appointments.resourceId),
    gt(sql`coalesce(${appointments.busyUntil}, ${appointments.endsAt})`, new Date(nowMs)),
  );
const isHeldInQueue = (providerId: number) => and(eq(slotHolds.providerId, providerId), isNull(slotHolds.resourceId));
const isOfferedInQueue = (providerId: number) =>
  and(eq(waitlistOffers.providerId, providerId), isNull(waitlistOffers.resourceId), isNull(waitlistOffers.outcome));

/** True if a place without resources has appointments to come, holds or open offers of its waiting list. */
export async function hasQueue(tx: Database, providerId: number, nowMs: number): Promise<boolean> {
  const [appointment] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(isQueued(providerId, nowMs))
    .limit(1);
  const [hold] = await tx.select({ id: slotHolds.id }).from(slotHolds).where(isHeldInQueue(providerId)).limit(1);
  const [offer] = await tx
    .select({ id: waitlistOffers.id })
    .from(waitlistOffers)
    .where(isOfferedInQueue(providerId))
    .limit(1);
  return [appointment, hold, offer].some((found) => found !== undefined);
}

/** Gives a resource what a place without resources has taken so far. Lanes stay: nothing else is in its lanes yet. */
export async function takeOverQueue(
  tx: Database,
  {
    providerId,
    resourceId,
    nowMs,
  }: { readonly providerId: number; readonly resourceId: number; readonly nowMs: number },
): Promise<void> {
  await tx
    .update(appointments)
    .set({ resourceId, updatedAt: new Date(nowMs) })
    .where(isQueued(providerId, nowMs));
  await tx.update(slotHolds).set({ resourceId }).where(isHeldInQueue(providerId));
  await tx.update(waitlistOffers).set({ resourceId }).where(isOfferedInQueue(providerId));
}

/** Returns all scheduled appointments of a place that aren't over, with the lanes that they take and until when. */
export async function findAllTaken(tx: Database, providerId: number, nowMs: number) {
  const { id, resourceId, lane, startsAt, endsAt, busyUntil } = appointments;
  const until = sql<Date>`coalesce(${busyUntil}, ${endsAt})`.mapWith(endsAt);
  const rows = await tx
    .select({ id, resourceId, lane, startsAt, until })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerId, providerId),
        eq(appointments.status, 'scheduled'),
        gt(sql`coalesce(${busyUntil}, ${endsAt})`, new Date(nowMs)),
      ),
    );
  return rows.map(({ startsAt: from, until: to, ...row }) => ({
    ...row,
    startsAtMs: from.getTime(),
    endsAtMs: to.getTime(),
  }));
}

/** Puts an appointment into a lane of its place, which has no resources any more. */
export async function putInQueue(
  tx: Database,
  appointmentId: number,
  {
    lane,
    squeezeReason,
    nowMs,
  }: { readonly lane: number; readonly squeezeReason: string | null; readonly nowMs: number },
): Promise<void> {
  await tx
    .update(appointments)
    .set({
      resourceId: null,
      lane,
      resourceChosen: false,
      squeezeReason: sql`case when ${squeezeReason}::text is null then null else coalesce(${appointments.squeezeReason}, ${squeezeReason}) end`,
      updatedAt: new Date(nowMs),
    })
    .where(and(eq(appointments.id, appointmentId), isNotNull(appointments.resourceId)));
}
