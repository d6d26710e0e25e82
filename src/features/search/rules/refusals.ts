import type { Refusal } from '#platform/common/app-error.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

export const LAT_WITHOUT_LNG: Refusal<PlatformCode> = { code: 'invalid', message: text('Send lat and lng together.') };
