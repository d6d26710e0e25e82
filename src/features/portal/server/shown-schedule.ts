import { defaultHours } from '#features/schedules/rules/slots.ts';
import type { BookableProvider } from '#features/schedules/server/availability-store.ts';

/** Returns a schedule as the portal shows it, with the default hours if none were set. */
export function asShown(schedule: BookableProvider): BookableProvider {
  return schedule.hours.length > 0 ? schedule : { ...schedule, hours: defaultHours(schedule.providesUrgentCare) };
}
