import { addPlan } from '#features/insurance/server/change-plans.ts';
import type { TestApp } from './app.ts';

/** An insurance plan as a patient enters it. */
export const A_PLAN = {
  provider: 'Hygeia HMO',
  planName: 'HyBasic',
  memberId: 'HYG-12345',
  policyHolder: 'Ada Obi',
  relationToPatient: 'Self',
  effectiveDate: '2026-01-01',
  contactNumber: '08000000099',
} as const;

/** Stores a plan for a patient and returns its id. */
export async function planOf(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  owner: { readonly id: number },
): Promise<number> {
  return (await addPlan(db, A_PLAN, { userId: owner.id, key: undefined, nowMs: clock.nowMs })).id;
}
