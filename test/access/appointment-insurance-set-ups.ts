import { NO_HEALTH_FACTS } from '#features/family/rules/health-facts.ts';
import { putHealthFacts } from '#features/family/server/health-facts-store.ts';
import { newProvider, type TestApp } from '#test/app.ts';
import { planOf } from '#test/insurance-plan.ts';
import { post } from '#test/sign-in.ts';
import type { CallSetUp } from './call-set-up.ts';
import type { Person } from './principals.ts';

/** Books a visit with a new provider, and shares an insurance plan and health facts for it; returns its id. */
export async function appointmentWithInsurance(t: TestApp, person: Person | undefined): Promise<number> {
  if (person === undefined) return 1;
  const body = {
    providerId: await newProvider(t),
    date: '2026-11-25T13:30:00.000Z',
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Cough',
    insurancePlanId: await planOf(t, person),
    shareHealth: true,
  };
  await putHealthFacts(t.db, person.id, { ...NO_HEALTH_FACTS, allergies: 'Penicillin' }, t.clock.nowMs);
  const booked = await post(t, '/api/appointments', body, { cookie: person.cookie });
  return booked.json<{ id?: number }>().id ?? 1;
}

/** The calls that withdraw what is shared for a visit. */
export const APPOINTMENT_INSURANCE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'DELETE /api/appointments/:id/insurance': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await appointmentWithInsurance(t, person) } }),
  },
  'DELETE /api/appointments/:id/health': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await appointmentWithInsurance(t, person) } }),
  },
};
