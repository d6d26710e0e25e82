import { beforeEach, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, outcomeOf, type TestDesk, unlocked } from '#test/desks.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();
const DATE = '2026-11-25T09:30:00.000Z';
const NOT_HERE = '404 not_found';
let desk: TestDesk;
let ngozi: DeskMember;
/** Another place that she owns, with a patient's appointment and conversation there. */
let elsewhere: number;
let patient: { id: number; cookie: string };
let appointmentId: number;
let conversationId: number;
let cookie: string;

beforeEach(async () => {
  desk = await newDesk(t);
  ngozi = await memberWithPin(t, desk.providerId, 'owner', 'Ngozi Ade');
  elsewhere = await newProvider(t, { name: 'Annex' });
  await addMember(t.db, { providerId: elsewhere, userId: ngozi.id, role: 'owner', nowMs: t.clock.nowMs });
  patient = await newPatient(t);
  const wanted = { providerId: elsewhere, date: DATE, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  const as = { cookie: patient.cookie };
  appointmentId = (await post(t, '/api/appointments', wanted, as)).json<{ id: number }>().id;
  const opened = await post(t, `/api/appointments/${appointmentId}/conversation`, {}, as);
  conversationId = opened.json<{ id: number }>().id;
  await post(t, `/api/conversations/${conversationId}/messages`, { text: 'Hello' }, as);
  cookie = await unlocked(t, desk, ngozi.id);
});

const get = (url: string, by = cookie) => t.app.inject({ url, headers: { cookie: by } });
const idsOf = async (url: string, by = cookie) => (await get(url, by)).json<{ id: number }[]>().map(({ id }) => id);
const urls = () => {
  const place = `/api/portal/providers/${elsewhere}`;
  return [
    ...['checklist', 'holidays', 'members', 'news', 'news/events', 'resources', 'settings'].map(
      (name) => `${place}/${name}`,
    ),
    `${place}/visits?from=2026-11-25&to=2026-11-25`,
    `/api/portal/visits/${appointmentId}`,
    `/api/portal/visits/${appointmentId}/channels`,
    `/api/portal/visits/${appointmentId}/times?date=2026-11-25`,
    `/api/conversations/${conversationId}`,
    `/api/conversations/${conversationId}/events`,
    `/api/conversations/${conversationId}/messages`,
  ];
};

test('a PIN reads nothing of another place of the member', async () => {
  for (const url of urls()) {
    expect(outcomeOf(await get(url, ngozi.cookie)), url).toBe('200');
    expect(outcomeOf(await get(url)), url).toBe(NOT_HERE);
  }
  const acts = (await get(`/api/users/${patient.id}/access-log`, patient.cookie)).json<{ member?: object }[]>();
  expect(acts.length).toBeGreaterThan(0);
  for (const { member } of acts) expect(member).not.toHaveProperty('desk');
});

test('a PIN changes nothing at another place of the member', async () => {
  const was = { date: DATE };
  const moved = { date: '2026-11-25T10:30:00.000Z', reason: 'Late', was };
  const sent: [method: 'POST' | 'PUT', url: string, payload: object][] = [
    ['POST', `/api/portal/visits/${appointmentId}/cancel`, { reason: 'Closed', was }],
    ['POST', `/api/portal/visits/${appointmentId}/move`, moved],
    ['PUT', `/api/portal/visits/${appointmentId}/mark`, { mark: 'attended', was: 'none' }],
    ['PUT', `/api/portal/providers/${elsewhere}/news/seen`, { ids: [1] }],
    ['POST', `/api/appointments/${appointmentId}/conversation`, {}],
    ['POST', `/api/conversations/${conversationId}/messages`, { text: 'Hello' }],
    ['PUT', `/api/conversations/${conversationId}/read`, { upTo: 1 }],
  ];
  for (const [method, url, payload] of sent) {
    expect(outcomeOf(await t.app.inject({ method, url, payload, headers: { cookie } })), url).toBe(NOT_HERE);
  }
});

test('a PIN lists the place of the computer only', async () => {
  await t.pool.query(`insert into video_rooms (appointment_id, waiting_since, patient_seen_at) values ($1, $2, $2)`, [
    appointmentId,
    new Date(t.clock.nowMs),
  ]);
  expect(new Set(await idsOf('/api/portal/providers', ngozi.cookie))).toEqual(new Set([desk.providerId, elsewhere]));
  expect(await idsOf('/api/portal/providers')).toEqual([desk.providerId]);
  expect(await idsOf('/api/provider-conversations', ngozi.cookie)).toEqual([conversationId]);
  expect(await idsOf('/api/provider-conversations')).toEqual([]);
  expect(await idsOf('/api/video-waiting', ngozi.cookie)).toEqual([appointmentId]);
  expect(await idsOf('/api/video-waiting')).toEqual([]);
  const news = (await get(`/api/portal/providers/${desk.providerId}/news/events`)).json<{ memberships: object[] }>();
  expect(news.memberships).toMatchObject([{ id: desk.providerId }]);
  const team = (await get(`/api/portal/providers/${desk.providerId}/members`)).json<{
    members: { elsewhere: object[] }[];
    places: object[];
  }>();
  expect(team.places).toMatchObject([{ id: desk.providerId }]);
  expect(team.members.flatMap((member) => member.elsewhere)).toEqual([]);
});

test('a PIN shows an owner no address of another member', async () => {
  const url = `/api/portal/providers/${desk.providerId}/members`;
  const addressesFor = async (by: string) =>
    (await get(url, by))
      .json<{ members: { isYou: boolean; email: string | null }[] }>()
      .members.map(({ isYou, email }) => `${isYou ? 'own' : 'another'}: ${email === null ? 'hidden' : 'shown'}`)
      .toSorted((a, b) => a.localeCompare(b));
  expect(await addressesFor(ngozi.cookie)).toEqual(['another: shown', 'own: shown']);
  expect(await addressesFor(cookie)).toEqual(['another: hidden', 'own: hidden']);
});

test('the password at a shared computer opens every place of the member', async () => {
  await t.pool.query('update sessions set by_pin = false where user_id = $1', [ngozi.id]);
  for (const url of urls()) expect(outcomeOf(await get(url)), url).toBe('200');
  expect(await idsOf('/api/portal/providers')).toContain(elsewhere);
});
