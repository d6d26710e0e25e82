import * as z from 'zod/mini';
import { isTelephone } from './phone-number.ts';
import { filled, text } from './text.ts';
import { visibleLine, visibleOrNothing } from './visible-text.ts';

/** Text for people: unchanged except for outer blanks and marks that change its direction; empty if nothing is visible. */
export const visible = () => z.overwrite(visibleOrNothing);
/** A name: one line, without what can't be seen. */
export const oneLine = () => z.overwrite(visibleLine);

/** A telephone number as people type it, without what can't be seen, which copying brings along; an empty text is none. */
export function phoneField(message: string) {
  return z.string().check(
    oneLine(),
    z.maxLength(30, message),
    z.refine((typed) => typed === '' || isTelephone(typed), message),
  );
}

/** The greatest id that a caller may send: 15 digits, which a JavaScript number holds exactly. */
export const MAX_ID = 999_999_999_999_999;
/** The greatest id that the 4-byte columns hold. PostgreSQL refuses to compare them with a greater one. */
export const MAX_COLUMN_ID = 2_147_483_647;
/** An id that no row has; ids count from 1. */
const NO_ID = -1;

/** Returns an id that can be compared with any column. One that no column holds becomes one that no row has: it is not found. */
const comparable = (id: number) => (id > MAX_COLUMN_ID ? NO_ID : id);

/** An id in a path or query string: a positive integer of at most 15 digits, no sign, no exponent, no leading zero. */
export const IdParam = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,14}$/, text('That is not a valid id.'))),
  z.transform((digits) => comparable(Number(digits))),
);

/** An id in a JSON body. */
export const Id = z.int().check(z.minimum(1), z.maximum(MAX_ID), z.overwrite(comparable));

/** The id in a query string after or before which a list begins; 0 for its start. */
export const CursorParam = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, text('Use a whole number.'))),
  z.transform((digits) => Math.min(Number(digits), MAX_COLUMN_ID)),
);

/** A flag in a query string. `false` is the same as leaving it out. */
export const FlagParam = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((flag) => flag === 'true'),
  ),
);

/** A whole number in a query string, from `least` to `most`: at most seven digits, no sign, no exponent. */
export function wholeNumberParam(least: number, most: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, text('Use a whole number.'))),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))),
  );
}

/** Which part of a list is wanted: at most 100 items, 20 by default. */
export const PAGING = {
  limit: z._default(wholeNumberParam(1, 100), 20),
  offset: z._default(wholeNumberParam(0, 1_000_000), 0),
};

/** True if a text is a calendar day that exists, `yyyy-MM-dd`. No calendar has a year 0, and PostgreSQL refuses it. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A Nigerian calendar day that exists, `yyyy-MM-dd`. */
export const CalendarDay = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, text('Use a date like 2026-11-24.')),
    z.refine(isCalendarDay, text('That date does not exist.')),
  );

/** A day whose instants can be compared with those in the database. */
export const DayOfInstants = CalendarDay.check(z.refine(isInYears, text('That date does not exist.')));

/** PostgreSQL has no year 0, and years of five digits are written differently. A zone can shift a day into another year. */
function isInYears(text: string): boolean {
  return text >= '1000' && text < '9999';
}

const INSTANT_EXAMPLE = text('Use a date and time like 2026-11-24T09:30:00Z.');

/** An instant in ISO 8601 with a zone, e.g. `2026-11-24T09:30:00.000Z` or `2026-11-24T10:30:00+01:00`. */
export const Instant = z.iso
  .datetime({ offset: true, error: INSTANT_EXAMPLE })
  .check(z.refine(isInYears, INSTANT_EXAMPLE));

/**
 * An address as mail servers take it: letters and digits of any script, signs such as `&` and `+` before the at sign, and a
 * domain of two labels or more. @see RFC 5321, section 4.1.2; RFC 6531, section 3.3
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]*[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** An e-mail address as people type it; compared without regard to case. */
export function emailField(message: string) {
  return z.email({ error: message, pattern: EMAIL }).check(z.maxLength(254));
}

/** Returns a check that a text has at most `max` characters; its message names the limit. */
export function atMost(max: number) {
  return z.maxLength(max, filled(text('Use at most {0} characters.'), max));
}
