import type { Database } from '#db/open-database.ts';
import { findBusyTimes } from '#features/appointments/server/patient-visits-store.ts';
import { slotId } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import { AppError, type ErrorCode, type OtherTime } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { nearestSlots } from '../rules/nearest-slots.ts';

/** A time somebody wants. */
export interface WantedTime {
  readonly providerId: number;
  /** ISO instant. */
  readonly date: string;
  readonly holder: SlotHolder;
  readonly nowMs: number;
}

const LOST: readonly ErrorCode[] = ['slot_taken', 'slot_held', 'slot_unavailable', 'visit_overlap'];

/** Runs what wants a time; a refusal because the time can't be had comes back with the nearest free times. */
export async function offeringOthers<T>(db: Database, wanted: WantedTime, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || !LOST.includes(error.code)) throw error;
    const { code, message, fields } = error;
    throw new AppError(code, message, fields, undefined, { alternatives: await nearestTimes(db, wanted) });
  }
}

async function nearestTimes(db: Database, { providerId, date, holder, nowMs }: WantedTime): Promise<OtherTime[]> {
  const schedule = await findSchedule(db, providerId);
  if (schedule === undefined) return [];
  const taken = await findTaken(db, providerId, nowMs, holder);
  const busy = holder.userId === undefined ? [] : await findBusyTimes(db, holder.userId, nowMs);
  return nearestSlots(Date.parse(date), schedule, [...taken, ...busy], nowMs).map(({ startsAtMs }) => ({
    id: slotId(providerId, startsAtMs),
    time: lagosTime(startsAtMs),
    dateTime: new Date(startsAtMs).toISOString(),
  }));
}
