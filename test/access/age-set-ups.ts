import type { CallSetUp } from './call-set-up.ts';

/** A patient of 15, since only a patient under 18 has a guardian. */
const MINOR = {
  dateOfBirth: '2011-02-03',
  guardianName: 'Ngozi Okafor',
  guardianRelation: 'Parent',
  guardianConsent: true,
};

/** The calls about a patient's date of birth and guardian. */
export const AGE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/users/:id/age': { whose: 'account' },
  'PUT /api/users/:id/age': { whose: 'account', ready: () => ({ body: MINOR }) },
};
