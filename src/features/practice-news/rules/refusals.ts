import type { AUTH_CODES } from '#features/auth/rules/refusals.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of practice news and its contacts, with their HTTP statuses. */
export const PRACTICE_NEWS_CODES = {
  contact_exists: 409,
  last_contact: 409,
  too_many_contacts: 409,
} as const;

/** The body of a refused call about a contact. */
export type ContactErrorBody = ErrorBody<PlatformCode | keyof typeof PRACTICE_NEWS_CODES | 'link_expired'>;

type PracticeNewsRefusal = RefusalOf<typeof PRACTICE_NEWS_CODES & typeof AUTH_CODES>;

export const CONTACT_EXISTS: PracticeNewsRefusal = {
  code: 'contact_exists',
  message: text('This address is in your list already.'),
  field: 'email',
};

export const NUMBER_EXISTS: PracticeNewsRefusal = {
  code: 'contact_exists',
  message: text('This number is in your list already.'),
  field: 'phone',
};

export const BROWSER_EXISTS: PracticeNewsRefusal = {
  code: 'contact_exists',
  message: text('This browser is in your list already.'),
  field: 'pushId',
};

export const NO_SUCH_BROWSER: PracticeNewsRefusal = {
  code: 'invalid',
  message: text('Messages cannot be sent to this browser.'),
  field: 'pushId',
};

export const NUMBER_NOT_VALID: PracticeNewsRefusal = {
  code: 'invalid',
  message: text('Please enter a valid phone number.'),
  field: 'phone',
};

export const NO_TEXTS: PracticeNewsRefusal = {
  code: 'invalid',
  message: text('No text messages are sent from here. Please enter an e-mail address.'),
  field: 'phone',
};

export const LAST_CONTACT: PracticeNewsRefusal = {
  code: 'last_contact',
  message: text(
    'This is the only address that answered, and patients are booking. Add another contact first, or pause bookings.',
  ),
};

export const NO_SUCH_ALERT: PracticeNewsRefusal = {
  code: 'not_found',
  message: text('This link does not work any more.'),
};

export const NO_SUCH_CONTACT: PracticeNewsRefusal = {
  code: 'not_found',
  message: text('This address is not in your list any more.'),
};

export const TEST_LINK_EXPIRED: PracticeNewsRefusal = {
  code: 'link_expired',
  message: text('This link does not work any more. A newer test alert has replaced it, or its seven days are over.'),
};

export const TOO_MANY_CONTACTS: PracticeNewsRefusal = {
  code: 'too_many_contacts',
  message: text('A practice has at most five addresses. Remove one first.'),
  field: 'email',
};
