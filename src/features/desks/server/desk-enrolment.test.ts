import { beforeEach, expect, test } from 'vitest';
import { cleanUpAccounts } from '#features/auth/server/accounts/clean-up-accounts.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newProvider, testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, outcomeOf, type TestDesk, unlocked } from '#test/desks.ts';
import { browserAddress } from '#test/push-service.ts';
import { cookiesOf, newAccount, post } from '#test/sign-in.ts';

const t = await testApp();
const https = await testApp('empty', { PUBLIC_URL: 'https://alafia.example' });
const START = t.clock.nowMs;
const MINUTE = 60_000;
let desk: TestDesk;
let ngozi: DeskMember;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newDesk(t);
  ngozi = await memberWithPin(t, desk.providerId);
});

const get = (url: string, cookie: string, headers = {}) => t.app.inject({ url, headers: { cookie, ...headers } });
const desksUrl = () => `/api/portal/providers/${desk.providerId}/desks`;
const user = async (cookie: string, headers = {}) => outcomeOf(await get('/api/user', cookie, headers));

test('enrolment sets a cookie for 90 days that scripts cannot read, and keeps only its hash', async () => {
  const enrolled = await post(t, desksUrl(), { name: ' Reception 2 ' }, { cookie: desk.owner.cookie });
  expect(enrolled.json()).toEqual({
    id: expect.any(Number),
    name: 'Reception 2',
    lockAfterMinutes: 3,
    enrolledAt: new Date(START).toISOString(),
    enrolledBy: 'Ada Owner',
    expiresAt: new Date(START + 90 * 24 * 60 * MINUTE).toISOString(),
    lastUsedAt: new Date(START).toISOString(),
    isThisBrowser: true,
  });
  expect(enrolled.cookies).toMatchObject([
    { name: 'desk', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 90 * 24 * 60 * 60 },
    { name: 'at-desk', value: '1', maxAge: 90 * 24 * 60 * 60 },
  ]);
  const token = enrolled.cookies[0]?.value ?? '';
  const { rows } = await t.pool.query('select row_to_json(desks)::text as row from desks');
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});

test('enrolment behind https the cookie is bound to the host', async () => {
  const providerId = await newProvider(https);
  const { cookie } = await newAccount(https, 'https-owner', { role: 'provider' });
  const { rows } = await https.pool.query(`select id from users where username = 'https-owner'`);
  await addMember(https.db, { providerId, userId: rows[0].id, role: 'owner', nowMs: START });
  await https.pool.query(
    `insert into second_factors (user_id, secret_encrypted, confirmed_at) values ($1, 'x', now())`,
    [rows[0].id],
  );
  const url = `/api/portal/providers/${providerId}/desks`;
  const enrolled = await post(https, url, { name: 'Reception' }, { cookie: `__Host-${cookie}` });
  expect(enrolled.cookies).toMatchObject([
    { name: '__Host-desk', secure: true, path: '/' },
    { name: 'at-desk', value: '1', secure: true },
  ]);
});

test('enrolment again in the same browser replaces what it was', async () => {
  const cookie = `${desk.cookie}; ${desk.owner.cookie}`;
  const again = await post(t, desksUrl(), { name: 'Reception 2' }, { cookie });
  expect((await get('/api/portal/desk', desk.cookie)).statusCode).toBe(404);
  expect((await get('/api/portal/desk', cookiesOf(again))).json()).toMatchObject({ name: 'Reception 2' });
  expect((await get(desksUrl(), desk.owner.cookie)).json()).toMatchObject([{ name: 'Reception 2' }]);
  expect(await user(desk.owner.cookie)).toBe('200');
});

test('enrolment ends the push messages to its browser, and so does the next session there', async () => {
  const { id, cookie } = await memberWithPin(t, desk.providerId, 'owner');
  const subscribed = await post(t, '/api/push/subscriptions', browserAddress(), { cookie });
  expect(subscribed.statusCode).toBe(201);
  const browsers = async () => (await t.pool.query('select from push_subscriptions where user_id = $1', [id])).rowCount;
  const enrolled = await post(t, desksUrl(), { name: 'Reception 2' }, { cookie });
  expect([enrolled.statusCode, await browsers()]).toEqual([201, 0]);
  // One that came between the enrolment's steps, as another process may write it.
  await t.pool.query(
    `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, browser, created_at)
     select user_id, id, 'https://fcm.googleapis.com/late', 'x', 'x', 'Firefox', now() from sessions where desk_id = $1`,
    [enrolled.json<{ id: number }>().id],
  );
  expect(await browsers()).toBe(1);
  await unlocked(t, { cookie: cookiesOf(enrolled) }, ngozi.id);
  expect(await browsers()).toBe(0);
});

test('enrolment is listed with who did it and when it was used, and which one this is', async () => {
  const other = await newDesk(t, { name: 'Annex', providerId: desk.providerId });
  t.clock.nowMs += MINUTE;
  await unlocked(t, desk, ngozi.id);
  const cookie = `${desk.cookie}; ${other.owner.cookie}`;
  const listed = (await get(desksUrl(), cookie)).json<{ id: number }[]>();
  expect(listed).toMatchObject([
    { id: other.id, name: 'Annex', isThisBrowser: false },
    { id: desk.id, name: 'Reception 1', isThisBrowser: true, lastUsedAt: new Date(t.clock.nowMs).toISOString() },
  ]);
  // The member signs out: the last use stays known.
  await t.pool.query('delete from sessions where desk_id = $1', [desk.id]);
  expect((await get(desksUrl(), cookie)).json()).toMatchObject([
    {},
    { lastUsedAt: new Date(t.clock.nowMs).toISOString() },
  ]);
});

test('enrolment ends after 90 days, with its sessions, and is cleaned up', async () => {
  const cookie = await unlocked(t, desk, ngozi.id);
  await t.pool.query('update desks set expires_at = $1', [new Date(START)]);
  expect((await get('/api/portal/desk', cookie)).statusCode).toBe(404);
  expect(await user(cookie)).toBe('401 signed_out');
  await cleanUpAccounts.run({ db: t.db, now: t.clock.now } as Parameters<typeof cleanUpAccounts.run>[0]);
  expect((await t.pool.query('select from desks where id = $1', [desk.id])).rowCount).toBe(0);
});

test('enrolment of another practice is missing to its owner', async () => {
  const other = await newDesk(t);
  const { cookie } = other.owner;
  const payload = { name: 'Mine', lockAfterMinutes: 1 };
  for (const providerId of [desk.providerId, other.providerId]) {
    const url = `/api/portal/providers/${providerId}/desks/${desk.id}`;
    expect(outcomeOf(await t.app.inject({ method: 'PUT', url, payload, headers: { cookie } }))).toBe('404 not_found');
    expect(outcomeOf(await t.app.inject({ method: 'DELETE', url, headers: { cookie } }))).toBe('404 not_found');
  }
  expect((await get('/api/portal/desk', desk.cookie)).json()).toMatchObject({ name: 'Reception 1' });
});

test('the locked screen shows the members with a PIN and the number of news, no patient', async () => {
  await memberOf(t, desk.providerId, 'clinician');
  const [answer, elsewhere] = [await get('/api/portal/desk', desk.cookie), await get('/api/portal/desk', ngozi.cookie)];
  expect(answer.json()).toEqual({
    name: 'Reception 1',
    placeName: "St. Mary's",
    lockAfterMinutes: 3,
    newsCount: 0,
    members: [
      { id: desk.owner.id, name: 'Ada Owner', needsPassword: false },
      { id: ngozi.id, name: expect.stringMatching(/^Member/), needsPassword: false },
    ],
  });
  expect(elsewhere.json()).toEqual((await get('/api/portal/desk', '')).json());
  expect(outcomeOf(elsewhere)).toBe('404 not_found');
});
