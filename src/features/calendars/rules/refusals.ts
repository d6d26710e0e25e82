import type { ErrorBody, Refusal } from '#platform/common/app-error.ts';
import { invalid, type PlatformCode, type RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';
import { READING_FAILURES, type ReadingFailureCode } from './reading-failure.ts';

/** The refusal codes of outside calendars, with their HTTP statuses. */
export const CALENDARS_CODES = {
  too_many_calendars: 409,
} as const;

/** The body of a refused call about an outside calendar. */
export type CalendarErrorBody = ErrorBody<PlatformCode | keyof typeof CALENDARS_CODES | 'role_required'>;

type CalendarsRefusal = RefusalOf<typeof CALENDARS_CODES>;

/** Returns the refusal of a calendar that can't be read when it is added. */
export function notReadable(code: ReadingFailureCode): Refusal<PlatformCode> {
  return invalid(READING_FAILURES[code], 'address');
}

export const NO_SUCH_CALENDAR: CalendarsRefusal = {
  code: 'not_found',
  message: text('This calendar is not in your list any more.'),
};

export const NO_SUCH_PERSON: CalendarsRefusal = {
  code: 'invalid',
  message: text('They take no visits here any more. Choose again.'),
  field: 'personId',
};

export const TOO_MANY_CALENDARS: CalendarsRefusal = {
  code: 'too_many_calendars',
  message: text('A practice has at most ten outside calendars. Remove one first.'),
  field: 'address',
};
