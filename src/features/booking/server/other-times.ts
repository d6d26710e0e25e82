import type { Database } from '#db/open-database.ts';
import { findBusyTimes } from '#features/appointments/server/patient-appointments-store.ts';
import { type Choice, scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { slotId } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { isLostTime } from '../rules/after-refusal.ts';
import { nearestSlots } from '../rules/nearest-slots.ts';
import type { OtherTime } from '../rules/refusals.ts';
import { asBookedBy, type Booking } from './booking.ts';

/** A time that a browser or a patient wants. */
export interface WantedTime {
  readonly providerId: number;
  /** ISO instant. */
  readonly date: string;
  readonly holder: SlotHolder;
  readonly choice: Choice;
  readonly byDesk?: Booking['byDesk'];
  readonly nowMs: number;
}

/** Runs what books or holds a time, and adds the nearest free times to a refusal because the time is lost. */
export async function offeringOthers<T>(db: Database, wanted: WantedTime, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || !isLostTime(error.code)) throw error;
    const extras = { alternatives: await nearestTimes(db, wanted) };
    throw new AppError(error, { fields: error.fields, extras });
  }
}

async function nearestTimes(
  db: Database,
  { providerId, date, choice, holder, byDesk, nowMs }: WantedTime,
): Promise<OtherTime[]> {
  const provider = asBookedBy({ byDesk }, await findSchedule(db, providerId));
  if (provider === undefined) return [];
  const schedule = scheduleFor(provider, choice);
  const taken = await findTaken(db, providerId, nowMs, holder);
  const busy = holder.userId === undefined ? [] : await findBusyTimes(db, holder.userId, nowMs);
  return nearestSlots(Date.parse(date), schedule, [...taken, ...busy], nowMs).map(({ startsAtMs }) => ({
    id: slotId(providerId, startsAtMs),
    time: lagosTime(startsAtMs),
    dateTime: new Date(startsAtMs).toISOString(),
  }));
}
