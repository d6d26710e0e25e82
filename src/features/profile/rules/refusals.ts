import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

export const NOTHING_TO_CHANGE: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('There is nothing to change.'),
};

export const PASSWORD_NEEDED: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('Please enter your password: a parent or guardian is on record.'),
  field: 'password',
};
