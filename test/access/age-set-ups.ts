import type { CallSetUp } from './call-set-up.ts';

/** How one's date of birth and guardian are read and changed, and who may. */
export const AGE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/users/:id/age': { whose: 'account' },
  'PUT /api/users/:id/age': { whose: 'account', ready: () => ({ body: { dateOfBirth: '1990-01-31' } }) },
};
