import { newProvider, type TestApp } from '#test/app.ts';
import { planOf } from '#test/insurance-plan.ts';
import { post } from '#test/sign-in.ts';
import type { CallSetUp } from './call-set-up.ts';
import type { Person } from './principals.ts';

/** Books a visit with a new provider and shares an insurance plan for it; returns its id. */
export async function appointmentWithInsurance(t: TestApp, person: Person | undefined): Promise<number> {
  if (person === undefined) return 1;
  const body = {
    providerId: await newProvider(t),
    date: '2026-11-25T13:30:00.000Z',
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Cough',
    insurancePlanId: await planOf(t, person),
  };
  const booked = await post(t, '/api/appointments', body, { cookie: person.cookie });
  return booked.json<{ id?: number }>().id ?? 1;
}

/** The call that withdraws a plan shared for a visit. */
export const APPOINTMENT_INSURANCE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'DELETE /api/appointments/:id/insurance': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await appointmentWithInsurance(t, person) } }),
  },
};
