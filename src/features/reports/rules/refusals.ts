import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** @see MAX_DAYS of day-range.ts */
export const RANGE_NOT_VALID: Refusal<PlatformCode> = {
  code: 'invalid',
  message: text('A report covers 1 to 366 days of the years 1900 to 2999, the first not after the last.'),
};
