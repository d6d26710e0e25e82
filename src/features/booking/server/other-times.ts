import type { Database } from '#db/open-database.ts';
import { findBusyTimes } from '#features/appointments/server/patient-appointments-store.ts';
import { type Choice, scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { slotId } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { isLostTime } from '../rules/after-refusal.ts';
import { bookingRefusal } from '../rules/may-book.ts';
import { nearestSlots } from '../rules/nearest-slots.ts';
import type { OtherTime } from '../rules/refusals.ts';
import { asBookedBy, type Booking } from './booking.ts';
import { findPlacePhone } from './booking-facts-store.ts';

/** A time that a browser or a patient wants. */
export interface WantedTime {
  readonly providerId: number;
  /** ISO instant. */
  readonly date: string;
  readonly holder: SlotHolder;
  /** Resolves with what is chosen; called only if other times are needed. */
  readonly findChoice: () => Promise<Choice>;
  readonly byDesk?: Booking['byDesk'];
  readonly nowMs: number;
}

/** The refusals after which the patient has to call. */
const CALL_AFTER = (
  [
    'blocked',
    'no-bookings-here',
    'over-limit',
    'over-limit-unproven',
    'over-share',
    'service-by-desk',
    'too-many-visits',
  ] as const
).map((id) => bookingRefusal(id).message as string);

/**
 * Runs what books or holds a time. Adds the nearest free times to a refusal because the time is lost, and the number of
 * the place to one after which the patient has to call.
 */
export async function offeringOthers<T>(db: Database, wanted: WantedTime, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const extras = await extrasOf(db, wanted, error);
    if (extras === undefined) throw error;
    throw new AppError(error, { fields: error.fields, extras });
  }
}

async function extrasOf(db: Database, wanted: WantedTime, { code, message }: AppError) {
  if (isLostTime(code)) return { alternatives: await nearestTimes(db, wanted) };
  const phone = CALL_AFTER.includes(message) ? await findPlacePhone(db, wanted.providerId) : undefined;
  return phone === undefined ? undefined : { phone };
}

async function nearestTimes(
  db: Database,
  { providerId, date, findChoice, holder, byDesk, nowMs }: WantedTime,
): Promise<OtherTime[]> {
  const provider = asBookedBy({ byDesk }, await findSchedule(db, providerId));
  if (provider === undefined) return [];
  const schedule = scheduleFor(provider, await findChoice());
  const [taken, busy] = await Promise.all([
    findTaken(db, provider, nowMs, holder),
    holder.userId === undefined ? [] : findBusyTimes(db, holder.userId, nowMs),
  ]);
  return nearestSlots(Date.parse(date), schedule, [...taken, ...busy], nowMs).map(({ startsAtMs }) => ({
    id: slotId(providerId, startsAtMs),
    time: lagosTime(startsAtMs),
    dateTime: new Date(startsAtMs).toISOString(),
  }));
}
