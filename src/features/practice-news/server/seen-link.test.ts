import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keysFrom } from '#platform/server/secrets.ts';
import { newsTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { newsOfToken, seenToken } from './seen-link.ts';

const t = await testApp();
const KEY = TEST_KEYS('link');
const START = t.clock.nowMs;
const HOUR_MS = 60 * 60_000;
let newsId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  newsId = await newsTo(t, await practiceOf(t, undefined));
});

/** A token of the same form, signed with the same key for another purpose. */
function otherLinkToken(id: number): string {
  const named = Buffer.alloc(8);
  named.writeBigUInt64BE(BigInt(id));
  const signature = createHmac('sha256', KEY).update(`visit-link\n${id}`).digest();
  return Buffer.concat([named, signature]).toString('base64url');
}

const send = async (path: 'view' | 'seen', token: unknown) =>
  await t.app.inject({ method: 'POST', url: `/api/practice-alerts/${path}`, payload: { token } });
const stored = async () =>
  (await t.pool.query('select seen_at, seen_via, seen_by from practice_news where id = $1', [newsId])).rows[0];

test('the link shows time and first name only, and its button marks the news as seen', async () => {
  const token = seenToken(KEY, newsId);
  const news = { kind: 'booked', date: new Date(START + HOUR_MS).toISOString(), firstName: 'Ngozi', seenAt: null };
  expect((await send('view', token)).json()).toEqual(news);
  const seenAt = new Date(START);
  expect((await send('seen', token)).json()).toEqual({ ...news, seenAt: seenAt.toISOString() });
  expect(await stored()).toEqual({ seen_at: seenAt, seen_via: 'link', seen_by: null });
});

test('a second press changes nothing', async () => {
  const token = seenToken(KEY, newsId);
  await send('seen', token);
  t.clock.nowMs += HOUR_MS / 2;
  expect((await send('seen', token)).statusCode).toBe(200);
  expect((await stored()).seen_at).toEqual(new Date(START));
});

test('no GET and no look marks anything as seen', async () => {
  const token = seenToken(KEY, newsId);
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
  expect((await send('view', seenToken(KEY, newsId))).json()).toMatchObject({ kind: 'cancelled' });
});

describe('answers as if it did not exist', () => {
  const tampered = (token: string) => `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`;
  test.each([
    ['a token of nothing', () => seenToken(KEY, 999_999_999)],
    ['an empty token', () => ''],
    ['a short token', () => 'abc'],
    ['a long token', () => 'A'.repeat(10_000)],
    ['a token with other signs', () => `${'/'.repeat(53)}=`],
    ['a token with hostile text', () => "'; drop table practice_news; --"],
    ['another spelling of the same bytes', () => `${seenToken(KEY, newsId)}=`],
    ['another id under the same signature', () => tampered(seenToken(KEY, newsId))],
    ['a cut signature', () => seenToken(KEY, newsId).slice(0, -1)],
    ['a token of another installation', () => seenToken(keysFrom('x'.repeat(32))('link'), newsId)],
    ['a token of another kind of link', () => otherLinkToken(newsId)],
  ])('%s', async (_, tokenOf) => {
    const missing = await send('view', seenToken(KEY, 999_999_998));
    for (const path of ['view', 'seen'] as const) {
      const answer = await send(path, tokenOf());
      expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()]);
    }
    expect((await stored()).seen_at).toBeNull();
  });

  test('the link of a visit that is over', async () => {
    t.clock.nowMs += 2 * HOUR_MS;
    expect((await send('view', seenToken(KEY, newsId))).statusCode).toBe(404);
    expect((await send('seen', seenToken(KEY, newsId))).statusCode).toBe(404);
  });
});

test('a token names its news, with our key only', () => {
  for (const id of [1, 7, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    expect(newsOfToken(KEY, seenToken(KEY, id))).toBe(id);
    expect(newsOfToken(TEST_KEYS('throttle'), seenToken(KEY, id))).toBeUndefined();
  }
});
