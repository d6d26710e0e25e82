import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { filled, text } from '#platform/common/text.ts';

/** The refusal codes of the network feature, with their HTTP statuses. */
export const NETWORK_CODES = {
  has_visits: 409,
  last_licence: 409,
  not_mergeable: 409,
  not_in_network: 409,
  page_change_decided: 409,
} as const;

/** The body of a refused removal of a provider. */
export interface RemovalErrorBody extends ErrorBody<PlatformCode | keyof typeof NETWORK_CODES> {
  /** The number of booked visits that would have to be cancelled. */
  readonly upcomingVisits?: number;
}

/** The body of a refusal of the network feature. */
export type NetworkErrorBody = ErrorBody<PlatformCode | keyof typeof NETWORK_CODES>;

export type NetworkRefusal = RefusalOf<typeof NETWORK_CODES>;

export const HOLIDAY_ENTERED: NetworkRefusal = {
  code: 'invalid',
  message: text('This day is a public holiday already.'),
  field: 'day',
};

export const HOLIDAY_OVER: NetworkRefusal = { code: 'invalid', message: text('That day is over.'), field: 'day' };

export const HOLIDAY_TOO_FAR: NetworkRefusal = {
  code: 'invalid',
  message: text('That is too far ahead: 400 days at most.'),
  field: 'day',
};

export const LAST_LICENCE: NetworkRefusal = {
  code: 'last_licence',
  message: text('This licence has ended and is the only one. Record the valid one first, then take this one back.'),
};

export const LICENCE_OVER: NetworkRefusal = {
  code: 'invalid',
  message: text('That day is past. Correct it, or confirm that the licence has ended.'),
  field: 'validUntil',
};

export const LICENCE_OVER_AT_REVIEW: NetworkRefusal = {
  code: 'invalid',
  message: text('That day is past. Correct it, or refuse the change and say that the licence has ended.'),
  field: 'validUntil',
};

export const NOT_IN_NETWORK: NetworkRefusal = {
  code: 'not_in_network',
  message: text('This is a listing from a register. Nobody can be invited to run it.'),
};

export const NO_PROVIDER_TO_MANAGE: NetworkRefusal = { code: 'not_found', message: text('There is no such provider.') };

export const NO_SUCH_HOLIDAY: NetworkRefusal = {
  code: 'not_found',
  message: text('This public holiday has been removed already.'),
};

export const NO_SUCH_LICENCE: NetworkRefusal = { code: 'not_found', message: text('There is no such licence.') };

export const NO_SUCH_PAGE_CHANGE: NetworkRefusal = { code: 'not_found', message: text('There is no such change.') };

export const NO_SUCH_TASK: NetworkRefusal = { code: 'not_found', message: text('There is no such task.') };

export const PAGE_CHANGE_DECIDED: NetworkRefusal = {
  code: 'page_change_decided',
  message: text('This change was decided, replaced or withdrawn meanwhile. Load the page again.'),
};

export const PICTURE_GONE: NetworkRefusal = {
  code: 'invalid',
  message: text('That picture is not here any more. Please upload it again.'),
};

export const VALID_UNTIL_REQUIRED: NetworkRefusal = {
  code: 'invalid',
  message: text('Enter the last day on which the licence is valid.'),
  field: 'validUntil',
};

export const WHY_REFUSED: NetworkRefusal = {
  code: 'invalid',
  message: text('Say why, so that the practice can mend it.'),
  field: 'reason',
};

/** Returns the refusal to remove a provider with booked visits ahead; `upcomingVisits` is at least 1. */
export function hasAppointments(upcomingAppointments: number): NetworkRefusal {
  const message =
    upcomingAppointments === 1
      ? text('One booked visit lies ahead. Cancel the visits together with the provider; the patients are told.')
      : filled(
          text('{0} booked visits lie ahead. Cancel the visits together with the provider; the patients are told.'),
          upcomingAppointments,
        );
  return { code: 'has_visits', message };
}
