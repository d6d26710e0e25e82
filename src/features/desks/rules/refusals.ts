import type { ErrorBody, Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode, RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of shared computers, with their HTTP statuses. */
export const DESKS_CODES = {
  pin_blocked: 403,
  wrong_pin: 401,
} as const;

/** The body of a refused call about a shared computer or a PIN. */
export type DeskErrorBody = ErrorBody<PlatformCode | keyof typeof DESKS_CODES | 'role_required'>;

type DesksRefusal = RefusalOf<typeof DESKS_CODES>;

export const NO_SUCH_DESK: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text('This computer is not in your list any more.'),
};

export const PIN_BLOCKED: DesksRefusal = {
  code: 'pin_blocked',
  message: text('Too many wrong PINs. Sign in with your password.'),
};

export const WEAK_PIN: DesksRefusal = {
  code: 'invalid',
  message: text('This PIN is easy to guess. Choose another one.'),
  field: 'pin',
};

export const WRONG_PIN: DesksRefusal = {
  code: 'wrong_pin',
  message: text('That PIN is not right.'),
  field: 'pin',
};
