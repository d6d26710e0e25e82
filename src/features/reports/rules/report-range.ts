import { addDays, daysBetween, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';

/** Days that a report covers when nobody names any. */
const USUAL_DAYS = 30;
/** Days that a report covers at most. */
export const MOST_DAYS = 366;
/** Days outside of these have neighbours that no database keeps, and nothing ever happened on them here. */
const YEARS = { first: '1900-01-01', last: '2999-12-31' };

/** First and last Nigerian day of a report, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The days that are meant: to today, or as far as a report reaches, when no end is named. Undefined when both are named
 * and end before they begin or are more than `MOST_DAYS`, and outside of the years 1900 to 2999.
 */
export function rangeOf(asked: Partial<DayRange>, nowMs: number): DayRange | undefined {
  const to = asked.to ?? endFrom(asked.from, lagosDate(nowMs));
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MOST_DAYS || from < YEARS.first || to > YEARS.last) return undefined;
  return { from, to };
}

/** The days of a range in their order. */
export function daysOf({ from, to }: DayRange): readonly string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The instants at which a range begins and has ended. */
export function instantsOf({ from, to }: DayRange): { readonly start: Date; readonly end: Date } {
  return { start: new Date(lagosInstant(from, '00:00')), end: new Date(lagosInstant(addDays(to, 1), '00:00')) };
}

function endFrom(from: string | undefined, today: string): string {
  if (from === undefined) return today;
  const furthest = addDays(from, MOST_DAYS - 1);
  if (today < from) return from;
  return today < furthest ? today : furthest;
}
