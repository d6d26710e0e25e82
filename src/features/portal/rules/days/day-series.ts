import { addDays, daysBetween, weekdayOf } from '#platform/common/lagos-time.ts';
import { DAYS_AHEAD } from '../week-check.ts';

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
 * Returns the days of a series in order, at most those of 400 days. Each weekday begins with its first date on or after `from`, so that weeks count
 * from that day and not from a Monday.
 */
export function daysOf({ from, until, weekdays, everyWeeks = 1 }: DaySeries): string[] {
  const length = Math.min(Math.max(0, daysBetween(from, until) + 1), DAYS_AHEAD + 1);
  const days = Array.from({ length }, (_, at) => addDays(from, at));
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

/** The most days by which a pattern is said to have gaps. */
const MAX_GAPS = 6;

/** A regular series of days except for some of them. */
export interface PatternWithGaps {
  readonly pattern: DayPattern;
  readonly except: readonly string[];
}

/**
 * Returns the pattern that days would have with the fewest more days in between, six at most and half as many as there are;
 * undefined if there is none. Days are in order and all different.
 */
export function patternWithGaps(days: readonly string[]): PatternWithGaps | undefined {
  const [from, until] = [days[0], days.at(-1)];
  if (from === undefined || until === undefined) return undefined;
  const weekdays = [...new Set(days.map(weekdayOf))].sort((a, b) => a - b);
  const weekly = Array.from({ length: EVERY_WEEKS.max }, (_, at) => at + EVERY_WEEKS.min).map((everyWeeks) => ({
    pattern: { type: 'weekly', weekdays, everyWeeks } as const,
    days: daysOf({ from, until, weekdays, everyWeeks }),
  }));
  const patterns = [{ pattern: { type: 'range' } as const, days: daysOf({ from, until }) }, ...weekly];
  return patterns
    .filter((one) => days.every((day) => one.days.includes(day)))
    .map((one) => ({ pattern: one.pattern, except: one.days.filter((day) => !days.includes(day)) }))
    .filter(({ except }) => except.length <= MAX_GAPS && except.length * 2 <= days.length)
    .sort((a, b) => a.except.length - b.except.length)[0];
}
