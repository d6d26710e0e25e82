import { beforeEach, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, type TestDesk, unlocked } from '#test/desks.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();
const START = t.clock.nowMs;
const DATE = '2026-11-25T09:30:00.000Z';
let desk: TestDesk;
let ngozi: DeskMember;
let patient: { id: number; cookie: string };
let cookie: string;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newDesk(t);
  ngozi = await memberWithPin(t, desk.providerId, 'clinician', 'Ngozi Ade');
  patient = await newPatient(t);
  cookie = await unlocked(t, desk, ngozi.id);
});

const get = (url: string, by = cookie) => t.app.inject({ url, headers: { cookie: by } });
async function book(providerId = desk.providerId, by = patient.cookie) {
  const wanted = { providerId, date: DATE, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  return (await post(t, '/api/appointments', wanted, { cookie: by })).json<{ id: number }>().id;
}
async function logOf({ id, cookie: by } = patient) {
  const entries = (await get(`/api/users/${id}/access-log`, by)).json<{ act: string; member?: object }[]>();
  return entries.map(({ act, member }) => ({ act, member }));
}
const AT_DESK = { role: 'clinician', practice: "St. Mary's", desk: 'Reception 1' };

test("the patient's log names the member, the practice and the computer for every look and act", async () => {
  const id = await book();
  await get(`/api/portal/providers/${desk.providerId}/visits?from=2026-11-25&to=2026-11-25`);
  await get(`/api/portal/visits/${id}`);
  const conversation = (await post(t, `/api/appointments/${id}/conversation`, {}, { cookie: patient.cookie })).json<{
    id: number;
  }>();
  await post(t, `/api/conversations/${conversation.id}/messages`, { text: 'Hello' }, { cookie: patient.cookie });
  await get(`/api/conversations/${conversation.id}/messages`);
  const moved = { date: '2026-11-25T10:30:00.000Z', reason: 'Late', was: { date: DATE } };
  const answer = await post(t, `/api/portal/visits/${id}/move`, moved, { cookie });
  const next = answer.json<{ id: number }>().id;
  t.clock.nowMs = Date.parse('2026-11-25T10:31:00.000Z');
  cookie = await unlocked(t, desk, ngozi.id);
  const mark = { mark: 'attended', was: 'none' };
  await t.app.inject({ method: 'PUT', url: `/api/portal/visits/${next}/mark`, payload: mark, headers: { cookie } });
  expect(await logOf()).toEqual(
    ['appointment.mark', 'appointment.move', 'conversation.read', 'appointment.read', 'appointment.list'].map(
      (act) => ({
        act,
        member: AT_DESK,
      }),
    ),
  );
});

test('a look elsewhere names no computer', async () => {
  const id = await book();
  await get(`/api/portal/visits/${id}`, ngozi.cookie);
  expect(await logOf()).toEqual([{ act: 'appointment.read', member: { role: 'clinician', practice: "St. Mary's" } }]);
});

test('a cancellation at a computer is named, by password as by PIN', async () => {
  const id = await book();
  const gone = { reason: 'Closed', was: { date: DATE } };
  const owner = await newDesk(t, { name: 'Annex', providerId: desk.providerId });
  expect((await post(t, `/api/portal/visits/${id}/cancel`, gone, { cookie: owner.owner.cookie })).statusCode).toBe(200);
  expect(await logOf()).toEqual([
    { act: 'appointment.cancel', member: { role: 'owner', practice: "St. Mary's", desk: 'Annex' } },
  ]);
});

test("a PIN opens no message that the member wrote or got as another practice's patient", async () => {
  const elsewhere = await newProvider(t);
  const doctor = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId: elsewhere, userId: doctor.id, role: 'owner', nowMs: START });
  const appointmentId = await book(elsewhere, ngozi.cookie);
  const open = `/api/appointments/${appointmentId}/conversation`;
  const { id } = (await post(t, open, {}, { cookie: ngozi.cookie })).json<{ id: number }>();
  expect((await get(`/api/conversations/${id}`, ngozi.cookie)).statusCode).toBe(200);
  for (const url of [`/api/conversations/${id}`, `/api/conversations/${id}/messages`]) {
    expect((await get(url)).statusCode).toBe(404);
  }
  expect((await post(t, open, {}, { cookie })).statusCode).toBe(404);
  expect((await post(t, `/api/conversations/${id}/messages`, { text: 'Hello' }, { cookie })).statusCode).toBe(404);
  expect((await get('/api/provider-conversations')).json()).toEqual([]);
});
