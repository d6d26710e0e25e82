import { beforeEach, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import type { Consents } from '../contract.ts';
import { PURPOSES } from '../rules/purposes.ts';
import { currentConsents, hasConsent, recordConsent } from './consent-store.ts';

const t = await testApp();
let me: Awaited<ReturnType<typeof newPatient>>;
beforeEach(async () => {
  me = await newPatient(t);
});

const get = (id: number, cookie: string) => t.app.inject({ url: `/api/users/${id}/consents`, headers: { cookie } });
const put = (payload: object, id = me.id, cookie = me.cookie) =>
  t.app.inject({ method: 'PUT', url: `/api/users/${id}/consents`, payload, headers: { cookie } });
const rowsOf = async (id: number) =>
  (await t.pool.query('select purpose, version, granted, about from consents where user_id = $1 order by id', [id]))
    .rows;

test('no consent is preset', async () => {
  const { consents, history } = (await get(me.id, me.cookie)).json<Consents>();
  expect(consents.map(({ purpose }) => purpose)).toEqual(PURPOSES.map(({ id }) => id));
  expect(consents.every(({ granted, recordedAt }) => !granted && recordedAt === null)).toBe(true);
  expect(history).toEqual([]);
});

test('consent and withdrawal are recorded with version and time; the history keeps both', async () => {
  const first = await put({ purpose: 'symptom_tracking', granted: true });
  expect(first.statusCode).toBe(200);
  expect(await hasConsent(t.db, me.id, 'symptom_tracking')).toBe(true);
  t.clock.nowMs += 60_000;
  const after = (await put({ purpose: 'symptom_tracking', granted: false })).json<Consents>();
  expect(await hasConsent(t.db, me.id, 'symptom_tracking')).toBe(false);
  expect(after.consents.find(({ purpose }) => purpose === 'symptom_tracking')).toMatchObject({
    granted: false,
    recordedVersion: '1',
    recordedAt: new Date(t.clock.nowMs).toISOString(),
    givenBy: 'self',
  });
  expect(after.history.map(({ granted }) => granted)).toEqual([false, true]);
});

test('the same decision twice is one record', async () => {
  await put({ purpose: 'news', granted: false });
  await put({ purpose: 'news', granted: true });
  await put({ purpose: 'news', granted: true });
  expect(await rowsOf(me.id)).toEqual([{ purpose: 'news', version: '1', granted: true, about: null }]);
});

test('consent to an earlier text no longer counts', async () => {
  await t.pool.query(`insert into consents (user_id, purpose, version, granted) values ($1, 'news', '0', true)`, [
    me.id,
  ]);
  expect(await hasConsent(t.db, me.id, 'news')).toBe(false);
  const { consents } = (await put({ purpose: 'news', granted: true })).json<Consents>();
  expect(consents.find(({ purpose }) => purpose === 'news')).toMatchObject({ granted: true, recordedVersion: '1' });
});

test.each(PURPOSES.filter(({ fixedBecause }) => fixedBecause !== null))(
  "$id can't be changed here, and the refusal says what to do instead",
  async ({ id, fixedBecause }) => {
    for (const granted of [true, false]) {
      const answer = await put({ purpose: id, granted });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ code: 'not_switchable', message: fixedBecause });
    }
    expect(await rowsOf(me.id)).toEqual([]);
  },
);

test("another user's consents get the same reply as missing ones, for administrators too, and nothing is written", async () => {
  const other = await newPatient(t);
  const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  for (const { cookie } of [other, admin]) {
    const missing = await get(999_999_999, cookie);
    for (const answer of [await get(me.id, cookie), await put({ purpose: 'news', granted: true }, me.id, cookie)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
    }
  }
  expect(await rowsOf(me.id)).toEqual([]);
});

test('recorded consents can be neither changed nor deleted', async () => {
  await recordConsent(t.db, { userId: me.id, purpose: 'account', granted: true, nowMs: t.clock.nowMs });
  await expect(t.pool.query('update consents set granted = false')).rejects.toThrow('append-only');
  await expect(t.pool.query('delete from consents')).rejects.toThrow('append-only');
  expect((await currentConsents(t.db, me.id)).get('account')).toMatchObject({ granted: true, about: null });
});

test('decisions of an account are limited, because each is kept for years', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const { id, cookie } = await newPatient(limited);
  const url = `/api/users/${id}/consents`;
  const decide = async (granted: boolean) => {
    const payload = { purpose: 'news', granted };
    return (await limited.app.inject({ method: 'PUT', url, payload, headers: { cookie } })).statusCode;
  };
  expect(await decide(true)).toBe(200);
  await limited.pool.query('update rate_counts set used = 60');
  expect(await decide(false)).toBe(429);
});
