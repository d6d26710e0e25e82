import type { DayException } from '#features/schedules/rules/slots.ts';
import { addDays, weekdayOf } from '#platform/common/lagos-time.ts';

/** Returns the exceptions from one day to another, both included. */
export function seenOn<Exception extends DayException>(
  days: readonly Exception[],
  from: string,
  until: string,
): Exception[] {
  return days.filter(({ day }) => day >= from && day <= until);
}

/** Returns the Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}
