import { appointmentToken } from '#features/appointments/server/appointment-link.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { newPatient, newProvider, TEST_KEYS, type TestApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import type { Person } from './principals.ts';

/** A slot that every provider of the tests offers. */
const FREE = '2026-11-24T09:30:00.000Z';

async function bookedBy(t: TestApp, cookie: string): Promise<number> {
  const booking = {
    providerId: await newProvider(t),
    date: FREE,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'My symptoms include: Cough',
  };
  return (await post(t, '/api/appointments', booking, { cookie })).json<{ id?: number }>().id ?? 1;
}

/** Returns the token of a link to a new patient's visit. */
async function aLink(t: TestApp): Promise<Filled> {
  const { id: patientId, cookie } = await newPatient(t);
  const id = await bookedBy(t, cookie);
  const email = (await findUser(t.db, patientId))?.email ?? '';
  return { body: { token: appointmentToken(TEST_KEYS('link'), { id, patientId }, email) } };
}

async function anAppointment(t: TestApp, person: Person | undefined): Promise<Filled> {
  return { params: { id: await bookedBy(t, person?.cookie ?? '') } };
}

/** The calls about messages of visits and their links. */
export const APPOINTMENT_LINK_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'POST /api/manage-visit': { whose: 'anybody', ready: aLink },
  'POST /api/manage-visit/cancel': { whose: 'anybody', ready: aLink },
  'POST /api/manage-visit/papers': { whose: 'anybody', ready: aLink },
  'POST /api/manage-visit/times': {
    whose: 'anybody',
    ready: async (t) => ({ body: { ...(await aLink(t)).body, date: '2026-11-25' } }),
  },
  'POST /api/manage-visit/move': {
    whose: 'anybody',
    ready: async (t) => ({ body: { ...(await aLink(t)).body, date: '2026-11-25T09:30:00.000Z' } }),
  },
  'GET /api/appointments/:id/messages': { whose: 'object', ready: anAppointment },
};
