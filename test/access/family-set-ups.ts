import { addMember } from '#features/family/server/change-family.ts';
import type { TestApp } from '#test/app.ts';
import { TOBI } from '#test/family.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { type Person, personWith } from './principals.ts';

const FACTS = {
  genotype: 'AA',
  allergies: 'Penicillin',
  illnesses: 'Asthma',
  medicines: null,
  isPregnant: false,
  contactName: 'Ngozi',
  contactPhone: '08031234567',
} as const;

const aMember = async (t: TestApp, person: Person | undefined): Promise<Filled> => {
  const { id: userId } = person ?? (await personWith(t, { role: 'patient', permissions: [] }));
  const { id } = await addMember(t.db, TOBI, { userId, key: undefined, nowMs: t.clock.nowMs });
  return { params: { id } };
};

/** The calls of the people whom a patient books for. */
export const FAMILY_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/family': { whose: 'caller' },
  'POST /api/family': { whose: 'caller', ready: () => ({ body: { ...TOBI } }) },
  'PUT /api/family/:id': {
    whose: 'object',
    ready: async (t, person) => ({ ...(await aMember(t, person)), body: { ...TOBI, name: 'Tobi Ade' } }),
  },
  'DELETE /api/family/:id': { whose: 'object', ready: aMember },
  'GET /api/health-facts': { whose: 'caller' },
  'PUT /api/health-facts': { whose: 'caller', ready: () => ({ body: { ...FACTS } }) },
};
