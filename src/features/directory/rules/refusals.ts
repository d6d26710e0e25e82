import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

export const NOT_IN_PORTAL: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text('There is no such provider in your portal.'),
};
