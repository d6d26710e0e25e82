import { appointmentToken } from '#features/appointments/server/appointment-link.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { mergeDouble } from '#features/clients/server/merging/merge-clients.ts';
import { TEST_KEYS, type TestApp } from '#test/app.ts';
import { newAccount } from '#test/sign-in.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { appointmentTo, practiceOf } from './portal-set-ups.ts';
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

/** Two clients of a new practice of a person. */
async function withTwo(t: TestApp, person: Person | undefined) {
  const first = await withClient(t, person);
  if (person === undefined) return { ...first, body: { into: 2 }, practiceId: 1 };
  const act = { providerId: Number(first.params?.['id']), userId: person.id, nowMs: t.clock.nowMs };
  const practiceId = await openPractice(t.db, act);
  const entered = { ...aClient(), isOther: true as const };
  const second = await enterClient(t.db, { ...act, practiceId, key: entered.name }, entered);
  return { ...first, body: { into: second.id }, practiceId };
}

async function withMerge(t: TestApp, person: Person | undefined): Promise<Filled> {
  const { params, body, practiceId } = await withTwo(t, person);
  const providerId = Number(params?.['id']);
  if (person === undefined) return { params: { id: providerId, mergeId: 1 } };
  const double = { practiceId, providerId, clientId: Number(params?.['clientId']), into: body.into };
  await t.db.transaction((tx) => mergeDouble(tx, { ...double, mergedBy: person.id, nowMs: t.clock.nowMs }));
  const { rows } = await t.pool.query('select max(id) as id from client_merges where practice_id = $1', [practiceId]);
  return { params: { id: providerId, mergeId: rows[0].id } };
}

/** The link in the text message to a client of another practice, with what that practice recorded. */
async function aClaim(t: TestApp): Promise<{ readonly token: string; readonly birthYear: number }> {
  const desk = await newAccount(t, `desk-${(names += 1)}`);
  const providerId = await practiceOf(t, desk);
  const act = { providerId, userId: desk.id, nowMs: t.clock.nowMs };
  const practiceId = await openPractice(t.db, act);
  const entered = { ...aClient(), phone: '0803 123 4567', birthYear: 1984 };
  const { userId: patientId } = await enterClient(t.db, { ...act, practiceId, key: entered.name }, entered);
  const id = await appointmentTo(t, providerId, 60, '');
  await t.pool.query('update appointments set patient_id = $2 where id = $1', [id, patientId]);
  return { token: appointmentToken(TEST_KEYS('link'), { id, patientId }, '+2348031234567'), birthYear: 1984 };
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
  'GET /api/portal/providers/:id/clients/:clientId': { whose: 'practice', ready: withClient },
  'PUT /api/portal/providers/:id/clients/:clientId': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withClient(t, person)), body: { birthYear: 1984 } }),
  },
  'PUT /api/portal/providers/:id/clients/:clientId/block': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withClient(t, person)), body: { reason: 'Did not come five times.' } }),
  },
  'POST /api/portal/providers/:id/clients/:clientId/merge': {
    whose: 'practice',
    ready: async (t, person) => {
      const { params, body } = await withTwo(t, person);
      return { ...(params && { params }), body };
    },
  },
  'POST /api/portal/providers/:id/merges/:mergeId/undo': { whose: 'practice', ready: withMerge },
  'POST /api/manage-visit/claim-offer': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: (await aClaim(t)).token } }),
  },
  'POST /api/manage-visit/claim': { whose: 'caller', ready: async (t) => ({ body: await aClaim(t) }) },
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
  'GET /api/portal/providers/:id/repeat-dates': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: await own(t, person),
      query: { date: '2026-11-25T10:00:00.000Z', weeks: '2', times: '3' },
    }),
  },
  'GET /api/portal/providers/:id/times': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person), query: { date: '2026-11-24' } }),
  },
};
