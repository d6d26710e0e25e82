import { addDays, weekdayOf } from '#platform/common/lagos-time.ts';
import type { PortalSettings } from './schedule-contract.ts';

/** Exceptions from the weekly hours that are shown together. */
export interface DayGroup {
  readonly from: string;
  readonly until: string;
  /** The extra hours of a single day; empty for days off. */
  readonly hours: readonly { readonly opens: string; readonly closes: string }[];
}

/** Groups consecutive days off, and the extra hours of each day; in order of time. */
export function dayGroups(days: PortalSettings['days']): DayGroup[] {
  const groups: { from: string; until: string; hours: { opens: string; closes: string }[] }[] = [];
  for (const { day, kind, opens, closes } of days.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const last = groups.at(-1);
    if (kind === 'extra' && opens !== null && closes !== null) {
      if (last?.from === day && last.hours.length > 0) last.hours.push({ opens, closes });
      else groups.push({ from: day, until: day, hours: [{ opens, closes }] });
    } else if (last !== undefined && last.hours.length === 0 && addDays(last.until, 1) === day) last.until = day;
    else groups.push({ from: day, until: day, hours: [] });
  }
  return groups;
}

/** Returns the exceptions from one day to another, both included. */
export function seenOn(days: PortalSettings['days'], from: string, until: string): PortalSettings['days'] {
  return days.filter(({ day }) => day >= from && day <= until);
}

/** Returns the Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}
