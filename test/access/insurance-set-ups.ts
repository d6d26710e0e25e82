import type { TestApp } from '#test/app.ts';
import { A_PLAN, planOf } from '#test/insurance-plan.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { aPicture } from './network-set-ups.ts';
import { type Person, personWith } from './principals.ts';

const aPlan = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await planOf(t, person ?? (await personWith(t, { role: 'patient', permissions: [] }))) },
});

/** Creates a plan with a picture of its card. */
async function aCard(t: TestApp, person: Person | undefined): Promise<Filled> {
  const plan = await aPlan(t, person);
  await t.app.inject({
    method: 'PUT',
    url: `/api/insurance-plans/${plan.params?.['id']}/card`,
    payload: await aPicture(),
    headers: { cookie: person?.cookie ?? '', 'content-type': 'image/jpeg' },
  });
  return plan;
}

/** The calls of insurance plans and the pictures of their cards. */
export const INSURANCE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/insurance-plans': { whose: 'caller' },
  'POST /api/insurance-plans': { whose: 'caller', ready: () => ({ body: { ...A_PLAN } }) },
  'DELETE /api/insurance-plans/:id': { whose: 'object', ready: aPlan },
  'PUT /api/insurance-plans/:id/primary': { whose: 'object', ready: aPlan },
  'PUT /api/insurance-plans/:id/card': {
    whose: 'object',
    ready: async (t, person) => ({ ...(await aPlan(t, person)), bytes: await aPicture() }),
  },
  'GET /api/insurance-plans/:id/card': { whose: 'object', ready: aCard },
  'DELETE /api/insurance-plans/:id/card': { whose: 'object', ready: aCard },
};
