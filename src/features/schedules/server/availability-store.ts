import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS } from '../rules/bookable-days.ts';
import { type CancellationFee, cancellationFeeOf } from '../rules/cancellation-fee.ts';
import { defaultHours, type Interval, nextFreeSlot, type OpenHours, type Schedule } from '../rules/slots.ts';
import { exceptionsOf } from './exception-store.ts';
import { findHeld } from './hold-store.ts';
import type { SlotHolder } from './slot-holder.ts';

/** A provider's schedule with what else decides a booking. */
export interface BookableProvider extends Schedule {
  readonly id: number;
  readonly bookable: boolean;
  readonly telehealthAvailable: boolean;
  readonly acceptingNewPatients: boolean;
  /** What cancelling late costs; null when the provider set no rule. */
  readonly cancellationPolicy: CancellationFee | null;
}

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
    })
    .from(providers)
    .where(and(anyOf(providers.id, providerIds), isNull(providers.removedAt)));
  const [found, own, exceptions] = await Promise.all([query, ownHours(db, providerIds), exceptionsOf(db, providerIds)]);
  const hours = hoursFrom(own, found);
  return new Map(
    found.map((provider) => [
      provider.id,
      {
        ...provider,
        cancellationPolicy: cancellationFeeOf(provider),
        hours: hours.get(provider.id) ?? [],
        exceptions: exceptions.get(provider.id) ?? [],
      },
    ]),
  );
}

/**
 * Returns the times of a provider that aren't free, within the booking horizon: visits and holds, except the holds of
 * `holder`.
 */
export async function findTaken(
  db: Database,
  providerId: number,
  nowMs: number,
  holder?: SlotHolder,
): Promise<Interval[]> {
  return (await takenOf(db, [providerId], nowMs, holder)).get(providerId) ?? [];
}

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
  const exceptions = await exceptionsOf(db, ids);
  const taken = await takenOf(db, ids, nowMs);
  const next = new Map<number, number>();
  for (const provider of bookable) {
    const { id } = provider;
    const schedule = { ...provider, hours: hours.get(id) ?? [], exceptions: exceptions.get(id) ?? [] };
    const slot = nextFreeSlot(schedule, taken.get(provider.id) ?? [], nowMs);
    if (slot !== null) next.set(provider.id, slot.startsAtMs);
  }
  return next;
}

async function takenOf(
  db: Database,
  ids: readonly number[],
  nowMs: number,
  holder?: SlotHolder,
): Promise<Map<number, Interval[]>> {
  if (ids.length === 0) return new Map();
  const horizon = lagosInstant(addDays(lagosDate(nowMs), BOOKABLE_DAYS), '00:00');
  const rows = await db
    .select({ providerId: appointments.providerId, startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        anyOf(appointments.providerId, ids),
        eq(appointments.status, 'scheduled'),
        gt(appointments.endsAt, new Date(nowMs)),
        lt(appointments.startsAt, new Date(horizon)),
      ),
    );
  const booked = rows.map(({ providerId, startsAt, endsAt }) => ({
    providerId,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
  }));
  return Map.groupBy([...booked, ...(await findHeld(db, ids, nowMs, holder))], ({ providerId }) => providerId);
}
