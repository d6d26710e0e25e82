import { type DayException, type Period, periodsOn } from '#features/schedules/rules/slots.ts';
import { addDays, weekdayOf } from '#platform/common/lagos-time.ts';
import type { PortalSettings } from './schedule-contract.ts';

/** Exceptions from the weekly hours that are shown together. */
export interface DayGroup {
  readonly from: string;
  readonly until: string;
  readonly isOff: boolean;
  /** The extra hours of a single day; empty for days off. */
  readonly hours: readonly Period[];
  /** The closed parts of a single day; empty for days off. */
  readonly closed: readonly Period[];
}

/** Groups consecutive days off, and the extra hours and closed parts of each other day; in order of time. */
export function dayGroups(days: PortalSettings['days']): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of [...new Set(days.map((each) => each.day))].sort()) {
    const exceptions = seenOn(days, day, day);
    const isOff = exceptions.some(({ kind }) => kind === 'off');
    const last = groups.at(-1);
    if (isOff && last?.isOff === true && addDays(last.until, 1) === day) {
      groups[groups.length - 1] = { ...last, until: day };
    } else {
      const periods = (kind: DayException['kind']) => (isOff ? [] : periodsOn(day, kind, exceptions));
      groups.push({ from: day, until: day, isOff, hours: periods('extra'), closed: periods('closed') });
    }
  }
  return groups;
}

/** Returns the closed parts of a day. */
export function closedOn(days: PortalSettings['days'], day: string): Period[] {
  return periodsOn(day, 'closed', days);
}

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
