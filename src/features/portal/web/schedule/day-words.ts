import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type DayPattern, patternOf, patternWithGaps } from '#features/portal/rules/days/day-series.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import { dayRanges } from '#features/schedules/rules/day-ranges.ts';
import { isAllDay, type OpenHours, type Period } from '#features/schedules/rules/slots.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import { shortDay } from '#platform/web/short-day.ts';

/** Monday first. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** Up to this many ranges of days are named one by one. */
const MAX_NAMED = 4;

/** Days in order as words, `every second Friday from Fri 4 Dec 2026 to Fri 12 Mar 2027, except Fri 1 Jan 2027`. */
export function daysInWords(i18n: I18n, days: readonly string[]): string {
  const pattern = patternOf(days);
  if (pattern.type !== 'several') return patternInWords(i18n, days, pattern);
  const ranges = dayRanges(days);
  const gaps = ranges.length > MAX_NAMED ? patternWithGaps(days) : undefined;
  if (gaps === undefined) return ranges.map(({ from, to }) => rangeInWords(i18n, from, to)).join(', ');
  const words = patternInWords(i18n, days, gaps.pattern);
  const except = gaps.except.map((day) => dayWithYear(i18n, day)).join(', ');
  return i18n._(msg`${words}, except ${except}`);
}

function patternInWords(i18n: I18n, days: readonly string[], pattern: DayPattern): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (pattern.type !== 'weekly') return rangeInWords(i18n, first, last);
  const [from, to] = [dayWithYear(i18n, first), dayWithYear(i18n, last)];
  const weekdays = ORDER.filter((weekday) => pattern.weekdays.includes(weekday))
    .map((weekday) => weekdayName(i18n, weekday))
    .join(', ');
  const weeks = pattern.everyWeeks;
  if (weeks === 1) return i18n._(msg`every ${weekdays} from ${from} to ${to}`);
  if (weeks === 2) return i18n._(msg`every second ${weekdays} from ${from} to ${to}`);
  return i18n._(msg`every ${weeks} weeks on ${weekdays} from ${from} to ${to}`);
}

function rangeInWords(i18n: I18n, first: string, last: string): string {
  const [from, to] = [dayWithYear(i18n, first), dayWithYear(i18n, last)];
  return first === last ? from : i18n._(msg`${from} to ${to}`);
}

/** How many days, `8 days`. */
export function countOf(i18n: I18n, days: readonly string[]): string {
  return i18n._(msg`${plural(days.length, { one: '# day', other: '# days' })}`);
}

/** Periods of a day as words, `09:00–12:00, 14:00–00:00`, or `24 hours`. */
export function periodsInWords(i18n: I18n, periods: readonly Period[]): string {
  if (isAllDay(periods)) return i18n._(msg`24 hours`);
  return periods.map(({ opens, closes }) => `${opens}–${endShown(closes)}`).join(', ');
}

/** Hours of a week as words, days with the same hours together: `Monday to Friday 08:00–17:00; Saturday 09:00–12:00`. */
export function weekInWords(i18n: I18n, hours: readonly OpenHours[]): string {
  const days = ORDER.map((weekday) => ({
    weekday,
    times: periodsInWords(
      i18n,
      hours.filter((period) => period.weekday === weekday),
    ),
  }));
  const runs: { from: number; to: number; times: string }[] = [];
  for (const [at, { weekday, times }] of days.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && days[at - 1]?.times === times) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, times });
  }
  return runs
    .filter(({ times }) => times !== '')
    .map(({ times, ...run }) => `${weekdaysInWords(i18n, run)} ${times}`)
    .join('; ');
}

function weekdaysInWords(i18n: I18n, run: { readonly from: number; readonly to: number }): string {
  const [from, to] = [weekdayName(i18n, run.from), weekdayName(i18n, run.to)];
  if (run.from === run.to) return from;
  return run.from === ORDER[0] && run.to === ORDER.at(-1) ? i18n._(msg`Every day`) : i18n._(msg`${from} to ${to}`);
}

/** A day with its year, `Fri 4 Dec 2026`. */
export function dayWithYear(i18n: I18n, day: string): string {
  return `${shortDay(i18n, day)} ${day.slice(0, 4)}`;
}
