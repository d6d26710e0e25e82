import { beforeEach, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { testApp } from '#test/app.ts';
import {
  type DeskMember,
  memberWithPin,
  newDesk,
  outcomeOf,
  signInAtDesk,
  type TestDesk,
  unlocked,
} from '#test/desks.ts';
import { PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
const START = t.clock.nowMs;
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
const signIn = (who: DeskMember, cookie: string) => signInAtDesk(t, desk, who, cookie);
const inject = (method: 'DELETE' | 'POST' | 'PUT', url: string, cookie: string, payload?: object) =>
  t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

let cookie: string;
let owner: DeskMember;
let members: string;

beforeEach(async () => {
  owner = await memberWithPin(t, desk.providerId, 'owner');
  cookie = await unlocked(t, desk, ngozi.id);
  members = `/api/portal/providers/${desk.providerId}/members/${ngozi.id}`;
});

test('access ends at once when the computer is removed', async () => {
  const removed = await inject('DELETE', `${desksUrl()}/${desk.id}`, owner.cookie);
  expect(removed.json()).toEqual({ removed: true });
  expect(removed.cookies).toEqual([]);
  expect(await user(cookie)).toBe('401 signed_out');
  expect((await get('/api/portal/desk', cookie)).statusCode).toBe(404);
  expect((await inject('DELETE', `${desksUrl()}/${desk.id}`, owner.cookie)).statusCode).toBe(404);
  const { rows } = await t.pool.query(
    `select act, details from activity_log where object = $1 and act like 'desk.%' order by id`,
    [`provider:${desk.providerId}`],
  );
  expect(rows).toEqual([
    { act: 'desk.enrol', details: { desk: desk.id, name: 'Reception 1' } },
    { act: 'desk.remove', details: { desk: desk.id, name: 'Reception 1' } },
  ]);
});

test('access ends at once when the computer removes itself, with its cookie', async () => {
  const signedIn = await signIn(owner, desk.cookie);
  const removed = await inject('DELETE', `${desksUrl()}/${desk.id}`, signedIn);
  expect(removed.cookies).toMatchObject([
    { name: 'desk', value: '' },
    { name: 'at-desk', value: '' },
  ]);
  expect(await user(signedIn)).toBe('401 signed_out');
});

test('access ends at once when the member is removed', async () => {
  await inject('POST', `${members}/remove`, owner.cookie, { places: [desk.providerId] });
  expect(await user(cookie)).toBe('401 signed_out');
  expect((await t.pool.query('select from member_pins where user_id = $1', [ngozi.id])).rowCount).toBe(0);
});

test('access ends at once when the member is removed from this place only', async () => {
  const other = await newDesk(t);
  await addMember(t.db, { providerId: other.providerId, userId: ngozi.id, role: 'desk', nowMs: START });
  const there = await unlocked(t, other, ngozi.id);
  await inject('POST', `${members}/remove`, owner.cookie, { places: [desk.providerId] });
  expect([await user(cookie), await user(there)]).toEqual(['401 signed_out', '200']);
});

test('access ends at once when the membership goes in any other way', async () => {
  await t.pool.query('delete from provider_members where user_id = $1', [ngozi.id]);
  expect(await user(cookie)).toBe('401 signed_out');
});

test('access ends at once when the role changes', async () => {
  const role = { role: 'clinician', places: [desk.providerId], resourceId: null, was: { role: 'desk' } };
  expect((await inject('PUT', members, owner.cookie, role)).statusCode).toBe(200);
  expect(await user(cookie)).toBe('401 signed_out');
  expect(await user(ngozi.cookie)).toBe('200');
});

test('access ends at once when the PIN is removed or replaced', async () => {
  await inject('DELETE', '/api/portal/pin', ngozi.cookie);
  expect([await user(cookie), await user(ngozi.cookie)]).toEqual(['401 signed_out', '200']);
  await inject('PUT', '/api/portal/pin', ngozi.cookie, { pin: '274916', password: PASSWORD });
  const again = await unlocked(t, desk, ngozi.id);
  await inject('PUT', '/api/portal/pin', ngozi.cookie, { pin: '835017', password: PASSWORD });
  expect([await user(again), await user(ngozi.cookie)]).toEqual(['401 signed_out', '200']);
});

test('access ends at once when the password changes', async () => {
  const body = { currentPassword: PASSWORD, newPassword: 'another long and rare one' };
  expect((await inject('PUT', '/api/user/password', ngozi.cookie, body)).statusCode).toBe(200);
  expect(await user(cookie)).toBe('401 signed_out');
});

test('access ends at once when the place is removed', async () => {
  await t.pool.query(`update providers set removed_at = now(), booking_state = 'closed' where id = $1`, [
    desk.providerId,
  ]);
  expect((await get('/api/portal/desk', cookie)).statusCode).toBe(404);
  expect((await post(t, '/api/portal/desk/unlock', { memberId: ngozi.id, pin: '274916' }, { cookie })).statusCode).toBe(
    404,
  );
});
