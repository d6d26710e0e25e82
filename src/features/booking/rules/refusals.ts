import type { ErrorBody, Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the booking feature, with their HTTP statuses. */
export const BOOKING_CODES = {
  call_to_book: 409,
  fee_changed: 409,
  hold_limit: 409,
  not_offered: 422,
  slot_held: 409,
  slot_taken: 409,
  slot_unavailable: 409,
  too_many_visits: 409,
  visit_overlap: 409,
} as const;

export type BookingCode = PlatformCode | keyof typeof BOOKING_CODES;

/** A free time in place of the refused one: `time` is `HH:mm` in Lagos, `dateTime` an ISO instant. */
export interface OtherTime {
  readonly id: string;
  readonly time: string;
  readonly dateTime: string;
}

/** The body of a refused booking or hold; `not_cancellable` comes from the appointment that is moved. */
export interface BookingErrorBody extends ErrorBody<BookingCode | 'not_cancellable'> {
  /** The nearest free times, in order of time. */
  readonly alternatives?: readonly OtherTime[];
  /** Of the practice, as it was typed, where the patient has to call; absent if it isn't known. */
  readonly phone?: string;
}

export const NO_SUCH_HOLD: Refusal<BookingCode> = { code: 'not_found', message: text('There is no such hold.') };

export const FACTS_OF_ANOTHER: Refusal<BookingCode> = {
  code: 'invalid',
  message: text('These health facts are of another person than the visit is for. Please choose the person again.'),
  field: 'familyMemberId',
};

export const NO_SUCH_PLACE: Refusal<BookingCode> = {
  code: 'not_found',
  message: text("The provider you're looking for doesn't exist or has been removed."),
};
