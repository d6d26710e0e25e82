import { beforeEach, expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';
import {
  type DeskMember,
  enterPin,
  memberWithPin,
  newDesk,
  outcomeOf,
  signInAtDesk,
  type TestDesk,
  unlocked,
  WRONG_PIN,
} from '#test/desks.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
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
const signIn = (who: DeskMember, cookie: string) => signInAtDesk(t, desk, who, cookie);
const sessionsOf = async (id: number) =>
  (await t.pool.query('select desk_id, by_pin from sessions where user_id = $1 order by id', [id])).rows;

test('a session in an enrolled browser of a member is bound to it, by password or by PIN', async () => {
  expect(await sessionsOf(desk.owner.id)).toEqual([{ desk_id: desk.id, by_pin: false }]);
  await signIn(ngozi, desk.cookie);
  expect((await sessionsOf(ngozi.id)).at(-1)).toEqual({ desk_id: desk.id, by_pin: false });
  await unlocked(t, desk, ngozi.id);
  expect((await sessionsOf(ngozi.id)).at(-1)).toEqual({ desk_id: desk.id, by_pin: true });
});

test('a session in an enrolled browser says at which computer it is', async () => {
  const here = { id: desk.id, name: 'Reception 1', providerId: desk.providerId, lockAfterMinutes: 3 };
  const byPin = await enterPin(t, desk, ngozi.id);
  expect(byPin.json()).toMatchObject({ id: ngozi.id, desk: { ...here, byPin: true } });
  const current = await get('/api/user', `${desk.cookie}; ${cookiesOf(byPin)}`);
  expect(current.json()).toMatchObject({ id: ngozi.id, desk: { ...here, byPin: true } });
  const { username } = ngozi;
  const byPassword = await post(t, '/api/login', { username, password: PASSWORD }, { cookie: desk.cookie });
  expect(byPassword.json()).toMatchObject({ id: ngozi.id, desk: { ...here, byPin: false } });
  expect((await get('/api/user', ngozi.cookie)).json()).not.toHaveProperty('desk');
});

test('the mark of a lock that did not arrive locks the session at the next request', async () => {
  const opened = await unlocked(t, desk, ngozi.id);
  expect(await user(opened)).toBe('200');
  expect(await user(`${opened}; desk-locked=1`)).toBe('423 locked');
  expect(await user(opened)).toBe('423 locked');
  // Elsewhere it has no effect.
  expect(await user(`${ngozi.cookie}; desk-locked=1`)).toBe('200');
});

test('only a reply that opens a session removes the mark of a lock', async () => {
  const cookie = `${desk.cookie}; desk-locked=1`;
  const removed = (answer: { readonly headers: object }) => /desk-locked=;/.test(JSON.stringify(answer.headers));
  const opened = await unlocked(t, desk, ngozi.id);
  expect(removed(await post(t, '/api/portal/desk/lock', {}, { cookie: `${opened}; desk-locked=1` }))).toBe(false);
  expect(removed(await get('/api/portal/desk', cookie))).toBe(false);
  expect(removed(await enterPin(t, { cookie }, ngozi.id, WRONG_PIN))).toBe(false);
  expect(removed(await enterPin(t, { cookie }, ngozi.id))).toBe(true);
  const { username } = ngozi;
  expect(removed(await post(t, '/api/login', { username, password: PASSWORD }, { cookie }))).toBe(true);
});

test('a session in an enrolled browser of anyone else is an ordinary one', async () => {
  const stranger = await newAccount(t, 'stranger-at-desk');
  const elsewhere = await memberWithPin(t, await newProvider(t), 'owner');
  for (const person of [stranger, elsewhere]) {
    const cookie = await signIn(person, desk.cookie);
    expect((await sessionsOf(person.id)).at(-1)).toEqual({ desk_id: null, by_pin: false });
    t.clock.nowMs += 4 * MINUTE;
    expect(await user(cookie)).toBe('200');
  }
});

test('a session in an enrolled browser is the only one there: opening one ends the others', async () => {
  const [first, second] = [await unlocked(t, desk, ngozi.id), await unlocked(t, desk, desk.owner.id)];
  expect(await user(first)).toBe('401 signed_out');
  expect(await user(second)).toBe('200');
  expect(await user(desk.owner.cookie)).toBe('401 signed_out');
  const third = await signIn(ngozi, desk.cookie);
  expect(await user(second)).toBe('401 signed_out');
  expect(await user(third)).toBe('200');
  // Sessions of the same member elsewhere go on.
  expect(await user(ngozi.cookie)).toBe('200');
});

test('a session in an enrolled browser locks after its minutes without an action', async () => {
  const cookie = await unlocked(t, desk, ngozi.id);
  t.clock.nowMs += 3 * MINUTE - 1;
  expect(await user(cookie)).toBe('200');
  t.clock.nowMs += 3 * MINUTE - 1;
  expect(await user(cookie)).toBe('200');
  t.clock.nowMs += 3 * MINUTE;
  expect(await user(cookie)).toBe('423 locked');
  // Asking again is no action.
  expect(await user(cookie)).toBe('423 locked');
  expect(await user(desk.owner.cookie)).toBe('401 signed_out');
});

test('a session in an enrolled browser that was opened with the password locks too', async () => {
  expect(await user(desk.owner.cookie)).toBe('200');
  t.clock.nowMs += 3 * MINUTE;
  expect(await user(desk.owner.cookie)).toBe('423 locked');
});

test('a session in an enrolled browser stays locked, however long, and ends after twelve hours', async () => {
  const cookie = await unlocked(t, desk, ngozi.id);
  t.clock.nowMs += 6 * 60 * MINUTE;
  expect(await user(cookie)).toBe('423 locked');
  t.clock.nowMs = START + 12 * 60 * MINUTE;
  expect(await user(cookie)).toBe('401 signed_out');
  // The computer itself goes on.
  expect((await get('/api/portal/desk', cookie)).statusCode).toBe(200);
});

test('a session in an enrolled browser is not kept open by what the browser sends by itself', async () => {
  const cookie = await unlocked(t, desk, ngozi.id);
  const news = `/api/portal/providers/${desk.providerId}/news`;
  t.clock.nowMs += 2 * MINUTE;
  expect(await user(cookie, { 'x-unattended': 'true' })).toBe('200');
  expect(outcomeOf(await get(news, cookie, { 'x-unattended': 'true' }))).toBe('200');
  t.clock.nowMs += MINUTE;
  expect(await user(cookie)).toBe('423 locked');
});

test('a session in an enrolled browser can lock after one minute, with an action every half a minute it does not', async () => {
  const settings = { name: 'Reception 1', lockAfterMinutes: 1 };
  const url = `${desksUrl()}/${desk.id}`;
  const changed = await t.app.inject({
    method: 'PUT',
    url,
    payload: settings,
    headers: { cookie: desk.owner.cookie },
  });
  expect(changed.json()).toMatchObject(settings);
  const cookie = await unlocked(t, desk, ngozi.id);
  for (let half = 0; half < 6; half++) {
    t.clock.nowMs += 30_000;
    expect(await user(cookie)).toBe('200');
  }
  t.clock.nowMs += MINUTE;
  expect(await user(cookie)).toBe('423 locked');
});

test('a session in an enrolled browser locks by hand, and nothing but the PIN or the password unlocks it', async () => {
  const cookie = await unlocked(t, desk, ngozi.id);
  expect((await post(t, '/api/portal/desk/lock', {}, { cookie })).json()).toEqual({ locked: true });
  expect(await user(cookie)).toBe('423 locked');
  expect((await post(t, '/api/portal/desk/lock', {}, { cookie })).json()).toEqual({ locked: true });
  expect(await user(await unlocked(t, desk, ngozi.id))).toBe('200');
  expect(await user(cookie)).toBe('401 signed_out');
});

test('a session in an enrolled browser can be left while it is locked', async () => {
  const cookie = await unlocked(t, desk, ngozi.id);
  t.clock.nowMs += 3 * MINUTE;
  expect((await post(t, '/api/logout', {}, { cookie })).statusCode).toBe(200);
  expect(await user(cookie)).toBe('401 signed_out');
});

test('a session in an enrolled browser that locked by time stays locked when the minutes are raised', async () => {
  const owner = await memberWithPin(t, desk.providerId, 'owner');
  const raise = (lockAfterMinutes: number) =>
    t.app.inject({
      method: 'PUT',
      url: `${desksUrl()}/${desk.id}`,
      payload: { name: 'Reception 1', lockAfterMinutes },
      headers: { cookie: owner.cookie },
    });
  const cookie = await unlocked(t, desk, ngozi.id);
  t.clock.nowMs += 3 * MINUTE - 1;
  expect((await raise(5)).statusCode).toBe(200);
  t.clock.nowMs += 1;
  expect(await user(cookie)).toBe('200');
  t.clock.nowMs += 5 * MINUTE;
  expect((await raise(15)).statusCode).toBe(200);
  expect(await user(cookie)).toBe('423 locked');
});

test('a session with a PIN works with the cookie of its own computer only', async () => {
  const opened = cookiesOf(await enterPin(t, desk, ngozi.id));
  const other = await newDesk(t, { providerId: desk.providerId });
  expect(await user(`${desk.cookie}; ${opened}`)).toBe('200');
  for (const browser of ['', 'desk=; ', 'desk=nonsense; ', `${other.cookie}; `]) {
    expect(await user(browser + opened)).toBe('401 signed_out');
  }
  // A call under way while the owner enrols the browser has the session's cookie alone.
  expect(await user(other.owner.cookie)).toBe('200');
});

test('a session in an enrolled browser elsewhere has nothing to lock', async () => {
  expect((await post(t, '/api/portal/desk/lock', {}, { cookie: ngozi.cookie })).json()).toEqual({ locked: false });
  t.clock.nowMs += 10 * MINUTE;
  expect(await user(ngozi.cookie)).toBe('200');
});
