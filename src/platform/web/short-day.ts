import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { weekdayOf } from '#platform/common/lagos-time.ts';

// Browsers have no day and month names in Pidgin, Hausa, Yoruba and Igbo, and differ from the server: own tables. Apart
// from the long ones, because this is part of the home page.
const DAYS = [msg`Sun`, msg`Mon`, msg`Tue`, msg`Wed`, msg`Thu`, msg`Fri`, msg`Sat`];
const MONTHS = [
  msg`Jan`,
  msg`Feb`,
  msg`Mar`,
  msg`Apr`,
  msg({ context: 'short month', message: 'May' }),
  msg`Jun`,
  msg`Jul`,
  msg`Aug`,
  msg`Sep`,
  msg`Oct`,
  msg`Nov`,
  msg`Dec`,
];

/** A calendar day in short, `Tue 24 Nov`. */
export function shortDay(i18n: I18n, date: string): string {
  return `${nameIn(i18n, DAYS, weekdayOf(date))} ${dayOfMonth(date)} ${monthName(i18n, date)}`;
}

/** The day of the month of a calendar day. */
export function dayOfMonth(date: string): number {
  return Number(date.slice(8, 10));
}

/** The short name of the month of a calendar day or month (`yyyy-MM`). */
export function monthName(i18n: I18n, date: string): string {
  return nameIn(i18n, MONTHS, monthIndex(date));
}

/** The index of a day's month in a table, from 0. */
export function monthIndex(date: string): number {
  return Number(date.slice(5, 7)) - 1;
}

/** The translated name at a place in a table; nothing where the table ends. */
export function nameIn(i18n: I18n, names: readonly MessageDescriptor[], index: number): string {
  const name = names[index];
  return name === undefined ? '' : i18n._(name);
}
