import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { sendDueMessages } from '#platform/server/messages/send-messages.ts';
import { newPatient, newProvider, TEST_KEYS, TEST_MAILING, testApp } from '#test/app.ts';
import { type PushAnswer, pushService } from '#test/push-service.ts';
import { post } from '#test/sign-in.ts';
import { endAppointment } from './end-appointment.ts';
import { sendReminders } from './send-reminders.ts';

const service = await pushService();
afterAll(() => service.close());
const t = await testApp('empty', { PUSH_HOSTS: service.host });
const MONDAY = t.clock.nowMs;
const MINUTE_MS = 60_000;
const START = '2026-11-25T09:30:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'alafia-push-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', PUSH_HOSTS: service.host });
const context = { db: t.db, app: t.app, now: t.clock.now, keyFor: TEST_KEYS, config };

let round = 0;
let id: number;
let patient: Awaited<ReturnType<typeof newPatient>>;
beforeEach(async () => {
  await t.pool.query('delete from messages');
  round += 1;
  t.clock.nowMs = MONDAY;
  service.received.length = 0;
  patient = await newPatient(t);
  const providerId = await newProvider(t, { name: 'Dr. Secret Psychiatrist' });
  const body = { providerId, date: START, visitType: 'in-person', careType: 'routine', reason: 'Chest pain' };
  id = (await post(t, '/api/appointments', body, { cookie: patient.cookie })).json<{ id: number }>().id;
  await t.pool.query('delete from messages');
});

const pathOf = (browser = 'a') => `/push/${round}${browser}`;
async function subscribe(more: object = { own: true }, browser = 'a'): Promise<void> {
  const body = { ...service.subscription(pathOf(browser)), ...more };
  expect((await post(t, '/api/push/subscriptions', body, { cookie: patient.cookie })).statusCode).toBe(201);
}
const answer = (how: PushAnswer, browser = 'a') => service.answers.set(pathOf(browser), how);
const send = async () => {
  while ((await sendDueMessages(context)) > 0);
  expect(service.faults).toEqual([]);
};
/** A reminder a day before the visit, as far as it goes at once. */
async function remind(): Promise<void> {
  t.clock.nowMs = Date.parse(START) - 24 * 60 * MINUTE_MS;
  await sendReminders.run(context);
  await send();
}
async function later(minutes: number): Promise<void> {
  t.clock.nowMs += minutes * MINUTE_MS;
  await send();
}
/** The reminders by channel, with what became of them. */
async function rows(): Promise<readonly string[]> {
  const { rows: found } = await t.pool.query<{ channel: string; status: string }>(
    "select channel, status from messages where kind = 'visit-reminder-24h' and about = $1 order by channel, id",
    [`appointment:${id}`],
  );
  return found.map(({ channel, status }) => `${channel} ${status}`);
}

test('a reminder goes to the browser, and then not by mail; it has no name and nothing about health', async () => {
  await subscribe();
  await remind();
  expect(await rows()).toEqual(['email withdrawn', 'push sent']);
  await later(60);
  expect(await rows()).toEqual(['email withdrawn', 'push sent']);
  const [{ payload } = { payload: undefined }] = service.received;
  expect(payload).toMatchObject({ path: `/appointments#appointment-${id}` });
  expect(JSON.stringify(payload)).not.toMatch(/Secret|Psychiatr|Chest|Test/);
});

test('a browser that is gone is removed, and the mail goes at once', async () => {
  await subscribe();
  answer(410);
  await remind();
  expect(await rows()).toEqual(['email sent', 'push withdrawn']);
  expect((await t.pool.query('select 1 from push_subscriptions where user_id = $1', [patient.id])).rowCount).toBe(0);
});

test('if the push service fails, the mail goes after ten minutes and the browser gets nothing more', async () => {
  await subscribe();
  answer(500);
  await remind();
  expect(await rows()).toEqual(['email queued', 'push queued']);
  await later(11);
  answer(201);
  await later(600);
  expect(await rows()).toEqual(['email sent', 'push withdrawn']);
});

test('of two browsers one is enough, and a gone one sends no mail', async () => {
  await subscribe();
  const { rows: sessions } = await t.pool.query('select id from sessions where user_id = $1', [patient.id]);
  expect(sessions).toHaveLength(1);
  await subscribe({ own: true }, 'b');
  answer(410);
  await remind();
  await later(60);
  expect(await rows()).toEqual(['email withdrawn', 'push withdrawn', 'push sent']);
});

test.each([[{}], [{ own: false }]])(
  'a browser with %j gets nothing of the patient: the mail goes at once',
  async (more) => {
    await subscribe(more);
    await remind();
    expect(await rows()).toEqual(['email sent']);
  },
);

test('signing out sends what the browser has not got by mail at once', async () => {
  await subscribe();
  answer(500);
  await remind();
  await post(t, '/api/logout', {}, { cookie: patient.cookie });
  await send();
  expect(await rows()).toEqual(['email sent', 'push withdrawn']);
});

test('a visit that the practice cancels says so in the browser; what the patient did is confirmed by mail as ever', async () => {
  await subscribe();
  const ended = {
    id,
    patientId: patient.id,
    status: 'cancelled',
    nowMs: t.clock.nowMs,
    mailing: TEST_MAILING,
  } as const;
  await endAppointment(t.db, { ...ended, by: 'provider' });
  await send();
  const { rows: found } = await t.pool.query('select kind, channel, status from messages order by channel');
  expect(found).toEqual([
    { kind: 'visit-cancelled-by-provider', channel: 'email', status: 'withdrawn' },
    { kind: 'visit-cancelled-by-provider', channel: 'push', status: 'sent' },
  ]);
});
