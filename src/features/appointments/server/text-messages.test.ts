import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDelivery } from '#platform/server/messages/mail-delivery.ts';
import { claimDue, LEASE_MS, queueMessage } from '#platform/server/messages/outbox-store.ts';
import { sendDueMessages } from '#platform/server/messages/send-messages.ts';
import { newPatient, newProvider, TEST_KEYS, TEST_MAILING, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';
import { findReach } from './appointment-mails.ts';
import { endAppointment } from './end-appointment.ts';
import { sendReminders } from './send-reminders.ts';

const t = await testApp();
const MONDAY = t.clock.nowMs;
const START = '2026-11-25T09:30:00.000Z';
const taken: { headers: NodeJS.Dict<string | string[]>; body: Record<string, string> }[] = [];
let status = 200;
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    taken.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (status === 302) response.setHeader('location', 'http://127.0.0.1:1/');
    response.writeHead(status).end('+2348031234567 is not known');
  });
});
await new Promise<void>((done) => {
  gateway.listen(0, '127.0.0.1', done);
});
afterAll(() => gateway.close());
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
const folder = mkdtempSync(join(tmpdir(), 'alafia-sms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = readConfig({ DATA_DIR: folder, SMS_URL: url, SMS_TOKEN: 'a-token', SMS_SENDER: 'Alafia' });
const context = { db: t.db, app: t.app, now: t.clock.now, keyFor: TEST_KEYS, config };

beforeEach(async () => {
  await t.pool.query('delete from messages');
  taken.length = 0;
  status = 200;
  t.clock.nowMs = MONDAY;
});
const queue = () =>
  queueMessage(t.db, t.clock.nowMs, {
    userId: null,
    kind: 'test',
    channel: 'sms',
    recipient: '+2348031234567',
    subject: 'A',
    text: 'Hi',
  });
const rows = async () => (await t.pool.query('select status, attempts, last_error from messages order by id')).rows;

test('a text message is handed over with sender, token and a key of its own', async () => {
  await queue();
  await queue();
  await sendDueMessages(context);
  expect(taken.map(({ body }) => body)).toEqual(Array(2).fill({ to: '+2348031234567', text: 'Hi', from: 'Alafia' }));
  expect(taken[0]?.headers).toMatchObject({ authorization: 'Bearer a-token', 'content-type': 'application/json' });
  expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

test('a message that is handed over again after a crash has the same key', async () => {
  await queue();
  const [claimed] = await claimDue(t.db, t.clock.nowMs, 1);
  if (claimed === undefined) throw new Error('nothing claimed');
  await openDelivery(config).deliver(claimed, t.clock.nowMs);
  t.clock.nowMs += LEASE_MS;
  await sendDueMessages(context);
  expect(taken).toHaveLength(2);
  expect(taken[1]?.headers['idempotency-key']).toBe(taken[0]?.headers['idempotency-key']);
});

test.each([
  [500, 'queued', 'ESMS 500'],
  [429, 'queued', 'ESMS 429'],
  [401, 'queued', 'ESMS 401'],
  [302, 'queued', expect.any(String)],
  [400, 'failed', 'EMESSAGE 400'],
  [422, 'failed', 'EMESSAGE 422'],
])('an answer of %i leaves it %s, and the log without the number', async (answer, left, why) => {
  status = answer;
  await queue();
  await sendDueMessages(context);
  expect(await rows()).toEqual([{ status: left, attempts: 1, last_error: why }]);
  expect(taken).toHaveLength(1);
});

test('a gateway that is away is tried again', async () => {
  await queue();
  await sendDueMessages({ ...context, config: readConfig({ DATA_DIR: folder, SMS_URL: 'http://127.0.0.1:2/' }) });
  expect(await rows()).toEqual([{ status: 'queued', attempts: 1, last_error: 'ECONNREFUSED' }]);
});

async function appointmentOf(agreed: boolean, phone: string | null): Promise<{ patientId: number; id: number }> {
  const { id: patientId, cookie } = await newPatient(t, { phone });
  if (agreed) await recordConsent(t.db, { userId: patientId, purpose: 'reminders_sms', granted: true, nowMs: MONDAY });
  const providerId = await newProvider(t, { name: 'Dr. Ṣọlá Àjàyí' });
  const body = { providerId, date: START, visitType: 'in-person', careType: 'routine', reason: 'Chest pain' };
  return { patientId, id: (await post(t, '/api/appointments', body, { cookie })).json<{ id: number }>().id };
}

test('only who agreed and gave a number gets text messages: a day before, and when the provider cancels', async () => {
  const agreed = await appointmentOf(true, '0803 123 4567');
  await appointmentOf(false, '0803 123 4568');
  await appointmentOf(true, null);
  await appointmentOf(true, 'none');
  for (const hours of [24, 1]) {
    t.clock.nowMs = Date.parse(START) - hours * 3_600_000;
    await sendReminders.run(context);
    while ((await sendDueMessages(context)) > 0);
  }
  await endAppointment(t.db, {
    ...agreed,
    status: 'cancelled',
    by: 'provider',
    nowMs: t.clock.nowMs,
    mailing: { ...TEST_MAILING, sms: true },
  });
  while ((await sendDueMessages(context)) > 0);
  expect(taken.map(({ body }) => [body['to'], body['text']?.slice(0, 90)])).toEqual([
    ['+2348031234567', 'Alafia: you have a visit on Wed 25 Nov, 10:30 (Lagos time), Dr. Sola Ajayi. http://127.0.0'],
    ['+2348031234567', 'Alafia: your visit on Wed 25 Nov, 10:30 (Lagos time) is CANCELLED by Dr. Sola Ajayi. http:'],
  ]);
  const { rows: reminded } = await t.pool.query(
    "select channel, count(*)::int as n from messages where kind like '%-24h' group by 1 order by 1",
  );
  expect(reminded).toEqual([
    { channel: 'email', n: 4 },
    { channel: 'sms', n: 1 },
  ]);
});

test.each([
  ['Please call us.', 'CANCELLED by Dr. Sola Ajayi. Please call us.'],
  ['Your HIV test is not ready', 'CANCELLED by Dr. Sola Ajayi. http'],
])('a cancellation for the reason "%s" is sent as "%s"', async (reason, expected) => {
  const appointment = await appointmentOf(true, '0803 123 4567');
  const mailing = { ...TEST_MAILING, sms: true };
  await endAppointment(t.db, { ...appointment, status: 'cancelled', by: 'provider', reason, nowMs: MONDAY, mailing });
  const { rows: sent } = await t.pool.query("select text from messages where channel = 'sms'");
  expect(sent).toHaveLength(1);
  expect(sent[0].text).toContain(expected);
  expect(sent[0].text).not.toContain('HIV');
});

test('the channels to a patient are those by which a message would go out', async () => {
  const sms = { ...TEST_MAILING, sms: true };
  const agreed = await appointmentOf(true, '0803 123 4567');
  expect((await findReach(t.db, agreed, { mailing: sms, nowMs: MONDAY })).channels).toEqual(['email', 'sms']);
  expect((await findReach(t.db, agreed, { mailing: TEST_MAILING, nowMs: MONDAY })).channels).toEqual(['email']);
  expect(
    (await findReach(t.db, await appointmentOf(false, '0803 123 4567'), { mailing: sms, nowMs: MONDAY })).channels,
  ).toEqual(['email']);
  expect((await findReach(t.db, await appointmentOf(true, 'none'), { mailing: sms, nowMs: MONDAY })).channels).toEqual([
    'email',
  ]);
  await t.pool.query('update users set is_demo = true where id = $1', [agreed.patientId]);
  expect((await findReach(t.db, agreed, { mailing: { ...sms, leaves: true }, nowMs: MONDAY })).channels).toEqual([]);
});

test('a patient who came early gets no reminder any more', async () => {
  const { id } = await appointmentOf(true, '0803 123 4567');
  t.clock.nowMs = Date.parse(START) - 3_600_000;
  await t.pool.query("update appointments set attendance = 'attended', marked_at = now() where id = $1", [id]);
  const reminders = async () => {
    await sendReminders.run(context);
    const about = `appointment:${id}`;
    return (await t.pool.query("select 1 from messages where kind = 'visit-reminder-1h' and about = $1", [about]))
      .rowCount;
  };
  expect(await reminders()).toBe(0);
  await t.pool.query('update appointments set attendance = null, marked_at = null where id = $1', [id]);
  expect(await reminders()).toBe(1);
});

test('no text message is made where no gateway is set up', async () => {
  await appointmentOf(true, '0803 123 4567');
  t.clock.nowMs = Date.parse(START) - 24 * 3_600_000;
  await sendReminders.run({ ...context, config: readConfig({}) });
  expect((await t.pool.query("select 1 from messages where channel = 'sms'")).rowCount).toBe(0);
});
