import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

export const NO_SUCH_PROVIDER: Refusal<PlatformCode> = {
  code: 'not_found',
  message: text("The provider you're looking for doesn't exist or has been removed."),
};
