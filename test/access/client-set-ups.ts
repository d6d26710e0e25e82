import { openPractice } from '#features/booking/server/open-practice.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import type { TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

/** Names of this run, of which no two are the same. */
let names = 0;
const aClient = () => {
  names += 1;
  return { name: `Ngozi Caller ${names}`, phone: '0803 000 0000' };
};

const own = async (t: TestApp, person: Person | undefined) => ({ id: await practiceOf(t, person) });

/** A client of a new practice of a person. */
async function withClient(t: TestApp, person: Person | undefined): Promise<Filled> {
  const { id } = await own(t, person);
  // Callers of no account have no practice: they are refused before it is looked for.
  if (person === undefined) return { params: { id, clientId: 1 } };
  const act = { providerId: id, userId: person.id, nowMs: t.clock.nowMs };
  const practiceId = await openPractice(t.db, act);
  const entered = aClient();
  const client = await enterClient(t.db, { ...act, practiceId, key: entered.name }, entered);
  return { params: { id, clientId: client.id } };
}

/** The calls about the clients of a practice, and the bookings of its desk. */
export const CLIENT_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/clients': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withClient(t, person)), query: { q: 'ngozi caller' } }),
  },
  'POST /api/portal/providers/:id/clients': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person), body: aClient() }),
  },
  'PUT /api/portal/providers/:id/clients/:clientId': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withClient(t, person)), body: { birthYear: 1984 } }),
  },
  'PUT /api/portal/providers/:id/clients/:clientId/block': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withClient(t, person)), body: { reason: 'Did not come five times.' } }),
  },
  'POST /api/portal/providers/:id/visits': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: await own(t, person),
      body: {
        client: aClient(),
        date: '2026-11-25T10:00:00.000Z',
        visitType: 'in-person',
        channel: 'phone',
        tell: 'none',
      },
    }),
  },
  'GET /api/portal/providers/:id/times': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person), query: { date: '2026-11-24' } }),
  },
};
