import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { keysFrom } from '#platform/server/secrets.ts';
import { confirmedContactOf, newsTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { type AlertedReader, readSeenToken, seenToken } from './seen-link.ts';

const t = await testApp();
const KEY = TEST_KEYS('link');
const START = t.clock.nowMs;
const HOUR_MS = 60 * 60_000;
let providerId: number;
let newsId: number;
let reader: { readonly contactId: number };

beforeEach(async () => {
  t.clock.nowMs = START;
  providerId = await practiceOf(t, undefined);
  newsId = await newsTo(t, providerId);
  reader = { contactId: await confirmedContactOf(t, providerId) };
});

/** The token of the link that the contact got, or another reader. */
const tokenOf = (to: AlertedReader = reader, id = newsId) => seenToken(KEY, { newsId: id, reader: to });

/** A token of the same form, signed with the same key for another purpose. */
function otherLinkToken(): string {
  const named = Buffer.alloc(16);
  named.writeBigUInt64BE(BigInt(newsId));
  named.writeBigUInt64BE(BigInt(reader.contactId), 8);
  const signature = createHmac('sha256', KEY).update('visit-link\n').update(named).digest().subarray(0, 16);
  return Buffer.concat([named, signature]).toString('base64url');
}

const send = async (path: 'view' | 'seen', token: unknown) =>
  await t.app.inject({ method: 'POST', url: `/api/practice-alerts/${path}`, payload: { token } });
const stored = async () =>
  (await t.pool.query('select seen_at, seen_via, seen_by from practice_news where id = $1', [newsId])).rows[0];

test('the link shows place, time and first name only, and its button marks the news as seen', async () => {
  const token = tokenOf();
  const place = (await t.pool.query('select name from providers where id = $1', [providerId])).rows[0].name;
  const news = {
    kind: 'booked',
    date: new Date(START + HOUR_MS).toISOString(),
    place,
    providerId,
    firstName: 'Ngozi',
    seenAt: null,
  };
  expect((await send('view', token)).json()).toEqual(news);
  const seenAt = new Date(START);
  expect((await send('seen', token)).json()).toEqual({ ...news, seenAt: seenAt.toISOString() });
  expect(await stored()).toEqual({ seen_at: seenAt, seen_via: 'link', seen_by: null });
});

test('a second press changes nothing', async () => {
  const token = tokenOf();
  await send('seen', token);
  t.clock.nowMs += HOUR_MS / 2;
  expect((await send('seen', token)).statusCode).toBe(200);
  expect((await stored()).seen_at).toEqual(new Date(START));
});

test('no GET and no look marks anything as seen', async () => {
  const token = tokenOf();
  for (const url of [
    '/clinic/seen',
    `/clinic/seen?token=${token}`,
    '/api/practice-alerts/seen',
    `/api/practice-alerts/seen?token=${token}`,
    `/api/practice-alerts/view?token=${token}`,
  ]) {
    await t.app.inject({ url });
    await t.app.inject({ method: 'HEAD', url });
  }
  await send('view', token);
  expect((await stored()).seen_at).toBeNull();
});

test('for a visit that was cancelled since, the link says so', async () => {
  await t.pool.query(
    `update appointments set status = 'cancelled' where id = (select appointment_id from practice_news where id = $1)`,
    [newsId],
  );
  expect((await send('view', tokenOf())).json()).toMatchObject({ kind: 'cancelled' });
});

describe('answers as if it did not exist', () => {
  const tampered = (token: string) => `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`;
  test.each([
    ['a token of nothing', () => tokenOf(reader, 999_999_999)],
    ['an empty token', () => ''],
    ['a short token', () => 'abc'],
    ['a long token', () => 'A'.repeat(10_000)],
    ['a token with other signs', () => `${'/'.repeat(42)}=`],
    ['a token with hostile text', () => "'; drop table practice_news; --"],
    ['another spelling of the same bytes', () => `${tokenOf()}=`],
    ['another id under the same signature', () => tampered(tokenOf())],
    ['a cut signature', () => tokenOf().slice(0, -1)],
    ['a token of another installation', () => seenToken(keysFrom('x'.repeat(32))('link'), { newsId, reader })],
    ['a token of another kind of link', () => otherLinkToken()],
  ])('%s', async (_, made) => {
    const missing = await send('view', tokenOf(reader, 999_999_998));
    for (const path of ['view', 'seen'] as const) {
      const answer = await send(path, made());
      expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()]);
    }
    expect((await stored()).seen_at).toBeNull();
  });

  test('the link of a visit that is over', async () => {
    t.clock.nowMs += 2 * HOUR_MS;
    expect((await send('view', tokenOf())).statusCode).toBe(404);
    expect((await send('seen', tokenOf())).statusCode).toBe(404);
  });

  test('the link of a contact that was removed, or is to be tested again', async () => {
    await t.pool.query('update alert_contacts set confirmed_at = null where id = $1', [reader.contactId]);
    expect((await send('seen', tokenOf())).statusCode).toBe(404);
    await t.pool.query('delete from alert_contacts where id = $1', [reader.contactId]);
    expect((await send('view', tokenOf())).statusCode).toBe(404);
    expect((await stored()).seen_at).toBeNull();
  });

  test('the link of a contact of another practice', async () => {
    const other = { contactId: await confirmedContactOf(t, await practiceOf(t, undefined)) };
    expect((await send('seen', tokenOf(other))).statusCode).toBe(404);
  });

  test('the link of an owner who is none any more', async () => {
    const { id: userId } = await newPatient(t);
    expect((await send('view', tokenOf({ ownerId: userId }))).statusCode).toBe(404);
    await addMember(t.db, { providerId, userId, role: 'owner', nowMs: START });
    expect((await send('view', tokenOf({ ownerId: userId }))).statusCode).toBe(200);
  });
});

test('a token names its news and its reader, with our key only', () => {
  for (const id of [1, 7, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    for (const to of [{ contactId: id }, { ownerId: id }]) {
      expect(readSeenToken([KEY], tokenOf(to, id))).toEqual({ newsId: id, reader: to });
      expect(readSeenToken([TEST_KEYS('throttle')], tokenOf(to, id))).toBeUndefined();
    }
  }
});
