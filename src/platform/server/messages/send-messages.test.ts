import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeFeed } from '#db/change-feed.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { smtpSink } from '#test/smtp-sink.ts';
import { readConfig } from '../config.ts';
import { messageId, openDelivery } from './mail-delivery.ts';
import { claimDue, LEASE_MS, type NewMessage, queueMessage } from './outbox-store.ts';
import { MAX_ATTEMPTS, sendDueMessages, startSending } from './send-messages.ts';

const t = await testApp();
const sink = await smtpSink();
afterAll(() => sink.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const FROM = 'Alafia <no-reply@care.example.ng>';
const folder = mkdtempSync(join(tmpdir(), 'alafia-outbox-'));
const contextWith = (env: Record<string, string>) => ({
  db: t.db,
  app: t.app,
  keyFor: TEST_KEYS,
  now: t.clock.now,
  config: readConfig({ MAIL_FROM: FROM, DATA_DIR: folder, ...env }),
});
const bySmtp = contextWith({ SMTP_URL: sink.url });
const locally = contextWith({});

beforeEach(async () => {
  await t.pool.query('delete from messages');
  sink.received.length = 0;
  sink.refusal = undefined;
});

/** Queues a message in a transaction, so that its notification can't come before the message is visible. */
const queue = (message: Partial<NewMessage> = {}) =>
  t.db.transaction((tx) =>
    queueMessage(tx, t.clock.now(), {
      userId: null,
      kind: 'test',
      channel: 'email',
      recipient: 'ada@example.com',
      subject: 'Hello',
      text: 'A text.',
      ...message,
    }),
  );
const TOKEN_LINK = { action: { label: 'Go on', url: 'https://example.com/#token' } };
const rows = async () =>
  (await t.pool.query('select * from messages order by id')).rows as {
    id: number;
    status: string;
    attempts: number;
    subject: string;
    text: string;
    html: string | null;
    links: unknown;
    last_error: string | null;
    sent_at: Date | null;
    send_after: Date;
    created_at: Date;
  }[];

test('a message goes to its one recipient with both texts and its file, and is marked as sent', async () => {
  await queue({
    links: {},
    attachments: [{ fileName: 'visit.ics', contentType: 'text/calendar', text: 'BEGIN:VCALENDAR' }],
  });
  expect(await sendDueMessages(bySmtp)).toBe(1);
  const [received] = sink.received;
  expect(received?.from).toBe('no-reply@care.example.ng');
  expect(received?.to).toEqual(['ada@example.com']);
  expect(received?.mail.subject).toBe('Hello');
  expect(received?.mail.text?.trim()).toBe('A text.');
  expect(received?.mail.html).toMatch(/<h1[^>]*>Hello<\/h1><p[^>]*>A text\.<\/p>/);
  expect(received?.mail.attachments.map(({ filename }) => filename)).toEqual(['visit.ics']);
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, text: 'A text.', last_error: null }]);
  expect(await sendDueMessages(bySmtp)).toBe(0);
});

test('a message whose transaction is not committed is never sent', async () => {
  await t.db
    .transaction(async (tx) => {
      await queueMessage(tx, t.clock.now(), {
        userId: null,
        kind: 'test',
        channel: 'email',
        recipient: 'ada@example.com',
        subject: 'Hello',
        text: 'A text.',
      });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  expect(await sendDueMessages(bySmtp)).toBe(0);
  expect(sink.received).toEqual([]);
});

test('a second message with the same key is not queued', async () => {
  const queued = await Promise.all(Array.from({ length: 10 }, () => queue({ dedupeKey: 'visit:12:booked' })));
  expect(queued.filter(Boolean)).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test('a message is not sent before its time', async () => {
  await queue({ sendAfterMs: t.clock.nowMs + DAY_MS });
  expect(await sendDueMessages(bySmtp)).toBe(0);
  t.clock.nowMs += DAY_MS;
  expect(await sendDueMessages(bySmtp)).toBe(1);
});

test('concurrent senders send each message once', async () => {
  for (let i = 0; i < 60; i++) await queue({ subject: `Number ${i}` });
  const counts = await Promise.all(Array.from({ length: 6 }, () => sendDueMessages(bySmtp)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(60);
  const subjects = sink.received.map(({ mail }) => mail.subject);
  expect(subjects).toHaveLength(60);
  expect(new Set(subjects).size).toBe(60);
});

test('a message claimed by a process that died is sent when the claim expires, with the same Message-ID', async () => {
  await queue();
  const [claimed] = await claimDue(t.db, t.clock.now(), 10);
  if (claimed === undefined) throw new Error('nothing claimed');
  const delivery = openDelivery(bySmtp.config);
  // It handed the message over, and died before marking it as sent.
  await delivery.deliver(claimed, t.clock.now());
  delivery.close();
  expect(await sendDueMessages(bySmtp)).toBe(0);
  t.clock.nowMs += LEASE_MS;
  expect(await sendDueMessages(bySmtp)).toBe(1);
  const ids = sink.received.map(({ mail }) => mail.messageId);
  expect(ids).toEqual([messageId(claimed, FROM), messageId(claimed, FROM)]);
  expect(ids[0]).toMatch(/^<\d+\.[a-z0-9]+@care\.example\.ng>$/);
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('while the mail server is away, retries come less and less often, then the message is given up', async () => {
  const away = contextWith({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await queue({ secret: true, text: 'https://example.com/#token' });
  const waits: number[] = [];
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    expect(await sendDueMessages(away)).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'queued', attempts: attempt, last_error: expect.stringMatching(/^E\w+/) });
    waits.push((row?.send_after.getTime() ?? 0) - t.clock.nowMs);
    expect(await sendDueMessages(away)).toBe(0);
    t.clock.nowMs = row?.send_after.getTime() ?? 0;
  }
  expect(waits[0]).toBeGreaterThanOrEqual(22_500);
  expect(waits[0]).toBeLessThanOrEqual(37_500);
  expect(waits.at(-1)).toBeGreaterThan(60 * 60 * 1000);
  await sendDueMessages(away);
  expect(await rows()).toMatchObject([
    { status: 'failed', attempts: MAX_ATTEMPTS, text: 'https://example.com/#token' },
  ]);
  t.clock.nowMs += DAY_MS;
  expect(await sendDueMessages(bySmtp)).toBe(0);
});

test('a permanent refusal of the mail server gives a message up at once, a temporary one does not', async () => {
  sink.refusal = 550;
  await queue();
  await sendDueMessages(bySmtp);
  const [refused] = await rows();
  expect(refused).toMatchObject({ status: 'failed', attempts: 1 });
  expect(refused?.last_error).toContain('550');
  expect(refused?.last_error).not.toContain('ada');
  sink.refusal = 451;
  await queue();
  await sendDueMessages(bySmtp);
  expect((await rows())[1]).toMatchObject({ status: 'queued', attempts: 1 });
});

test('a mail with HTML stored by an earlier version is sent unchanged', async () => {
  await queue();
  await t.pool.query("update messages set html = '<p>As it was.</p>'");
  await sendDueMessages(bySmtp);
  expect(sink.received[0]?.mail.html?.trim()).toBe('<p>As it was.</p>');
});

test('the texts of a secret message are erased once it is sent', async () => {
  await queue({ secret: true, subject: 'Secret', text: 'https://example.com/#token', links: TOKEN_LINK });
  await queue();
  await sendDueMessages(bySmtp);
  expect(sink.received.some(({ raw }) => raw.includes('https://example.com/#token'))).toBe(true);
  expect(await rows()).toMatchObject([
    { status: 'sent', subject: 'Secret', text: '', links: null, html: null },
    { status: 'sent', subject: 'Hello', text: 'A text.' },
  ]);
});

test('nothing is sent to a remote mail server that cannot encrypt, or whose certificate is not trusted', async () => {
  await queue({ secret: true });
  const [row] = await rows();
  // This machine by an address that isn't recognised as local.
  const elsewhere = sink.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  await sendDueMessages(contextWith({ SMTP_URL: elsewhere }));
  expect(await rows()).toMatchObject([{ status: 'queued', last_error: expect.stringContaining('ETLS') }]);
  const pretender = await smtpSink({ secure: true });
  t.clock.nowMs += DAY_MS;
  await sendDueMessages(contextWith({ SMTP_URL: pretender.url }));
  expect(await rows()).toMatchObject([{ id: row?.id, status: 'queued', attempts: 2 }]);
  expect([...sink.received, ...pretender.received]).toEqual([]);
  await pretender.close();
  t.clock.nowMs += DAY_MS;
  await sendDueMessages(contextWith({ SMTP_URL: `${elsewhere}?requireTLS=false` }));
  expect(await rows()).toMatchObject([{ status: 'sent' }]);
});

test('hostile texts add no header or recipient, and arrive unchanged', async () => {
  const texts = HOSTILE_TEXTS.filter((text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\0'));
  expect(texts.length).toBeGreaterThan(20);
  for (const [index, text] of texts.slice(0, 120).entries()) {
    await queue({ subject: `${index} ${text}`, text, links: {} });
  }
  await queue({
    subject: 'x\r\nBcc: eve@example.com\r\n\r\nBody',
    recipient: 'ada@example.com\r\nBcc: eve@example.com',
  });
  await queue({ recipient: 'ada@example.com, eve@example.com' });
  while ((await sendDueMessages(bySmtp)) > 0);
  expect(sink.received.length).toBeGreaterThan(20);
  for (const { to, mail, raw } of sink.received) {
    const names = mail.headers.map(({ key }) => key).sort();
    expect(new Set(names).size, names.join()).toBe(names.length);
    expect(names).not.toContain('bcc');
    expect(raw.slice(0, raw.indexOf('\r\n\r\n')).toLowerCase()).not.toMatch(/^(bcc|set-cookie):/m);
    expect(to).toHaveLength(1);
    expect(to[0]).not.toBe('eve@example.com');
    const text = texts[Number(/^\d+/.exec(mail.subject ?? '')?.[0] ?? Number.NaN)];
    if (text === undefined) continue;
    expect(mail.text?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(text.replaceAll(/\r\n?/g, '\n'));
  }
});

test('without a mail server each message is one file that only its owner can read, even after a second attempt', async () => {
  await queue({ text: 'Ẹ̀kọ́ 🇳🇬' });
  await queue({ channel: 'sms', recipient: '+2348031234567', text: 'Your visit is tomorrow.' });
  const [claimed] = await claimDue(t.db, t.clock.now(), 1);
  if (claimed === undefined) throw new Error('nothing claimed');
  await openDelivery(locally.config).deliver(claimed, t.clock.now());
  t.clock.nowMs += LEASE_MS;
  expect(await sendDueMessages(locally)).toBe(2);
  const outbox = join(folder, 'outbox');
  const names = readdirSync(outbox).sort();
  expect(names.map((name) => name.slice(name.lastIndexOf('.')))).toEqual(['.eml', '.txt']);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  for (const name of names) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(join(outbox, names[0] ?? '')));
  expect(mail.text?.trim()).toBe('Ẹ̀kọ́ 🇳🇬');
  expect(mail.to).toEqual([{ name: '', address: 'ada@example.com' }]);
  expect(readFileSync(join(outbox, names[1] ?? ''), 'utf8')).toContain('Your visit is tomorrow.');
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('a running sender is woken by the commit, and stops', async () => {
  const stop = startSending(bySmtp, changeFeed(t.pool), DAY_MS);
  try {
    const listening = `select 1 from pg_stat_activity where query like 'LISTEN%' and datname = current_database()`;
    await expect.poll(async () => (await t.pool.query(listening)).rowCount).toBe(1);
    await queue();
    await expect.poll(() => sink.received.length, { interval: 20 }).toBe(1);
  } finally {
    await stop();
  }
  expect(await rows()).toMatchObject([{ status: 'sent' }]);
});

test('many messages are sent batch after batch, without waiting for the next poll', async () => {
  for (let at = 0; at < 70; at++) await queue();
  const stop = startSending(bySmtp, changeFeed(t.pool), DAY_MS);
  try {
    await expect.poll(() => sink.received.length, { interval: 20 }).toBe(70);
  } finally {
    await stop();
  }
});
