import { text } from '#platform/common/text.ts';

/** Why an outside calendar can't be read, in words. */
export const READING_FAILURES = {
  address_invalid: text('This is not the address of a calendar. It starts with https:// or webcal://.'),
  address_private: text('This address is not on the public internet.'),
  certificate_invalid: text('The server of this address cannot prove whose it is. Check the address.'),
  name_unknown: text('There is no server of this name. Check the address.'),
  not_a_calendar: text('There is something else than a calendar at this address. Copy the one that ends in .ics.'),
  not_allowed: text('This calendar is private. Copy its secret address in iCal format.'),
  not_found: text('There is no calendar at this address.'),
  server_error: text('The server of this calendar answers with an error.'),
  timeout: text('The server of this calendar takes too long.'),
  too_large: text('This calendar is too large. It may have 2 MB.'),
  too_many_events: text('This calendar has too many events. It may have 2,000 in 60 days.'),
  too_many_redirects: text('This address leads to too many other addresses.'),
  too_slow: text('This calendar has repeating events that take too long to read.'),
  unreachable: text('The server of this calendar cannot be reached.'),
  unreadable: text('This calendar has errors and cannot be read.'),
} as const;

export type ReadingFailureCode = keyof typeof READING_FAILURES;

export const READING_FAILURE_CODES = Object.keys(READING_FAILURES) as [ReadingFailureCode, ...ReadingFailureCode[]];

/** A calendar that can't be read. It holds the code only, never a part of the file. */
export class ReadingFailure extends Error {
  readonly code: ReadingFailureCode;

  constructor(code: ReadingFailureCode) {
    super(`The calendar can't be read: ${code}.`);
    this.name = 'ReadingFailure';
    this.code = code;
  }
}
