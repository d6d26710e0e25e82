import type { AUTH_CODES } from '#features/auth/rules/refusals.ts';
import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the staff feature, with their HTTP statuses. */
export const STAFF_CODES = {
  account_closed: 409,
  own_account: 409,
} as const;

type StaffRefusal = RefusalOf<typeof STAFF_CODES & typeof AUTH_CODES>;

export const ACCOUNT_CLOSED: StaffRefusal = {
  code: 'account_closed',
  message: text('This account is closed. Open it again before you change what it may do.'),
};

export const ADDRESS_OF_ADMIN: StaffRefusal = {
  code: 'account_exists',
  message: text(
    'An administrator has this address already. Look for them in the list: there you change permissions or invite again.',
  ),
  field: 'email',
};

export const ADDRESS_OF_CLOSED: StaffRefusal = {
  code: 'account_exists',
  message: text('A closed account has this address. Look for it in the list and open it again.'),
  field: 'email',
};

export const ADDRESS_OF_PROVIDER: StaffRefusal = {
  code: 'account_exists',
  message: text(
    'A provider has an account with this address, and each account is for one of the two. Use another address.',
  ),
  field: 'email',
};

export const NO_SUCH_ADMIN: StaffRefusal = { code: 'not_found', message: text('There is no such administrator.') };

export const OWN_ACCOUNT: StaffRefusal = {
  code: 'own_account',
  message: text('You cannot change your own account here.'),
};
