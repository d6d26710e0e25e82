import { expect, test } from 'vitest';
import { hashesComputed } from '#features/auth/server/passwords/password.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { testApp } from '#test/app.ts';
import { memberWithPin, newDesk, PIN, WRONG_PIN } from '#test/desks.ts';
import { RACE_ROUNDS } from '#test/race.ts';
import { PASSWORD } from '#test/sign-in.ts';
import { clearPinTries } from './pin-store.ts';

const t = await testApp('empty', {}, { indexed: true });
const address = await t.listen();

async function send(method: string, path: string, cookie: string, body?: object) {
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  const { code } = (await answer.json()) as { code?: string };
  return { outcome: `${answer.status} ${code ?? ''}`.trim(), cookie: cookies.join('; ') };
}
const unlock = (cookie: string, memberId: number, pin = PIN) =>
  send('POST', '/api/portal/desk/unlock', cookie, { memberId, pin });
const user = async (cookie: string) => (await send('GET', '/api/user', cookie)).outcome;
const sessionsAt = async (deskId: number) =>
  (await t.pool.query('select user_id from sessions where desk_id = $1', [deskId])).rows;

test('twenty wrong PINs at once count twenty, and at most five are compared', async () => {
  const desk = await newDesk(t);
  const { id } = await memberWithPin(t, desk.providerId);
  const before = hashesComputed();
  const tries = await Promise.all(Array.from({ length: 20 }, () => unlock(desk.cookie, id, WRONG_PIN)));
  expect(hashesComputed() - before).toBe(5);
  expect(tries.map(({ outcome }) => outcome).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => '401 wrong_pin'),
    ...Array.from({ length: 16 }, () => '403 pin_blocked'),
  ]);
  const { rows } = await t.pool.query('select failures from member_pins where user_id = $1', [id]);
  expect(rows).toEqual([{ failures: 20 }]);
  expect((await unlock(desk.cookie, id)).outcome).toBe('403 pin_blocked');
});

test('the right PIN does not forgive more wrong ones that were tried meanwhile', async () => {
  const desk = await newDesk(t);
  const { id } = await memberWithPin(t, desk.providerId);
  const { rows } = await t.pool.query('select pin_hash from member_pins where user_id = $1', [id]);
  const failures = async () =>
    (await t.pool.query('select failures from member_pins where user_id = $1', [id])).rows[0].failures;
  for (const [before, after] of [
    [5, 0],
    [6, 6],
    [20, 20],
  ]) {
    await t.pool.query('update member_pins set failures = $2 where user_id = $1', [id, before]);
    expect(await clearPinTries(t.db, id, rows[0].pin_hash)).toBe(true);
    expect(await failures()).toBe(after);
  }
});

test('of two members who unlock at once, one has the computer', async () => {
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const desk = await newDesk(t);
    const members = [await memberWithPin(t, desk.providerId), await memberWithPin(t, desk.providerId)];
    const opened = await Promise.all(members.map(({ id }) => unlock(desk.cookie, id)));
    expect(opened.map(({ outcome }) => outcome)).toEqual(['200', '200']);
    const found = await Promise.all(opened.map(({ cookie }) => user(`${desk.cookie}; ${cookie}`)));
    expect(found.toSorted()).toEqual(['200', '401 signed_out']);
    expect(await sessionsAt(desk.id)).toHaveLength(1);
  }
});

test('a member who unlocks while the computer is removed has no session afterwards', async () => {
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const desk = await newDesk(t);
    const owner = await memberWithPin(t, desk.providerId, 'owner');
    const { id } = await memberWithPin(t, desk.providerId);
    const url = `/api/portal/providers/${desk.providerId}/desks/${desk.id}`;
    const [opened, removed] = await Promise.all([unlock(desk.cookie, id), send('DELETE', url, owner.cookie)]);
    expect(removed.outcome).toBe('200');
    expect(['200', '404 not_found']).toContain(opened.outcome);
    expect(await user(`${desk.cookie}; ${opened.cookie}`)).toBe('401 signed_out');
    expect(await sessionsAt(desk.id)).toEqual([]);
  }
});

test('a member who unlocks while they are removed, or their PIN is, has no session afterwards', async () => {
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const desk = await newDesk(t);
    const owner = await memberWithPin(t, desk.providerId, 'owner');
    const { id, cookie } = await memberWithPin(t, desk.providerId);
    const members = `/api/portal/providers/${desk.providerId}/members/${id}/remove`;
    const end =
      round % 2 === 0
        ? send('POST', members, owner.cookie, { places: [desk.providerId] })
        : send('DELETE', '/api/portal/pin', cookie);
    const [opened, ended] = await Promise.all([unlock(desk.cookie, id), end]);
    expect(ended.outcome).toBe('200');
    expect(['200', '401 wrong_pin', '404 not_found']).toContain(opened.outcome);
    expect(await user(`${desk.cookie}; ${opened.cookie}`)).toBe('401 signed_out');
  }
});

test('a sign-in with the password and a PIN at once leave one session, and no deadlock', async () => {
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const desk = await newDesk(t);
    const { id, username } = await memberWithPin(t, desk.providerId);
    const browser = `${desk.cookie}; ${desk.owner.cookie}`;
    const opened = await Promise.all([
      unlock(browser, id),
      send('POST', '/api/login', browser, { username, password: PASSWORD }),
    ]);
    expect(opened.map(({ outcome }) => outcome)).toEqual(['200', '200']);
    expect(await sessionsAt(desk.id)).toEqual([{ user_id: id }]);
  }
});

test('an act while the computer is locked is done or refused, and nothing is done afterwards', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const desk = await newDesk(t);
    const { id } = await memberWithPin(t, desk.providerId);
    const cookie = `${desk.cookie}; ${(await unlock(desk.cookie, id)).cookie}`;
    const [first, second] = [
      await appointmentTo(t, desk.providerId, -10),
      await appointmentTo(t, desk.providerId, -60),
    ];
    const mark = (appointmentId: number) =>
      send('PUT', `/api/portal/visits/${appointmentId}/mark`, cookie, { mark: 'attended', was: 'none' });
    const [marked, locked] = await Promise.all([mark(first), send('POST', '/api/portal/desk/lock', cookie)]);
    outcomes.add(marked.outcome);
    expect(locked.outcome).toBe('200');
    expect((await mark(second)).outcome).toBe('423 locked');
    const { rows } = await t.pool.query('select attendance from appointments where id = any ($1) order by id', [
      [first, second],
    ]);
    expect(rows).toEqual([{ attendance: marked.outcome === '200' ? 'attended' : null }, { attendance: null }]);
  }
  expect([...outcomes].filter((each) => each !== '200' && each !== '423 locked')).toEqual([]);
});
