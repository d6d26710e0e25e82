import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the admin feature, with their HTTP statuses. */
export const ADMIN_CODES = {
  not_failed: 409,
} as const;

type AdminRefusal = RefusalOf<typeof ADMIN_CODES>;

export const NOT_FAILED: AdminRefusal = {
  code: 'not_failed',
  message: text('Only a message that could not be sent can be queued again.'),
};

export const NO_SUCH_MESSAGE: AdminRefusal = { code: 'not_found', message: text('There is no such message.') };
