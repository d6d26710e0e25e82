import { beforeEach, describe, expect, test } from 'vitest';
import { hashesComputed } from '#features/auth/server/passwords/password.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { testApp } from '#test/app.ts';
import {
  type DeskMember,
  enterPin,
  memberWithPin,
  newDesk,
  outcomeOf,
  PIN,
  type TestDesk,
  unlocked,
  WRONG_PIN,
} from '#test/desks.ts';
import { cookiesOf, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
const START = t.clock.nowMs;
let desk: TestDesk;
let ngozi: DeskMember;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newDesk(t);
  ngozi = await memberWithPin(t, desk.providerId);
});

const enter = async (memberId: number, pin = PIN) => outcomeOf(await enterPin(t, desk, memberId, pin));
const failuresOf = async (userId: number) =>
  (await t.pool.query('select failures from member_pins where user_id = $1', [userId])).rows[0]?.failures;
const needsPassword = async (id: number) => {
  const answer = await t.app.inject({ url: '/api/portal/desk', headers: { cookie: desk.cookie } });
  const { members } = answer.json<{ members: { id: number; needsPassword: boolean }[] }>();
  return members.find((member) => member.id === id)?.needsPassword;
};
const block = async (id: number) => {
  for (let wrong = 0; wrong < 5; wrong++) await enter(id, WRONG_PIN);
};

describe('the PIN of a member', () => {
  test('opens a new session of twelve hours, and says who it is', async () => {
    const answer = await enterPin(t, desk, ngozi.id);
    expect(answer.json()).toMatchObject({ id: ngozi.id, username: ngozi.username, role: 'provider' });
    expect(answer.cookies).toMatchObject([
      { name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 12 * 60 * 60 },
    ]);
    const again = await enterPin(t, desk, ngozi.id);
    expect(cookiesOf(again)).not.toBe(cookiesOf(answer));
  });

  test('is 404 without the cookie of a shared computer, as an address that does not exist', async () => {
    const unknown = await post(t, '/api/portal/desk/unlock/not', {});
    for (const cookie of ['', 'desk=', 'desk=nonsense', ngozi.cookie]) {
      const refused = await enterPin(t, { cookie }, ngozi.id);
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toBe(unknown.body.replace('/not', ''));
    }
    expect(await failuresOf(ngozi.id)).toBe(0);
  });

  test('of six digits only', async () => {
    for (const pin of ['27491', '2749166', '27491a', '']) expect(await enter(ngozi.id, pin)).toBe('400 invalid');
    expect(await failuresOf(ngozi.id)).toBe(0);
  });
});

describe('a wrong PIN', () => {
  test('is counted, and the right one clears the count', async () => {
    expect(await enter(ngozi.id, WRONG_PIN)).toBe('401 wrong_pin');
    expect(await failuresOf(ngozi.id)).toBe(1);
    expect(await enter(ngozi.id)).toBe('200');
    expect(await failuresOf(ngozi.id)).toBe(0);
  });

  test('cannot be distinguished from a person who is no member here, is unknown, or has no PIN', async () => {
    const elsewhere = (await newDesk(t)).owner;
    const without = await memberOf(t, desk.providerId, 'desk');
    const wrong = await enterPin(t, desk, ngozi.id, WRONG_PIN);
    for (const id of [elsewhere.id, without.id, 987_654_321]) {
      const before = hashesComputed();
      const refused = await enterPin(t, desk, id, PIN);
      expect([refused.statusCode, refused.body]).toEqual([wrong.statusCode, wrong.body]);
      // As much work as for a wrong PIN.
      expect(hashesComputed() - before).toBe(1);
    }
    expect(await failuresOf(elsewhere.id)).toBe(0);
  });

  test('of a closed account is as one of an unknown person', async () => {
    await t.pool.query('update users set disabled_at = now() where id = $1', [ngozi.id]);
    expect(await enter(ngozi.id)).toBe('401 wrong_pin');
    expect(await needsPassword(ngozi.id)).toBeUndefined();
  });

  test('five times needs the password, at every computer, and no other member is affected', async () => {
    const other = await newDesk(t, { providerId: desk.providerId });
    const ada = await memberWithPin(t, desk.providerId);
    for (let wrong = 1; wrong < 5; wrong++) expect(await enter(ngozi.id, WRONG_PIN)).toBe('401 wrong_pin');
    expect(await needsPassword(ngozi.id)).toBe(false);
    expect(await enter(ngozi.id, WRONG_PIN)).toBe('403 pin_blocked');
    expect(await needsPassword(ngozi.id)).toBe(true);
    const before = hashesComputed();
    expect(await enter(ngozi.id)).toBe('403 pin_blocked');
    expect(outcomeOf(await enterPin(t, other, ngozi.id))).toBe('403 pin_blocked');
    // It isn't even compared.
    expect(hashesComputed()).toBe(before);
    expect(await enter(ada.id)).toBe('200');
  });

  test('four times and then the right one opens the session', async () => {
    for (let wrong = 1; wrong < 5; wrong++) await enter(ngozi.id, WRONG_PIN);
    expect(await enter(ngozi.id)).toBe('200');
  });

  test('does not end the session that is open', async () => {
    const cookie = await unlocked(t, desk, ngozi.id);
    expect(outcomeOf(await enterPin(t, { cookie }, ngozi.id, WRONG_PIN))).toBe('401 wrong_pin');
    expect((await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('wrong PINs of a day', () => {
  test('fifteen times need the password, although right ones were between', async () => {
    for (let round = 0; round < 5; round++) {
      for (let wrong = 0; wrong < 3; wrong++) expect(await enter(ngozi.id, WRONG_PIN)).toBe('401 wrong_pin');
      if (round < 4) expect(await enter(ngozi.id)).toBe('200');
    }
    expect(await needsPassword(ngozi.id)).toBe(true);
    expect(await enter(ngozi.id)).toBe('403 pin_blocked');
    await post(t, '/api/login', { username: ngozi.username, password: PASSWORD });
    expect(await needsPassword(ngozi.id)).toBe(false);
    expect(await enter(ngozi.id)).toBe('200');
  });

  test('of the day before are not counted any more', async () => {
    for (let round = 0; round < 10; round++) {
      for (let wrong = 0; wrong < 3; wrong++) await enter(ngozi.id, WRONG_PIN);
      expect(await enter(ngozi.id)).toBe('200');
      t.clock.nowMs += 6 * 60 * 60 * 1000;
    }
  });

  test('too often are forgiven by a sign-in with the password, not by a wrong password', async () => {
    await block(ngozi.id);
    const { username } = ngozi;
    await post(t, '/api/login', { username, password: 'a long and wrong one' });
    expect(await enter(ngozi.id)).toBe('403 pin_blocked');
    expect((await post(t, '/api/login', { username, password: PASSWORD })).statusCode).toBe(200);
    expect(await enter(ngozi.id)).toBe('200');
  });
});

describe('setting a PIN', () => {
  const set = (cookie: string, pin: string, password = PASSWORD) =>
    t.app.inject({ method: 'PUT', url: '/api/portal/pin', payload: { pin, password }, headers: { cookie } });
  const state = async (cookie: string) => (await t.app.inject({ url: '/api/portal/pin', headers: { cookie } })).json();

  test('takes the password, and keeps the PIN as passwords are kept', async () => {
    expect((await set(ngozi.cookie, '835017')).json()).toEqual({
      isSet: true,
      setAt: new Date(START).toISOString(),
      needsPassword: false,
    });
    expect(await enter(ngozi.id)).toBe('401 wrong_pin');
    expect(await enter(ngozi.id, '835017')).toBe('200');
    const { rows } = await t.pool.query('select pin_hash from member_pins where user_id = $1', [ngozi.id]);
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  test('is refused with a wrong password, and changes nothing', async () => {
    const refused = await set(ngozi.cookie, '835017', 'a long and wrong one');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { password: 'That is not your password.' } });
    expect(await enter(ngozi.id)).toBe('200');
  });

  test('refuses one that is easy to guess', async () => {
    await t.pool.query(`update users set date_of_birth = '1991-03-07' where id = $1`, [ngozi.id]);
    expect((await set(ngozi.cookie, '070391')).statusCode).toBe(400);
    const refused = await set(ngozi.cookie, '121212');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid',
      fields: { pin: 'This PIN is easy to guess. Choose another one.' },
    });
    expect(await enter(ngozi.id)).toBe('200');
  });

  test('clears the wrong tries, and removing it takes the member off the screen', async () => {
    await block(ngozi.id);
    expect(await state(ngozi.cookie)).toMatchObject({ isSet: true, needsPassword: true });
    expect((await set(ngozi.cookie, '835017')).json()).toMatchObject({ needsPassword: false });
    const removed = await t.app.inject({ method: 'DELETE', url: '/api/portal/pin', headers: { cookie: ngozi.cookie } });
    expect(removed.json()).toEqual({ isSet: false, setAt: null, needsPassword: false });
    expect(await state(ngozi.cookie)).toEqual({ isSet: false, setAt: null, needsPassword: false });
    expect(await needsPassword(ngozi.id)).toBeUndefined();
    expect(await enter(ngozi.id, '835017')).toBe('401 wrong_pin');
  });
});

test('unlocking is limited by network address', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const unlock = () => post(limited, '/api/portal/desk/unlock', { memberId: 1, pin: PIN });
  const statuses = [];
  for (let round = 0; round < 61; round++) statuses.push((await unlock()).statusCode);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
});
