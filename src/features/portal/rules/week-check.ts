import type { Period } from '#features/schedules/rules/slots.ts';
import { text } from '#platform/common/text.ts';

/** The length of an appointment in minutes. */
export const VISIT_MINUTES = { min: 5, max: 240 } as const;
/** The most periods of hours on one day. */
export const MAX_PERIODS_A_DAY = 6;
/** The choices of notice: how long before its start a slot can still be booked, minutes. */
export const NOTICE_MINUTES = [0, 30, 60, 120, 240, 720, 1440, 2880, 4320] as const;
/** The most days that one request can change, and how many days ahead. */
export const DAYS_AT_ONCE = 62;
export const DAYS_AHEAD = 400;

const OVER_MIDNIGHT = text(
  'The end must be after the start. Enter hours over midnight on both days: until 00:00, then from 00:00 on.',
);

/** Returns the error in the hours of one day; undefined if they are valid. */
export function dayProblem(periods: readonly Period[], visitMinutes?: number): string | undefined {
  if (periods.some(({ opens, closes }) => opens === '' || closes === '')) return text('Fill in both times.');
  if (periods.some(({ opens, closes }) => opens === closes)) return text('The end must be after the start.');
  if (periods.some(({ opens, closes }) => opens > closes)) return OVER_MIDNIGHT;
  if (overlap(periods)) return text('These hours overlap.');
  if (periods.length > MAX_PERIODS_A_DAY) return text('A day can have six stretches of hours at most.');
  if (visitMinutes !== undefined && periods.some((period) => minutesOf(period) < visitMinutes))
    return text('These hours are shorter than one visit.');
  return undefined;
}

/** Returns the first weekday (0 is Sunday) with invalid hours, and why; undefined if the week is valid. */
export function weekProblem(
  hours: readonly (Period & { readonly weekday: number })[],
  visitMinutes?: number,
): { readonly weekday: number; readonly problem: string } | undefined {
  for (let weekday = 0; weekday < 7; weekday++) {
    const problem = dayProblem(
      hours.filter((period) => period.weekday === weekday),
      visitMinutes,
    );
    if (problem !== undefined) return { weekday, problem };
  }
  return undefined;
}

/** True if any two periods of a day share a minute. Adjacent ones don't. */
export function overlap(periods: readonly Period[]): boolean {
  const ordered = [...periods].sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return ordered.some((period, at) => at > 0 && period.opens < (ordered[at - 1]?.closes ?? ''));
}

/** The midnight that ends a day, as the end of a period. */
export const MIDNIGHT = '24:00';

/** Converts the end of a period to and from a time input, which has no 24:00: there `00:00` ends the day. */
export const endShown = (closes: string): string => (closes === MIDNIGHT ? '00:00' : closes);
export const endMeant = (shown: string): string => (shown === '00:00' ? MIDNIGHT : shown);

function minutesOf({ opens, closes }: Period): number {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minute(closes) - minute(opens);
}
