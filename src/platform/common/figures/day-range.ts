import { addDays, daysBetween, lagosDate, lagosInstant } from '../lagos-time.ts';

/** Length of a report by default, in days. */
const DEFAULT_DAYS = 30;
/** Greatest length of a report, in days. */
export const MAX_DAYS = 366;
/** Keeps the days next to a range within what PostgreSQL and JavaScript can store. */
const YEARS = { first: '1900-01-01', last: '2999-12-31' };

/** First and last Lagos day of a report, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the range of a report. Without an end, it ends today or, if that is too long, after `MAX_DAYS` days; without a
 * start, it has the default length. Undefined if the range is empty, too long or outside of the years 1900 to 2999.
 */
export function resolveRange(requested: Partial<DayRange>, nowMs: number): DayRange | undefined {
  const to = requested.to ?? endFrom(requested.from, lagosDate(nowMs));
  const from = requested.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_DAYS || from < YEARS.first || to > YEARS.last) return undefined;
  return { from, to };
}

/** Returns the days of a range in order. */
export function daysOf({ from, to }: DayRange): readonly string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Returns the instants of the start and the (exclusive) end of a range. */
export function instantsOf({ from, to }: DayRange): { readonly start: Date; readonly end: Date } {
  return { start: new Date(lagosInstant(from, '00:00')), end: new Date(lagosInstant(addDays(to, 1), '00:00')) };
}

function endFrom(from: string | undefined, today: string): string {
  if (from === undefined) return today;
  const furthest = addDays(from, MAX_DAYS - 1);
  if (today < from) return from;
  return today < furthest ? today : furthest;
}
