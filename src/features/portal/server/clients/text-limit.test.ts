import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { MAX_TEXTS } from '#features/appointments/rules/text-budget.ts';
import { sendReminders } from '#features/appointments/server/send-reminders.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { readConfig } from '#platform/server/config.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const SMS = { SMS_URL: 'http://127.0.0.1:9/' };
const t = await testApp('empty', SMS);
const START = t.clock.nowMs;
const DAY_MS = 24 * 60 * 60_000;
const NUMBER = '+2348031234567';
const at = (time: string, date = '2026-11-26') => new Date(lagosInstant(date, time)).toISOString();
let desk: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  await t.pool.query('delete from messages');
  desk = await newPatient(t);
  providerId = await practiceOf(t, desk);
});

const send = async (url: string, payload: object) => {
  const headers = { cookie: desk.cookie, 'idempotency-key': randomUUID() };
  const answer = await t.app.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ id: number; channels: string[]; textsToday?: number }>();
};
const book = (date: string, client: object = { name: 'Ada Caller', phone: '0803 123 4567', isOther: true }) =>
  send(`/api/portal/providers/${providerId}/visits`, {
    client,
    date,
    visitType: 'in-person',
    channel: 'phone',
    tell: 'sms',
  });
const move = (id: number, was: string, date: string) =>
  send(`/api/portal/visits/${id}/move`, { date, was: { date: was } });
const texts = async () =>
  (
    await t.pool.query(
      "select kind from messages where channel = 'sms' and recipient = $1 and status <> 'withdrawn' order by id",
      [NUMBER],
    )
  ).rows.length;
/** Books a visit and moves it until its number got as many texts as it gets in a day; returns it and its start. */
async function usedUp(day?: string): Promise<{ id: number; date: string }> {
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => at(time, day));
  let appointment = await book(times[0] ?? '');
  for (let index = 1; index < MAX_TEXTS; index += 1) {
    // One that waits would be withdrawn with the visit that it is about.
    await t.pool.query("update messages set status = 'sent' where status = 'queued'");
    appointment = await move(appointment.id, times[index - 1] ?? '', times[index] ?? '');
    expect(appointment).toMatchObject({ channels: ['sms'] });
    expect(appointment).not.toHaveProperty('textsToday');
  }
  return { id: appointment.id, date: times[MAX_TEXTS - 1] ?? '' };
}

test('the sixth text of a day to a number is not sent, and the desk reads it', async () => {
  const { id, date } = await usedUp();
  await t.pool.query("update messages set status = 'sent' where status = 'queued'");
  const sent = await texts();
  const channels = await t.app.inject({ url: `/api/portal/visits/${id}/channels`, headers: { cookie: desk.cookie } });
  expect(channels.json()).toEqual({ channels: [], textsToday: MAX_TEXTS });
  const moved = await move(id, date, at('11:30'));
  expect(moved).toMatchObject({ channels: [], textsToday: MAX_TEXTS });
  const cancelled = await send(`/api/portal/visits/${moved.id}/cancel`, {
    reason: 'We are closed.',
    was: { date: at('11:30') },
  });
  expect(cancelled).toMatchObject({ channels: [], textsToday: MAX_TEXTS });
  const other = await book(at('12:00'));
  expect(other).toMatchObject({ channels: [], textsToday: MAX_TEXTS });
  expect(await texts()).toBe(sent);
});

test('other numbers and other practices get theirs, and so does the number on the next day', async () => {
  const { id, date } = await usedUp();
  expect((await book(at('12:00'), { name: 'Bola Other', phone: '0803 765 4321' })).channels).toEqual(['sms']);
  const { cookie, id: userId } = desk;
  desk = await newPatient(t);
  providerId = await practiceOf(t, desk);
  expect((await book(at('12:00'))).channels).toEqual(['sms']);
  desk = { cookie, id: userId };
  t.clock.nowMs = START + DAY_MS;
  await t.pool.query('update sessions set last_seen_at = $1, created_at = $1', [new Date(t.clock.nowMs)]);
  expect((await move(id, date, at('11:30'))).channels).toEqual(['sms']);
});

test('a reminder is sent anyway', async () => {
  const { id } = await usedUp('2026-11-24');
  t.clock.nowMs = Date.parse(at('12:00', '2026-11-23'));
  await sendReminders.run({ app: t.app, config: readConfig(SMS), db: t.db, keyFor: TEST_KEYS, now: t.clock.now });
  const { rows } = await t.pool.query("select kind from messages where channel = 'sms' and about = $1 order by id", [
    `appointment:${id}`,
  ]);
  expect(rows.map(({ kind }) => kind)).toContain('visit-reminder-24h');
});

test.each(['08035551', '0803 123 456', '+234 803 123', '12345678', '0803 123 45678'])(
  'the number %s of a client is refused with what is missing',
  async (phone) => {
    const payload = {
      client: { name: 'Ada Caller', phone },
      date: at('09:00'),
      visitType: 'in-person',
      channel: 'phone',
    };
    const headers = { cookie: desk.cookie, 'idempotency-key': randomUUID() };
    const url = `/api/portal/providers/${providerId}/visits`;
    const answer = await t.app.inject({ method: 'POST', url, payload: { ...payload, tell: 'none' }, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('A mobile number has 11 digits');
  },
);

test.each([
  '0803 123 4567',
  '+234 803 123 4567',
  '2348031234567',
  '01 234 5678',
  '020 1234 5678',
  '+44 20 7946 0958',
  '',
])('the number %s of a client is accepted', async (phone) => {
  const body = { name: 'Ada Caller', phone };
  expect(await send(`/api/portal/providers/${providerId}/clients`, body)).toMatchObject({ id: expect.any(Number) });
});
