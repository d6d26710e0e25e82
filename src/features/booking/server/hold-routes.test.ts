import { beforeEach, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { cleanUpHolds } from './clean-up-holds.ts';

const t = await testApp('empty', { RATE_LIMIT: 'on' });
const MINUTE_MS = 60_000;
const MONDAY = Date.UTC(2026, 10, 23, 8);
const tuesday = (time: string) => new Date(lagosInstant('2026-11-24', time)).toISOString();
let providerId: number;
let lastNetwork = 0;

beforeEach(async () => {
  t.clock.nowMs = MONDAY;
  providerId = await newProvider(t);
});

/** A browser with its own cookies and, by default, its own network. */
function newBrowser(cookie = '', remoteAddress = `10.0.${++lastNetwork >> 8}.${lastNetwork & 255}`) {
  let cookies = cookie;
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await t.app.inject({
      method,
      url,
      remoteAddress,
      headers: { cookie: cookies },
      ...(payload && { payload }),
    });
    const holder = answer.cookies.find(({ name }) => name === 'holder');
    if (holder !== undefined) cookies = [cookie, `holder=${holder.value}`].filter(Boolean).join('; ');
    return answer;
  };
  return {
    ask,
    hold: (time: string, at = providerId) => ask('POST', '/api/slot-holds', { providerId: at, date: tuesday(time) }),
    release: (id: number) => ask('DELETE', `/api/slot-holds/${id}`),
    book: (time: string) =>
      ask('POST', '/api/appointments', {
        providerId,
        date: tuesday(time),
        visitType: 'in-person',
        careType: 'routine',
        reason: 'Cough',
      }),
    times: async (at = providerId) =>
      ((await ask('GET', `/api/providers/${at}/availability?date=2026-11-24`)).json() as { time: string }[]).map(
        ({ time }) => time,
      ),
  };
}
const patientBrowser = async () => newBrowser((await newPatient(t)).cookie);
const rows = async (table: 'slot_holds' | 'appointments') =>
  (await t.pool.query(`select 1 from ${table} where provider_id = $1`, [providerId])).rowCount;

test('a held time is free for its browser, also signed out, and taken for every other', async () => {
  const mine = newBrowser();
  const answer = await mine.hold('10:30');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    id: expect.any(Number),
    date: tuesday('10:30'),
    expiresAt: new Date(MONDAY + 10 * MINUTE_MS).toISOString(),
    heldForMs: 10 * MINUTE_MS,
  });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'holder', httpOnly: true, sameSite: 'Lax' });
  const [kept] = (await t.pool.query('select holder_hash from slot_holds')).rows;
  expect(kept.holder_hash.toString('base64url')).not.toBe(cookie?.value);
  expect(await mine.times()).toContain('10:30');
  expect(await newBrowser().times()).not.toContain('10:30');

  const other = await patientBrowser();
  for (const refused of [await other.hold('10:30'), await other.book('10:30')]) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'slot_held',
      message: 'Somebody else is booking this time just now. Please choose another one.',
      alternatives: [{ time: '09:30' }, { time: '10:00' }, { time: '11:00' }],
    });
  }
  expect(await rows('appointments')).toBe(0);
  expect(await rows('slot_holds')).toBe(1);
});

test('simultaneous requests for times each get the free times of their own browser and provider', async () => {
  const [other, gone] = [await newProvider(t), await newProvider(t)];
  await t.pool.query("update providers set booking_state = 'closed', removed_at = now() where id = $1", [gone]);
  const [mine, theirs, nobodys] = [newBrowser(), await patientBrowser(), newBrowser()];
  await mine.hold('10:30');
  await theirs.hold('11:00', other);
  const [mineAt, theirsAt, nobodysAt, mineAtOther, theirsAtOther, removed, unknown] = await Promise.all([
    mine.times(),
    theirs.times(),
    nobodys.times(),
    mine.times(other),
    theirs.times(other),
    mine.ask('GET', `/api/providers/${gone}/availability?date=2026-11-24`),
    mine.ask('GET', '/api/providers/999999/availability?date=2026-11-24'),
  ]);
  expect(mineAt).toContain('10:30');
  for (const times of [theirsAt, nobodysAt]) expect(times).not.toContain('10:30');
  expect(mineAtOther).toEqual(mineAt.filter((time) => time !== '11:00'));
  expect(theirsAtOther).toEqual(mineAt);
  expect([removed.statusCode, unknown.statusCode]).toEqual([404, 404]);
});

test('the browser that holds a time books it, and the hold is gone', async () => {
  const mine = await patientBrowser();
  await mine.hold('10:30');
  expect((await mine.book('10:30')).statusCode).toBe(201);
  expect(await rows('slot_holds')).toBe(0);
  expect(await newBrowser().times()).not.toContain('10:30');
});

test('a hold of the same account on another device is one’s own', async () => {
  const { cookie } = await newPatient(t);
  await newBrowser(cookie).hold('10:30');
  expect((await newBrowser(cookie).book('10:30')).statusCode).toBe(201);
  expect(await rows('slot_holds')).toBe(0);
});

test('an expired hold reserves nothing, even before the clean-up job has run', async () => {
  await newBrowser().hold('10:30');
  t.clock.nowMs += 10 * MINUTE_MS - 1;
  expect((await (await patientBrowser()).book('10:30')).json().code).toBe('slot_held');
  t.clock.nowMs += 1;
  expect(await newBrowser().times()).toContain('10:30');
  expect((await (await patientBrowser()).book('10:30')).statusCode).toBe(201);
});

test("choosing another time releases the first hold, and releasing the first hold's id doesn't release the second", async () => {
  const mine = newBrowser();
  const first = (await mine.hold('10:30')).json();
  const second = (await mine.hold('11:00')).json();
  expect(second.id).not.toBe(first.id);
  expect((await mine.release(first.id)).statusCode).toBe(404);
  const others = await newBrowser().times();
  expect(others).toContain('10:30');
  expect(others).not.toContain('11:00');
});

test('only its own browser gives a hold up; for any other it is missing', async () => {
  const mine = newBrowser();
  const { id } = (await mine.hold('10:30')).json();
  const missing = await newBrowser().release(999_999_999);
  const foreign = await newBrowser('holder=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA').release(id);
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect(await rows('slot_holds')).toBe(1);
  expect((await mine.release(id)).statusCode).toBe(200);
  expect(await rows('slot_holds')).toBe(0);
  expect((await mine.release(id)).statusCode).toBe(404);
});

describe('the limits of holds', () => {
  test('a hold is extended by ten minutes at a time, and by half an hour in all', async () => {
    const mine = newBrowser();
    const { id } = (await mine.hold('10:30')).json();
    for (const [atMinute, untilMinute] of [
      [5, 15],
      [14, 24],
      [23, 30],
      [29, 30],
    ] as const) {
      t.clock.nowMs = MONDAY + atMinute * MINUTE_MS;
      const extended = (await mine.hold('10:30')).json();
      expect(extended).toMatchObject({ id, expiresAt: new Date(MONDAY + untilMinute * MINUTE_MS).toISOString() });
    }
    for (const atMinute of [30, 59]) {
      t.clock.nowMs = MONDAY + atMinute * MINUTE_MS;
      const refused = await mine.hold('10:30');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'hold_limit']);
      expect(await newBrowser().times()).toContain('10:30');
    }
  });

  test('a job takes away what expired, and only when it may be held again', async () => {
    await newBrowser().hold('10:30');
    const clean = () => cleanUpHolds.run({ ...t, now: t.clock.now } as never);
    t.clock.nowMs = MONDAY + 40 * MINUTE_MS;
    await clean();
    expect(await rows('slot_holds')).toBe(1);
    t.clock.nowMs += 1;
    await clean();
    expect(await rows('slot_holds')).toBe(0);
  });

  test('one browser holds times of three providers at once', async () => {
    const mine = newBrowser();
    const providers = [await newProvider(t), await newProvider(t), await newProvider(t)];
    for (const at of providers) expect((await mine.hold('10:30', at)).statusCode).toBe(201);
    const refused = await mine.hold('10:30');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'hold_limit']);
    expect(await rows('slot_holds')).toBe(0);
    expect((await mine.hold('11:00', providers[0])).statusCode).toBe(201);
  });

  test('five browsers of one network hold times of a provider; the sixth still books', async () => {
    const network = '192.0.2.7';
    for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00']) {
      expect((await newBrowser('', network).hold(time)).statusCode).toBe(201);
    }
    const sixth = newBrowser((await newPatient(t)).cookie, network);
    expect((await sixth.hold('11:30')).json().code).toBe('hold_limit');
    expect((await newBrowser().hold('11:30')).statusCode).toBe(201);
    expect((await sixth.book('12:00')).statusCode).toBe(201);
  });
});

test.each([
  ['off the grid', '10:31', 'slot_unavailable'],
  ['outside opening hours', '19:00', 'slot_unavailable'],
])('a time %s cannot be held', async (_, time, code) => {
  const answer = await newBrowser().hold(time);
  expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
  expect(await rows('slot_holds')).toBe(0);
});

test('a booked time cannot be held, nor any time of a listing or a missing provider', async () => {
  expect((await (await patientBrowser()).book('10:30')).statusCode).toBe(201);
  expect((await newBrowser().hold('10:30')).json()).toMatchObject({
    code: 'slot_taken',
    alternatives: [{ time: '09:30' }, { time: '10:00' }, { time: '11:00' }],
  });
  expect((await newBrowser().hold('10:30', await newProvider(t, { bookable: false }))).statusCode).toBe(422);
  expect((await newBrowser().hold('10:30', 999_999_999)).statusCode).toBe(404);
});

test('the next free time on a card passes over a time that is held', async () => {
  await newBrowser().hold('08:00');
  const card = (await t.app.inject(`/api/providers/${providerId}`)).json();
  expect(card.nextSlotAt).toBe(tuesday('08:30'));
});

test('new browsers of one network can not hold times of a provider for ever', async () => {
  const mailing = await testApp('empty', { RATE_LIMIT: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
  const payload = { providerId: await newProvider(mailing), date: tuesday('15:00') };
  const statusFrom = async (remoteAddress: string) =>
    (await mailing.app.inject({ method: 'POST', url: '/api/slot-holds', remoteAddress, payload })).statusCode;
  const statuses: number[] = [];
  for (let at = 0; at < 44; at++) {
    statuses.push(await statusFrom('192.0.2.77'));
    mailing.clock.nowMs += 11 * 60_000;
  }
  expect(statuses.indexOf(409)).toBe(40);
  expect(await statusFrom('192.0.2.78')).toBe(201);
});
