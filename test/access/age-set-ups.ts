import type { CallSetUp } from './call-set-up.ts';

/** Somebody of 15, because only of people under 18 a guardian is kept. */
const MINOR = {
  dateOfBirth: '2011-02-03',
  guardianName: 'Ngozi Okafor',
  guardianRelation: 'Parent',
  guardianConsent: true,
};

/** How one's date of birth and guardian are read and changed, and who may. */
export const AGE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/users/:id/age': { whose: 'account' },
  'PUT /api/users/:id/age': { whose: 'account', ready: () => ({ body: MINOR }) },
};
