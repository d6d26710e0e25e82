import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces } from '#db/schema/schedules/resources.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS } from '../rules/bookable-days.ts';
import { type CancellationFee, cancellationFeeOf } from '../rules/cancellation-fee.ts';
import { type Offer, scheduleFor } from '../rules/service-choice.ts';
import { defaultHours, nextFreeSlot, type OpenHours, type Schedule, type Taken } from '../rules/slots.ts';
import { busyFrom, busyOf, busyOfPlace } from './busy-store.ts';
import { exceptionsOf } from './exception-store.ts';
import { findHeld, type Held } from './hold-store.ts';
import { offersOf, resourcesAt } from './resource-store.ts';
import type { SlotHolder } from './slot-holder.ts';

/** A provider's schedule for ordinary appointments, with what else decides a booking. */
export interface BookableProvider extends Schedule, Offer {
  readonly id: number;
  /** The practice that runs it; null if it has described no resources. */
  readonly practiceId: number | null;
  readonly bookable: boolean;
  readonly telehealthAvailable: boolean;
  readonly acceptingNewPatients: boolean;
  /** What cancelling late costs; null when the provider set no rule. */
  readonly cancellationPolicy: CancellationFee | null;
}

/** Which of some places each resource works at. */
type Shared = Awaited<ReturnType<typeof resourcesAt>>;

type ScheduleRow = Pick<
  BookableProvider,
  'id' | 'visitMinutes' | 'noticeMinutes' | 'providesUrgentCare' | 'licensedUntil' | 'bookable'
>;

/** A provider's schedule, or undefined when there is no such provider, or no more. A listing that takes no bookings has no hours. */
export async function findSchedule(db: Database, providerId: number): Promise<BookableProvider | undefined> {
  return (await findSchedules(db, [providerId])).get(providerId);
}

/** The same of several providers, by id; those that aren't there, or not any more, are missing. */
export async function findSchedules(
  db: Database,
  providerIds: readonly number[],
): Promise<Map<number, BookableProvider>> {
  const query = db
    .select({
      id: providers.id,
      practiceId: providers.practiceId,
      bookable: providers.bookable,
      visitMinutes: providers.visitMinutes,
      noticeMinutes: providers.noticeMinutes,
      providesUrgentCare: providers.providesUrgentCare,
      licensedUntil: providers.licensedUntil,
      telehealthAvailable: providers.telehealthAvailable,
      acceptingNewPatients: providers.acceptingNewPatients,
      cancellationFeeKobo: providers.cancellationFeeKobo,
      cancellationFeePercent: providers.cancellationFeePercent,
      cancellationNote: providers.cancellationNote,
      visitPriceKobo: providers.visitPriceKobo,
      hasResources: sql<boolean>`exists (select from ${resourcePlaces} where ${resourcePlaces.providerId} = ${providers.id})`,
      busy: busyOfPlace(sql`${providers}.id`),
    })
    .from(providers)
    .where(and(anyOf(providers.id, providerIds), isNull(providers.removedAt)));
  const [found, own, exceptions] = await Promise.all([query, ownHours(db, providerIds), exceptionsOf(db, providerIds)]);
  // Few places have any, and every booking comes through here.
  const offers = await offersOf(
    db,
    found.filter(({ hasResources }) => hasResources).map(({ id }) => id),
  );
  const hours = hoursFrom(own, found);
  return new Map(
    found.map(({ hasResources: _hasResources, busy, ...provider }) => [
      provider.id,
      scheduleFor(
        {
          ...provider,
          ...offers.get(provider.id),
          ...busyFrom(busy),
          cancellationPolicy: cancellationFeeOf(provider),
          hours: hours.get(provider.id) ?? [],
          exceptions: exceptions.get(provider.id) ?? [],
        },
        {},
      ),
    ]),
  );
}

/** A place as `findSchedule` returns it, as far as it decides what is taken there. */
type Place = Pick<BookableProvider, 'bookableDays' | 'everyResource' | 'id'>;

/**
 * Returns the times of a place that aren't free, within the booking horizon: appointments and holds, except the holds of
 * `holder`.
 */
export async function findTaken(db: Database, place: Place, nowMs: number, holder?: SlotHolder): Promise<Taken[]> {
  const [booked, held] = await Promise.all([findBooked(db, place, nowMs), findHeldAt(db, place, nowMs, holder)]);
  return [...booked, ...held];
}

/** Returns the appointments to come at a place and in the lanes of its resources, wherever these work. */
export async function findBooked(db: Database, place: Place, nowMs: number): Promise<Taken[]> {
  return await bookedOf(db, [place.id], resourceIdsOf(place), nowMs, place.bookableDays);
}

/** Returns the times held at a place and in the lanes of its resources, except those of a holder. */
export async function findHeldAt(db: Database, place: Place, nowMs: number, except?: SlotHolder): Promise<Taken[]> {
  return await findHeld(db, { providerIds: [place.id], resourceIds: resourceIdsOf(place) }, nowMs, except);
}

const resourceIdsOf = ({ everyResource = [] }: Place) => everyResource.map(({ id }) => id);

/** The hours of several providers by id: their own or, for those who set none, the default ones. */
export async function hoursOf(db: Database, of: readonly ScheduleRow[]): Promise<Map<number, OpenHours[]>> {
  const ids = of.map(({ id }) => id);
  return hoursFrom(await ownHours(db, ids), of);
}

async function ownHours(db: Database, ids: readonly number[]): Promise<Map<number, OpenHours[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(weeklyHours).where(anyOf(weeklyHours.providerId, ids));
  return Map.groupBy(rows, (row) => row.providerId);
}

/** Those without hours of their own have the default ones. */
function hoursFrom(
  own: ReadonlyMap<number, OpenHours[]>,
  of: readonly Pick<ScheduleRow, 'id' | 'bookable' | 'providesUrgentCare'>[],
): Map<number, OpenHours[]> {
  return new Map(
    of.map(({ id, bookable, providesUrgentCare }) => [
      id,
      own.get(id) ?? (bookable ? defaultHours(providesUrgentCare) : []),
    ]),
  );
}

/** Start (ms since the epoch) of the first free slot of each provider; absent for those with none. */
export async function nextSlotsOf(
  db: Database,
  of: readonly ScheduleRow[],
  nowMs: number,
): Promise<Map<number, number>> {
  const bookable = of.filter((provider) => provider.bookable);
  const ids = bookable.map(({ id }) => id);
  const hours = await hoursOf(db, bookable);
  const [exceptions, busy] = [await exceptionsOf(db, ids), await busyOf(db, ids)];
  const [taken, offers] = [await takenOf(db, ids, nowMs), await offersOf(db, ids)];
  const next = new Map<number, number>();
  for (const provider of bookable) {
    const { id } = provider;
    const days = { exceptions: exceptions.get(id) ?? [], busy: busy.get(id) ?? [] };
    const place = { ...provider, hours: hours.get(id) ?? [], ...days };
    const schedule = scheduleFor({ ...place, ...offers.get(id) }, {});
    const slot = nextFreeSlot(schedule, taken.get(provider.id) ?? [], nowMs);
    if (slot !== null) next.set(provider.id, slot.startsAtMs);
  }
  return next;
}

async function takenOf(db: Database, ids: readonly number[], nowMs: number): Promise<Map<number, Taken[]>> {
  if (ids.length === 0) return new Map();
  const shared = await resourcesAt(db, ids);
  const resourceIds = [...shared.keys()];
  const [booked, held] = await Promise.all([
    bookedOf(db, ids, resourceIds, nowMs),
    findHeld(db, { providerIds: ids, resourceIds }, nowMs),
  ]);
  return byPlace(ids, shared, [...booked, ...held]);
}

/** The appointments to come at some places or in lanes of their resources. */
async function bookedOf(
  db: Database,
  ids: readonly number[],
  resourceIds: readonly number[],
  nowMs: number,
  days = BOOKABLE_DAYS,
): Promise<Held[]> {
  const horizon = lagosInstant(addDays(lagosDate(nowMs), days), '00:00');
  const { providerId, resourceId, lane, startsAt, endsAt, busyUntil } = appointments;
  const until = sql<Date>`coalesce(${busyUntil}, ${endsAt})`;
  const rows = await db
    .select({ providerId, resourceId, lane, startsAt, until: until.mapWith(endsAt) })
    .from(appointments)
    .where(
      and(
        or(anyOf(providerId, ids), resourceIds.length === 0 ? undefined : anyOf(resourceId, resourceIds)),
        eq(appointments.status, 'scheduled'),
        gt(until, new Date(nowMs)),
        lt(startsAt, new Date(horizon)),
      ),
    );
  return rows.map(({ startsAt: from, until: to, ...row }) => ({
    ...row,
    startsAtMs: from.getTime(),
    endsAtMs: to.getTime(),
  }));
}

/** Sorts what is taken by place. A doctor who works at several is taken at all of them. */
function byPlace(ids: readonly number[], shared: Shared, taken: readonly Held[]): Map<number, Taken[]> {
  const found = new Map<number, Taken[]>();
  for (const each of taken) {
    const places = each.resourceId === null ? [] : (shared.get(each.resourceId) ?? []);
    for (const id of new Set([each.providerId, ...places])) {
      if (ids.includes(id)) found.set(id, [...(found.get(id) ?? []), each]);
    }
  }
  return found;
}
