import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';

export const MAX_REPEAT_WEEKS = 12;
export const MAX_REPEATS = 12;

/** How an appointment is repeated. */
export interface Repeat {
  readonly everyWeeks: number;
  /** How many appointments there are with the first one. */
  readonly times: number;
}

/**
 * Returns the starts (ISO instants) of the appointments after the first one, at the same time of the day in Lagos; those beyond
 * the days that a desk can book are left out.
 */
export function furtherDates(firstIso: string, { everyWeeks, times }: Repeat, nowMs: number): string[] {
  const firstMs = Date.parse(firstIso);
  const [day, time] = [lagosDate(firstMs), lagosTime(firstMs)];
  const last = addDays(lagosDate(nowMs), DESK_BOOKABLE_DAYS - 1);
  return Array.from({ length: times - 1 }, (_, at) => addDays(day, 7 * everyWeeks * (at + 1)))
    .filter((date) => date <= last)
    .map((date) => new Date(lagosInstant(date, time)).toISOString());
}

/** One date of a repeated appointment as the desk sees it. */
export interface RepeatDate {
  readonly date: string;
  readonly isFree: boolean;
}

/** The choice to leave a date out. */
export const LEFT_OUT = 'left-out';

/**
 * Returns the starts to book after the first one: the free ones, and what the desk chose instead of the others. Undefined
 * while one of them is undecided, or two of them are the same.
 * @param instead by date that is taken, another start or `LEFT_OUT`
 */
export function chosenDates(
  dates: readonly RepeatDate[],
  instead: Readonly<Record<string, string>>,
): readonly string[] | undefined {
  const chosen = dates.map(({ date, isFree }) => (isFree ? date : instead[date]));
  if (chosen.some((date) => date === undefined)) return undefined;
  const kept = chosen.filter((date) => date !== undefined && date !== LEFT_OUT) as string[];
  return new Set(kept).size === kept.length ? kept.sort() : undefined;
}
