import { addDays, daysBetween, weekdayOf } from '#platform/common/lagos-time.ts';

/** How many weeks there can be from one day of a repeated change to the next. */
export const EVERY_WEEKS = { min: 1, max: 8 } as const;

/** Which days a change is about, in Lagos. */
export interface DaySeries {
  /** `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly until: string;
  /** The weekdays on which it is repeated, 0 is Sunday; absent for every day from the first to the last. */
  readonly weekdays?: readonly number[] | undefined;
  /** 1 if absent. */
  readonly everyWeeks?: number | undefined;
}

/**
 * Returns the days of a series in order. Each weekday begins with its first date on or after `from`, so that weeks count
 * from that day and not from a Monday.
 */
export function daysOf({ from, until, weekdays, everyWeeks = 1 }: DaySeries): string[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, at) => addDays(from, at));
  if (weekdays === undefined) return days;
  return days.filter((day, at) => weekdays.includes(weekdayOf(day)) && Math.floor(at / 7) % everyWeeks === 0);
}

/** How days follow each other, for words: all days in between, weekdays every n weeks, or no rule. */
export type DayPattern =
  | { readonly type: 'range' }
  | { readonly type: 'weekly'; readonly weekdays: readonly number[]; readonly everyWeeks: number }
  | { readonly type: 'several' };

/** Returns the pattern of days that are in order and all different; a single day is a range. */
export function patternOf(days: readonly string[]): DayPattern {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { type: 'several' };
  if (daysBetween(first, last) === days.length - 1) return { type: 'range' };
  const weekdays = [...new Set(days.map(weekdayOf))].sort((a, b) => a - b);
  const next = days.find((day, at) => at > 0 && weekdayOf(day) === weekdayOf(first));
  if (next === undefined) return { type: 'several' };
  const everyWeeks = daysBetween(first, next) / 7;
  const isWhole = daysOf({ from: first, until: last, weekdays, everyWeeks }).join() === days.join();
  return isWhole ? { type: 'weekly', weekdays, everyWeeks } : { type: 'several' };
}
