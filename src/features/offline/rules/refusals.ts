import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

export const NO_SUCH_MARK: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text('This is not in the list any more. It may be settled already.'),
};
