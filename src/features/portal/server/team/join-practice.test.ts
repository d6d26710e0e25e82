import { beforeEach, expect, test } from 'vitest';
import { invitedTo, memberOf } from '#test/access/team-set-ups.ts';
import { newProvider, testApp } from '#test/app.ts';
import { consentToDiary } from '#test/diary-consent.ts';
import { cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp();
const production = await testApp('empty', { PUBLIC_URL: 'https://care.example.ng' });
let count = 0;
let place: number;
beforeEach(async () => {
  count += 1;
  place = await newProvider(t);
  await memberOf(t, place, 'owner');
});

const patient = (over: object = {}) => newAccount(t, `ngozi-${count}`, { fullName: 'Ngozi Ade', ...over });
const join = (cookie: string, token: string, password = PASSWORD) =>
  post(t, '/api/invitations/join', { token, password }, { cookie });
const get = async (cookie: string, url: string) => (await t.app.inject({ url, headers: { cookie } })).json();
const rolesOf = async (userId: number) =>
  (await t.pool.query('select provider_id as place, role from provider_members where user_id = $1', [userId])).rows;
const userOf = async (id: number) => (await t.pool.query('select * from users where id = $1', [id])).rows[0];

test('a patient joins with the account that they have, which keeps everything and still books as a patient', async () => {
  const { id, cookie } = await patient();
  const invited = await invitedTo(t, place, { role: 'desk' });
  const wanted = { providerId: await newProvider(t), date: '2026-11-25T09:30:00.000Z', visitType: 'in-person' };
  const body = { ...wanted, careType: 'routine', reason: 'Cough' };
  await post(t, '/api/appointments', body, { cookie });
  await consentToDiary(t, id);
  await post(t, '/api/symptom-tracking', { symptoms: ['cough'], severity: 3, duration: '1-3 days' }, { cookie });
  const diary = await get(cookie, `/api/users/${id}/symptom-tracking`);

  const joined = await join(cookie, invited.token);
  expect(joined.statusCode, joined.body).toBe(200);
  expect(joined.json().user).toMatchObject({ id, role: 'provider', username: `ngozi-${count}` });
  expect(await rolesOf(id)).toEqual([{ place, role: 'desk' }]);
  expect(await rolesOf(invited.id)).toEqual([]);
  expect((await userOf(invited.id)).deleted_at).not.toBeNull();

  const after = cookiesOf(joined);
  expect(await get(after, '/api/portal/providers')).toMatchObject([{ id: place, role: 'desk' }]);
  expect(await get(after, `/api/users/${id}/appointments`)).toHaveLength(1);
  expect(await get(after, `/api/users/${id}/symptom-tracking`)).toEqual(diary);
  const another = { ...body, date: '2026-11-26T09:30:00.000Z' };
  expect((await post(t, '/api/appointments', another, { cookie: after })).statusCode).toBe(201);
});

test('the other sessions of a patient end, and the one that joins is a new one', async () => {
  const { cookie } = await patient();
  const elsewhere = cookiesOf(await post(t, '/api/login', { username: `ngozi-${count}`, password: PASSWORD }));
  const joined = await join(cookie, (await invitedTo(t, place)).token);
  const signedIn = async (each: string) =>
    (await t.app.inject({ url: '/api/user', headers: { cookie: each } })).statusCode;
  expect([await signedIn(elsewhere), await signedIn(cookie), await signedIn(cookiesOf(joined))]).toEqual([
    401, 401, 200,
  ]);
});

test('the link works once, for joining or for a new account', async () => {
  const [one, other] = [await patient(), await newAccount(t, `bola-${count}`)];
  const { token } = await invitedTo(t, place);
  const accepting = { token, username: `new-${count}`, password: 'another long and rare one' };
  const outcomes = await Promise.all([
    join(one.cookie, token),
    join(other.cookie, token),
    post(t, '/api/invitations/accept', accepting),
  ]);
  const codes = outcomes.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  expect((await t.pool.query('select from provider_members where provider_id = $1', [place])).rowCount).toBe(2);
});

test('a wrong or a weak password is refused, and the link stays valid', async () => {
  const { id, cookie } = await patient();
  const { token } = await invitedTo(t, place);
  const wrong = await join(cookie, token, 'not the password');
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['password']]);
  const weak = await newAccount(t, `weak-${count}`);
  await t.pool.query('update users set full_name = $2 where id = $1', [weak.id, PASSWORD]);
  const refused = await join(weak.cookie, token);
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('too easy to guess')]);
  expect((await userOf(weak.id)).role).toBe('patient');
  expect((await join(cookie, token)).statusCode).toBe(200);
  expect(await rolesOf(id)).toHaveLength(1);
});

test('a member of the place is refused, and the link still works for the person that it is for', async () => {
  const { id, cookie } = await patient();
  const first = await join(cookie, (await invitedTo(t, place, { role: 'manager' })).token);
  const { token } = await invitedTo(t, place, { role: 'desk' });
  const refused = await join(cookiesOf(first), token);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_member']);
  expect(await rolesOf(id)).toEqual([{ place, role: 'manager' }]);
  const ngozi = await newAccount(t, `front-desk-${count}`);
  expect((await join(ngozi.cookie, token)).statusCode).toBe(200);
  expect(await rolesOf(ngozi.id)).toEqual([{ place, role: 'desk' }]);
});

test('a link that works names invitee, places, role and inviter, and stays valid; others name nothing', async () => {
  const owner = await memberOf(t, place, 'owner');
  const { id, token } = await invitedTo(t, place, { role: 'desk' });
  await t.pool.query('update provider_members set invited_by = $1 where user_id = $2', [owner.id, id]);
  const details = (of: string) => post(t, '/api/invitations/details', { token: of });
  const shown = {
    invitee: 'Ngozi Invited',
    places: [{ name: expect.any(String), role: 'Front desk', invitedBy: 'Test owner' }],
  };
  expect((await details(token)).json()).toEqual(shown);
  expect((await details(token)).json()).toEqual(shown);
  expect((await join((await patient()).cookie, token)).statusCode).toBe(200);
  for (const dead of [token, 'no such token']) {
    const refused = await details(dead);
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'link_expired']);
    expect(refused.body).not.toContain('Ngozi');
  }
});

test("neither an administrator's account joins a practice, nor any account an administrator's invitation", async () => {
  const admin = await newAccount(t, `boss-${count}`, { role: 'admin', permissions: ['super_admin'] });
  const { token } = await invitedTo(t, place);
  const refused = await join(admin.cookie, token);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_for_staff']);
  const { id, cookie } = await patient();
  const staff = await invitedTo(t, place);
  await t.pool.query(`update users set role = 'admin' where id = $1`, [staff.id]);
  const barred = await join(cookie, staff.token);
  expect([barred.statusCode, barred.json().message]).toEqual([403, expect.stringContaining('account of its own')]);
  expect((await userOf(id)).role).toBe('patient');
});

test('the link confirms the address of the account, if it is the same', async () => {
  const { id, cookie } = await patient({ email: `ngozi-${count}@example.com` });
  await t.pool.query('update users set email_confirmed_at = null where id = $1', [id]);
  await join(cookie, (await invitedTo(t, place, { email: `Ngozi-${count}@example.com` })).token);
  expect((await userOf(id)).email_confirmed_at).not.toBeNull();
  const other = await newAccount(t, `bola-${count}`, { email: `bola-${count}@example.com` });
  await t.pool.query('update users set email_confirmed_at = null where id = $1', [other.id]);
  await join(other.cookie, (await invitedTo(t, place)).token);
  expect((await userOf(other.id)).email_confirmed_at).toBeNull();
});

test('in production, who joins sets up a second factor before the portal opens', async () => {
  const { cookie } = await newAccount(production, 'ngozi', {});
  const secure = cookie.replace('session=', '__Host-session=');
  const providerId = await newProvider(production);
  await memberOf(production, providerId, 'owner');
  const { token } = await invitedTo(production, providerId);
  const joined = await post(production, '/api/invitations/join', { token, password: PASSWORD }, { cookie: secure });
  expect(joined.json().user).toMatchObject({ role: 'provider', lacksSecondFactor: true });
  const portal = (each: string) =>
    production.app.inject({ url: '/api/portal/providers', headers: { cookie: each } }).then((answer) => answer.json());
  expect((await portal(cookiesOf(joined))).code).toBe('second_factor_required');
  await setUpSecondFactor(production, cookiesOf(joined));
  expect(await portal(cookiesOf(joined))).toMatchObject([{ id: providerId }]);
});
