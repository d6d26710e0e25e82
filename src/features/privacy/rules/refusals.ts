import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the privacy feature, with their HTTP statuses. */
export const PRIVACY_CODES = {
  last_admin: 409,
} as const;

type PrivacyRefusal = RefusalOf<typeof PRIVACY_CODES>;

export const LAST_ADMIN: PrivacyRefusal = {
  code: 'last_admin',
  message: text('Yours is the last account with every permission. Give them to somebody else before you delete it.'),
};
