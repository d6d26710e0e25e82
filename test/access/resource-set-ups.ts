import type { NewResource, NewService } from '#features/portal/rules/resources-contract.ts';
import { addResource } from '#features/portal/server/resources/change-resource.ts';
import { addService } from '#features/portal/server/resources/change-service.ts';
import { findOffer } from '#features/portal/server/resources/offer-store.ts';
import { TEST_KEYS, type TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

/** Names of this run, of which no two are the same: a practice has each on its list once. */
let names = 0;
const another = (name: string) => {
  names += 1;
  return `${name} ${names}`;
};

/** A person who takes visits at a place. */
export const practitionerAt = (providerId: number): NewResource => ({
  kind: 'practitioner',
  name: another('Dr Amina'),
  title: null,
  capacity: 1,
  isPublic: true,
  takesOrdinary: true,
  hours: null,
  places: [providerId],
});
const serviceBy = (resourceId: number): NewService => ({
  name: another('Scaling'),
  minutes: 30,
  afterMinutes: 0,
  priceKobo: null,
  visitTypes: ['in-person'],
  careTypes: ['routine'],
  bookedBy: 'anyone',
  resourceIds: [resourceId],
});

/** Makes a practice of a person with one practitioner who gives one service. */
async function described(t: TestApp, person: Person | undefined) {
  const id = await practiceOf(t, person);
  // Callers of no account have no practice: they are refused before it is looked for.
  const resource = practitionerAt(id);
  if (person === undefined) return { id, resourceId: 1, serviceId: 1, resource, service: serviceBy(1) };
  const context = { db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
  const act = { providerId: id, userId: person.id, nowMs: t.clock.nowMs };
  await addResource(context, act, { ...resource, takesOver: true });
  const resourceId = (await findOffer(t.db, act))?.resources[0]?.id ?? 0;
  const service = serviceBy(resourceId);
  await addService(context, act, service);
  const serviceId = (await findOffer(t.db, act))?.services[0]?.id ?? 0;
  return { id, resourceId, serviceId, resource, service };
}

/** The calls about what takes visits at a place, and the services of its practice. */
export const RESOURCE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/resources': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: (await described(t, person)).id } }),
  },
  'POST /api/portal/providers/:id/resources': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id } = await described(t, person);
      return { params: { id }, body: { ...practitionerAt(id) } };
    },
  },
  'PUT /api/portal/providers/:id/resources/:resourceId': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, resourceId, resource: was } = await described(t, person);
      return { params: { id, resourceId }, body: { ...was, name: another('Dr Bola'), was } };
    },
  },
  'DELETE /api/portal/providers/:id/resources/:resourceId': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, resourceId } = await described(t, person);
      return { params: { id, resourceId }, body: {} };
    },
  },
  'POST /api/portal/providers/:id/services': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, resourceId } = await described(t, person);
      return { params: { id }, body: { ...serviceBy(resourceId) } };
    },
  },
  'PUT /api/portal/providers/:id/services/:serviceId': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, serviceId, service: was } = await described(t, person);
      return { params: { id, serviceId }, body: { ...was, name: another('Polishing'), was } };
    },
  },
  'DELETE /api/portal/providers/:id/services/:serviceId': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, serviceId } = await described(t, person);
      return { params: { id, serviceId } };
    },
  },
  'PUT /api/portal/providers/:id/open-visits': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: (await described(t, person)).id },
      body: { maxOpenAppointments: 4, was: { maxOpenAppointments: 3 } },
    }),
  },
};
