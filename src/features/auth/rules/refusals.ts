import type { ErrorBody } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the auth feature, with their HTTP statuses. */
export const AUTH_CODES = {
  account_exists: 409,
  already_accepted: 409,
  link_expired: 410,
  passkey_exists: 409,
  passkey_needed: 401,
  second_factor_needed: 401,
  second_factor_off: 409,
  shared_computer: 403,
  too_many_browsers: 409,
  too_many_passkeys: 409,
  username_needed: 401,
  wrong_code: 401,
  wrong_credentials: 401,
  wrong_passkey: 401,
} as const;

/** The body of a refused call about an account. */
export type AuthErrorBody = ErrorBody<PlatformCode | keyof typeof AUTH_CODES>;

type AuthRefusal = RefusalOf<typeof AUTH_CODES>;

export const ALREADY_ACCEPTED: AuthRefusal = {
  code: 'already_accepted',
  message: text('This invitation was accepted already.'),
};

/** What part of a code gets. */
export const CODE_INCOMPLETE = text('Enter all 6 digits of the code.');

export const CODE_MISSING: AuthRefusal = { code: 'invalid', message: text('Enter a code'), field: 'code' };

export const CODE_NEEDED: AuthRefusal = {
  code: 'second_factor_needed',
  message: text('Enter the code from your authenticator app.'),
};

export const CODE_REFUSED: AuthRefusal = {
  code: 'invalid',
  message: text('That code is not right, or was used already. Wait for the next one and try again.'),
  field: 'code',
};

export const CODE_REFUSED_AT_SIGN_IN: AuthRefusal = {
  code: 'wrong_code',
  message: text('That code is not right, or was used already. Wait for the next one and try again.'),
  field: 'code',
};

export const INVITATION_EXPIRED: AuthRefusal = {
  code: 'link_expired',
  message: text('This link has expired, was used already or was taken back. Please ask whoever invited you.'),
};

export const LINK_EXPIRED: AuthRefusal = {
  code: 'link_expired',
  message: text('This link has expired or was used already. Please ask for a new one.'),
};

export const NO_PUSH_AT_DESK: AuthRefusal = {
  code: 'shared_computer',
  message: text('This is a shared computer. Messages for one person cannot come here.'),
};

export const NO_PUSH_SERVICE: AuthRefusal = {
  code: 'invalid',
  message: text('Messages cannot be sent to this browser.'),
  field: 'endpoint',
};

export const NO_SECOND_FACTOR: AuthRefusal = {
  code: 'second_factor_off',
  message: text('Your account has no second factor.'),
};

export const NO_SUCH_PASSKEY: AuthRefusal = { code: 'not_found', message: text('There is no such passkey.') };

export const NO_SUCH_SESSION: AuthRefusal = { code: 'not_found', message: text('There is no such session.') };

export const PASSKEY_EXISTS: AuthRefusal = {
  code: 'passkey_exists',
  message: text('This passkey is there already.'),
};

export const PASSKEY_NEEDED: AuthRefusal = {
  code: 'passkey_needed',
  message: text('Sign in with your passkey. Your account needs more than a password.'),
};

export const PASSKEY_NOT_ADDED: AuthRefusal = {
  code: 'invalid',
  message: text('The passkey could not be added. Please begin again.'),
};

export const PASSKEY_REFUSED: AuthRefusal = {
  code: 'wrong_passkey',
  message: text('That passkey did not work. Try again, or use your password.'),
};

export const PERMISSIONS_OF_NO_ADMIN: AuthRefusal = {
  code: 'invalid',
  message: text('Only an admin has permissions.'),
};

export const SECOND_FACTOR_MUST_STAY: AuthRefusal = {
  code: 'second_factor_required',
  message: text('Your account must have a second factor. You can replace it, not remove it.'),
};

export const SET_UP_AGAIN: AuthRefusal = {
  code: 'second_factor_off',
  message: text('Start setting up the second factor again.'),
};

export const TOO_MANY_BROWSERS: AuthRefusal = {
  code: 'too_many_browsers',
  message: text('Ten of your browsers get messages already. Sign out in one that you do not use any more.'),
};

export const TOO_MANY_LINKS: AuthRefusal = {
  code: 'too_many_requests',
  message: text('Too many links were sent already. Please try again in an hour.'),
};

export const TOO_MANY_PASSKEYS: AuthRefusal = {
  code: 'too_many_passkeys',
  message: text('You have ten passkeys already. Remove one that you do not use any more.'),
};

export const TOO_MANY_SIGN_INS: AuthRefusal = {
  code: 'busy',
  message: text('Many people are signing in right now. Please try again in a moment.'),
};

export const USERNAME_NEEDED: AuthRefusal = {
  code: 'username_needed',
  message: text('More than one account fits. Please sign in with your username.'),
};

export const USERNAME_TAKEN: AuthRefusal = {
  code: 'account_exists',
  message: text('That username is already in use. Please choose another.'),
  field: 'username',
};

export const WRONG_CREDENTIALS: AuthRefusal = {
  code: 'wrong_credentials',
  message: text('The username or password is not right.'),
};

export const ACCOUNT_NOT_VALID: AuthRefusal = { code: 'invalid', message: text('That account is not valid.') };

export const EMAIL_CONFIRMED_BY_OTHER: AuthRefusal = {
  code: 'account_exists',
  message: text('Somebody has confirmed that e-mail address for their account.'),
  field: 'email',
};

export const USERNAME_EXISTS: AuthRefusal = {
  code: 'account_exists',
  message: text('That username is already in use. Sign in, or choose another.'),
  field: 'username',
};

export const WRONG_PASSWORD: AuthRefusal = { code: 'invalid', message: text('That is not your password.') };
