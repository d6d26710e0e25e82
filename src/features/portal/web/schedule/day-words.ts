import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { patternOf } from '#features/portal/rules/days/day-series.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import type { Period } from '#features/schedules/rules/slots.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import { shortDay } from '#platform/web/short-day.ts';

/** Monday first. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** Days in order as words, `every second Friday from Fri 4 Dec 2026 to Fri 12 Mar 2027`. */
export function daysInWords(i18n: I18n, days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [from, to] = [dayWithYear(i18n, first), dayWithYear(i18n, last)];
  if (first === last) return from;
  const pattern = patternOf(days);
  if (pattern.type === 'range') return i18n._(msg`${from} to ${to}`);
  if (pattern.type === 'several') return i18n._(msg`${countOf(i18n, days)} from ${from} to ${to}`);
  const weekdays = ORDER.filter((weekday) => pattern.weekdays.includes(weekday))
    .map((weekday) => weekdayName(i18n, weekday))
    .join(', ');
  const weeks = pattern.everyWeeks;
  if (weeks === 1) return i18n._(msg`every ${weekdays} from ${from} to ${to}`);
  if (weeks === 2) return i18n._(msg`every second ${weekdays} from ${from} to ${to}`);
  return i18n._(msg`every ${weeks} weeks on ${weekdays} from ${from} to ${to}`);
}

/** How many days, `8 days`. */
export function countOf(i18n: I18n, days: readonly string[]): string {
  return i18n._(msg`${plural(days.length, { one: '# day', other: '# days' })}`);
}

/** Periods of a day as words, `09:00–12:00, 14:00–00:00`. */
export function periodsInWords(periods: readonly Period[]): string {
  return periods.map(({ opens, closes }) => `${opens}–${endShown(closes)}`).join(', ');
}

function dayWithYear(i18n: I18n, day: string): string {
  return `${shortDay(i18n, day)} ${day.slice(0, 4)}`;
}
