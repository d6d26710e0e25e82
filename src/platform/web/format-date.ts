import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lagosDate, lagosTime, weekdayOf } from '#platform/common/lagos-time.ts';
import { dayOfMonth, monthIndex, monthName, nameIn, shortDay } from './short-day.ts';

const LONG_DAYS = [msg`Sunday`, msg`Monday`, msg`Tuesday`, msg`Wednesday`, msg`Thursday`, msg`Friday`, msg`Saturday`];
const LONG_MONTHS = [
  msg`January`,
  msg`February`,
  msg`March`,
  msg`April`,
  msg({ context: 'long month', message: 'May' }),
  msg`June`,
  msg`July`,
  msg`August`,
  msg`September`,
  msg`October`,
  msg`November`,
  msg`December`,
];

/** The weekday's long name; 0 is Sunday. */
export function weekdayName(i18n: I18n, weekday: number): string {
  return nameIn(i18n, LONG_DAYS, weekday);
}

/** A calendar day in full, `Tuesday, 24 November 2026`. */
export function longDay(i18n: I18n, date: string): string {
  const month = nameIn(i18n, LONG_MONTHS, monthIndex(date));
  return `${weekdayName(i18n, weekdayOf(date))}, ${dayOfMonth(date)} ${month} ${date.slice(0, 4)}`;
}

/** A day of the past in short, `24 Nov 2026`. */
export function pastDay(i18n: I18n, date: string): string {
  return `${dayOfMonth(date)} ${monthName(i18n, date)} ${date.slice(0, 4)}`;
}

/** A calendar day, month first, `Nov 24, 2026`. */
export function monthDayYear(i18n: I18n, date: string): string {
  return `${monthName(i18n, date)} ${dayOfMonth(date)}, ${date.slice(0, 4)}`;
}

/** A month (`yyyy-MM`) of a year, `Nov 2026`. */
export function monthOfYear(i18n: I18n, month: string): string {
  return `${monthName(i18n, month)} ${month.slice(0, 4)}`;
}

/** An instant (ISO) in Lagos time, `Tue 24 Nov, 10:30`. */
export function shortMoment(i18n: I18n, iso: string): string {
  const atMs = Date.parse(iso);
  return `${shortDay(i18n, lagosDate(atMs))}, ${lagosTime(atMs)}`;
}

/** The same as seen at another instant (ms): with the year where that is another one, `Mon 5 Jan 2026, 10:30`. */
export function momentSeenAt(i18n: I18n, iso: string, nowMs: number): string {
  const date = lagosDate(Date.parse(iso));
  const year = date.slice(0, 4);
  if (year === lagosDate(nowMs).slice(0, 4)) return shortMoment(i18n, iso);
  return `${shortDay(i18n, date)} ${year}, ${lagosTime(Date.parse(iso))}`;
}

/** An instant (ISO) in Lagos time in full, `Tuesday, 24 November 2026, 10:30`. */
export function longMoment(i18n: I18n, iso: string): string {
  const atMs = Date.parse(iso);
  return `${longDay(i18n, lagosDate(atMs))}, ${lagosTime(atMs)}`;
}

/** An instant (ISO) in Lagos time with its year, `24 Nov 2026, 10:30`. */
export function fullMoment(i18n: I18n, iso: string): string {
  const atMs = Date.parse(iso);
  return `${pastDay(i18n, lagosDate(atMs))}, ${lagosTime(atMs)}`;
}
