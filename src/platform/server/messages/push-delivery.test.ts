import { createECDH } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { browserAddress, decrypted, pushService } from '#test/push-service.ts';
import { readConfig } from '../config.ts';
import { keysFrom } from '../secrets.ts';
import { claimDue, queueMessage } from './outbox-store.ts';
import { readRetryAfter, sendPush } from './push-delivery.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { pushKeysOf } from './push-keys.ts';
import { saveSubscription } from './push-subscription-store.ts';
import { sendDueMessages } from './send-messages.ts';

const t = await testApp();
const service = await pushService();
afterAll(() => service.close());

const MINUTE_MS = 60_000;
const config = readConfig({ LOG_LEVEL: 'silent', PUSH_HOSTS: service.host });
const context = { app: t.app, db: t.db, config, keyFor: TEST_KEYS, now: t.clock.now };
let userId: number;
let round = 0;
let path: string;
let id: number;

beforeEach(async () => {
  await t.pool.query('delete from messages');
  service.received.length = 0;
  round += 1;
  path = `/push/${round}`;
  userId = (await newPatient(t)).id;
  id = await subscribe(service.subscription(path));
});

async function subscribe({ endpoint, keys }: ReturnType<typeof browserAddress>): Promise<number> {
  const { rows } = await t.pool.query('select id from sessions where user_id = $1', [userId]);
  const owner = { userId, sessionId: rows[0].id, browser: 'Chrome, Android', nowMs: t.clock.nowMs };
  const saved = await t.db.transaction((tx) => saveSubscription(tx, { endpoint, ...keys }, owner, 10));
  if (saved === undefined) throw new Error('not saved');
  return saved;
}
const queue = (more: { sendBeforeMs?: number; recipient?: string } = {}) =>
  queueMessage(t.db, t.clock.nowMs, {
    userId: null,
    kind: 'practice-booked',
    channel: 'push',
    recipient: String(id),
    subject: 'New booking: Tue 24 Nov, 10:30',
    text: 'Open this.',
    links: { action: { label: 'Open', url: 'https://care.example.ng/clinic/seen?a=1#token' } },
    ...more,
  });
const row = async () => {
  const { rows } = await t.pool.query(
    'select status, last_error, attempts, send_after from messages order by id desc limit 1',
  );
  return rows[0];
};
const known = async () =>
  (await t.pool.query('select accepted_at from push_subscriptions where id = $1', [id])).rows[0];

test('a message reaches its browser encrypted and signed, and opens a path of our own', async () => {
  await queue({ sendBeforeMs: t.clock.nowMs + 10 * MINUTE_MS });
  expect(await sendDueMessages(context)).toBe(1);
  expect(service.faults).toEqual([]);
  expect(service.received).toMatchObject([
    {
      path,
      payload: { title: 'New booking: Tue 24 Nov, 10:30', text: 'Open this.', path: '/clinic/seen?a=1#token' },
      headers: { ttl: '600', urgency: 'high' },
    },
  ]);
  expect(await row()).toMatchObject({ status: 'sent', attempts: 1 });
  expect(await known()).toEqual({ accepted_at: new Date(t.clock.nowMs) });
});

test('a message without an end is kept a day for a browser that is off', async () => {
  await queue();
  await sendDueMessages(context);
  expect(service.received[0]?.headers['ttl']).toBe(String(24 * 60 * 60));
});

test.each([404, 410])(
  'a browser that the service does not know (%i) is removed, and what waits for it',
  async (status) => {
    service.answers.set(path, status);
    await queue();
    await sendDueMessages(context);
    await queue({ recipient: String(id) });
    expect(await known()).toBeUndefined();
    await sendDueMessages(context);
    expect(service.received).toHaveLength(1);
    const { rows } = await t.pool.query('select distinct status from messages order by status');
    expect(rows.map((each) => each.status)).toEqual(['failed', 'withdrawn']);
  },
);

test('a busy service is tried again when it says', async () => {
  service.answers.set(path, { status: 429, headers: { 'retry-after': '120' } });
  await queue();
  await sendDueMessages(context);
  expect(await row()).toMatchObject({
    status: 'queued',
    last_error: 'EPUSH 429',
    send_after: new Date(t.clock.nowMs + 2 * MINUTE_MS),
  });
  service.answers.delete(path);
  t.clock.nowMs += 2 * MINUTE_MS;
  await sendDueMessages(context);
  expect(await row()).toMatchObject({ status: 'sent', attempts: 2 });
});

test('a broken service is tried again later', async () => {
  service.answers.set(path, 503);
  await queue();
  await sendDueMessages(context);
  expect(await row()).toMatchObject({ status: 'queued', last_error: 'EPUSH 503' });
  expect(await known()).toBeDefined();
});

test.each([400, 413])('a message that the service refuses (%i) is given up, and the browser stays', async (status) => {
  service.answers.set(path, status);
  await queue();
  await sendDueMessages(context);
  expect(await row()).toMatchObject({ status: 'failed', last_error: `EMESSAGE ${status}` });
  expect(await known()).toBeDefined();
});

test('a service that is silent is given up after a while, and tried again later', async () => {
  service.answers.set(path, 'silent');
  await queue();
  const [claimed] = await claimDue(t.db, t.clock.nowMs, 1);
  if (claimed === undefined) throw new Error('nothing claimed');
  await expect(sendPush(context, claimed, t.clock.nowMs, 100)).rejects.toMatchObject({ code: 'TimeoutError' });
  expect(await known()).toEqual({ accepted_at: null });
});

test('a redirect is not followed', async () => {
  const elsewhere = `http://${service.host}/elsewhere`;
  service.answers.set(path, { status: 307, headers: { location: elsewhere } });
  await queue();
  await sendDueMessages(context);
  expect(service.received.map((each) => each.path)).toEqual([path]);
  expect(await row()).toMatchObject({ status: 'queued' });
});

test('an address that is no push service any more is never called', async () => {
  await queue();
  await sendDueMessages({ ...context, config: readConfig({ LOG_LEVEL: 'silent' }) });
  expect(service.received).toEqual([]);
  expect(await row()).toMatchObject({ status: 'failed', last_error: 'EMESSAGE' });
});

test('a browser whose key is no point of the curve gets nothing, and nothing else stops', async () => {
  const { endpoint, keys } = service.subscription(`${path}-bad`);
  id = await subscribe({ endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } });
  await queue();
  await sendDueMessages(context);
  expect(await row()).toMatchObject({ status: 'failed', last_error: 'EMESSAGE' });
});

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QLabc',
  ])('%s is called', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilfcm.googleapis.com/',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://user:pass@fcm.googleapis.com/',
    'https://push.apple.com/',
    'https://notify.windows.com.evil.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://localhost/',
    'http://localhost:5432/',
    'https://metadata.google.internal/',
    'file:///etc/passwd',
    'gopher://fcm.googleapis.com/',
    '//fcm.googleapis.com/',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('%s is never called', (endpoint) => {
    expect(isPushEndpoint(endpoint, ['push.example.org', 'push.example.org:8443'])).toBe(false);
  });

  test.each([
    ['https://push.example.org/a', true],
    ['https://push.example.org:8443/a', true],
    ['https://push.example.org:9000/a', false],
    ['http://push.example.org/a', false],
    ['http://127.0.0.1:8099/a', true],
    ['http://10.0.0.1:8099/a', false],
  ])('with the setting %s: %s', (endpoint, isCalled) => {
    const further = ['push.example.org', 'push.example.org:8443', '127.0.0.1:8099', '10.0.0.1:8099'];
    expect(isPushEndpoint(endpoint, further)).toBe(isCalled);
  });
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['999999', 6 * 60 * MINUTE_MS],
  ['Mon, 23 Nov 2026 09:01:00 GMT', MINUTE_MS],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s is %s ms', (header, ms) => {
  expect(readRetryAfter(header, Date.parse('2026-11-23T09:00:00.000Z'))).toBe(ms);
});

test('the key of an installation is the same in every process, and another one with another secret', () => {
  const [one, again, other] = ['a'.repeat(32), 'a'.repeat(32), 'b'.repeat(32)].map((secret) =>
    pushKeysOf(keysFrom(secret)),
  );
  expect(one).toEqual(again);
  expect(other).not.toEqual(one);
  expect(Buffer.from(one?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

// The reader of these tests is right: the example of RFC 8291, appendix A.
test('the push service of the tests decrypts the example of the standard', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decrypted(Buffer.from(body, 'base64url'), ecdh, auth).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  );
});
