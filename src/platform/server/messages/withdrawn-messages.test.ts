import { beforeEach, expect, test } from 'vitest';
import { requeueFailed } from '#features/admin/server/outbox-store.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { readConfig } from '../config.ts';
import type { Delivery } from './mail-delivery.ts';
import { withdrawMessages } from './messages-about-store.ts';
import { claimDue, isStillClaimed, LEASE_MS, markSent, type NewMessage, queueMessage } from './outbox-store.ts';
import { sendDueMessages } from './send-messages.ts';

const t = await testApp();
const MINUTE_MS = 60_000;
const handedOver: number[] = [];
const delivery: Delivery = {
  deliver: async ({ id }) => {
    handedOver.push(id);
  },
  close: () => undefined,
};
const send = () =>
  sendDueMessages(
    { db: t.db, app: t.app, keyFor: TEST_KEYS, now: t.clock.now, config: readConfig({ LOG_LEVEL: 'silent' }) },
    delivery,
  );
const queue = (message: Partial<NewMessage> = {}) =>
  queueMessage(t.db, t.clock.nowMs, {
    ...{
      userId: null,
      kind: 'test',
      channel: 'email',
      recipient: 'ada@example.com',
      subject: 'Hello',
      text: 'A text.',
    },
    about: 'appointment:1',
    ...message,
  });
const rows = async () => (await t.pool.query('select id, status, text from messages order by id')).rows;

beforeEach(async () => {
  await t.pool.query('delete from messages');
  handedOver.length = 0;
});

test('a withdrawn message is never sent and its text is erased; messages about other subjects stay', async () => {
  await queue();
  await queue({ about: 'appointment:11' });
  await withdrawMessages(t.db, 'appointment:1');
  expect(await send()).toBe(1);
  expect(await rows()).toMatchObject([
    { status: 'withdrawn', text: '' },
    { status: 'sent', text: 'A text.' },
  ]);
});

test('a withdrawn message cannot be queued again by hand, even if it had failed before', async () => {
  await queue();
  await t.pool.query("update messages set status = 'failed'");
  await withdrawMessages(t.db, 'appointment:1');
  const [row] = await rows();
  expect(await requeueFailed(t.db, row.id, t.clock.nowMs)).toBe(false);
  expect(await send()).toBe(0);
  expect(handedOver).toEqual([]);
});

test('withdrawing does not change sent messages', async () => {
  await queue();
  await send();
  await withdrawMessages(t.db, 'appointment:1');
  expect(await rows()).toMatchObject([{ status: 'sent', text: 'A text.' }]);
});

test('a claimed message that is withdrawn is neither sent again nor marked as sent', async () => {
  await queue();
  const [claimed] = await claimDue(t.db, t.clock.nowMs, 1);
  if (claimed === undefined) throw new Error('nothing claimed');
  expect(await isStillClaimed(t.db, claimed)).toBe(true);
  await withdrawMessages(t.db, 'appointment:1');
  // A sender checks this just before it hands the message over.
  expect(await isStillClaimed(t.db, claimed)).toBe(false);
  await markSent(t.db, claimed, t.clock.nowMs);
  expect(await rows()).toMatchObject([{ status: 'withdrawn' }]);
  t.clock.nowMs += LEASE_MS;
  expect(await send()).toBe(0);
});

test('a message that expires is sent before that instant and withdrawn after it', async () => {
  await queue({ sendBeforeMs: t.clock.nowMs + MINUTE_MS });
  await queue({ sendBeforeMs: t.clock.nowMs });
  await send();
  expect(handedOver).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: 'sent' }, { status: 'withdrawn', text: '' }]);
});

test("the database's statistics contain no texts of messages", async () => {
  for (const name of ['Ada', 'Obi', 'Eve'])
    await queue({ subject: `For ${name}`, text: `The code of ${name} is 123.` });
  await t.pool.query('analyze messages');
  const kept = await t.pool.query<{ column: string }>(
    "select attname as column from pg_stats where tablename = 'messages'",
  );
  const columns = kept.rows.map(({ column }) => column);
  expect(columns).toContain('send_after');
  expect(columns).not.toContain('subject');
  expect(columns).not.toContain('text');
  expect(columns).not.toContain('attachments');
});
