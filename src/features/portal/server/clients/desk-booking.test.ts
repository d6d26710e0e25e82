import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendReminders } from '#features/appointments/server/send-reminders.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { readConfig } from '#platform/server/config.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const SMS = { SMS_URL: 'http://127.0.0.1:9/', SMS_TOKEN: 'a-token', SMS_SENDER: 'Alafia' };
const t = await testApp('empty', SMS);
const START = t.clock.nowMs;
const at = (date: string, time: string) => new Date(lagosInstant(date, time)).toISOString();
const TUESDAY = '2026-11-24';
const DATE = at(TUESDAY, '10:00');
const ADA = { name: 'Ada Caller', phone: '0803 123 4567', hospitalNumber: 'H-17' };
let desk: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const send = (
  url: string,
  payload: object,
  { key = randomUUID(), cookie = desk.cookie }: { readonly key?: string; readonly cookie?: string } = {},
) => t.app.inject({ method: 'POST', url, payload, headers: { cookie, 'idempotency-key': key } });
const wanted = { client: ADA, date: DATE, visitType: 'in-person', channel: 'phone', tell: 'none' } as const;
const book = (more: object = {}, how: { readonly key?: string; readonly cookie?: string } = {}) =>
  send(`/api/portal/providers/${providerId}/visits`, { ...wanted, ...more }, how);
const booked = async (more: object = {}, how: { key?: string } = {}) => {
  const answer = await book(more, how);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number; clientId: number; channels: string[] }>();
};
const dayOf = async (date = TUESDAY) =>
  (
    await t.app.inject({
      url: `/api/portal/providers/${providerId}/visits?from=${date}&to=${date}`,
      headers: { cookie: desk.cookie },
    })
  ).json<Record<string, unknown>[]>();
const rows = async (sql: string, values: unknown[] = []) => (await t.pool.query(sql, values)).rows;
const patientOf = async (id: number): Promise<number> =>
  (await rows('select patient_id from appointments where id = $1', [id]))[0].patient_id;
const countOf = async () =>
  (await rows('select count(*)::int as n from appointments where provider_id = $1', [providerId]))[0].n;

/** The people whom the desk of the place entered. */
const entered = () =>
  rows(
    `select u.full_name from users u join providers p on p.practice_id = u.entered_by_practice_id where p.id = $1 order by u.id`,
    [providerId],
  );

describe('a visit that the desk books for a caller', () => {
  test('stands in the day with its client, how it came and who booked it', async () => {
    const { id, clientId } = await booked({ reason: 'Cough' });
    expect(await dayOf()).toMatchObject([
      {
        id,
        date: DATE,
        reason: 'Cough',
        channel: 'phone',
        patient: { name: 'Ada Caller', phone: '0803 123 4567', hasNoAccount: true },
        client: { id: clientId, hospitalNumber: 'H-17' },
      },
    ]);
    expect(await rows('select channel, booked_by, cancellation_rule from appointments where id = $1', [id])).toEqual([
      { channel: 'phone', booked_by: desk.id, cancellation_rule: null },
    ]);
  });

  test('is no news for the desk, and no mail to anybody', async () => {
    const { id, channels } = await booked();
    expect(channels).toEqual([]);
    expect(await rows('select kind, seen_by, seen_at from practice_news where appointment_id = $1', [id])).toEqual([
      { kind: 'booked', seen_by: desk.id, seen_at: new Date(START) },
    ]);
    expect(await rows('select id from messages where about = $1', [`appointment:${id}`])).toEqual([]);
  });

  test('is in the logs, without the reason', async () => {
    const { id, clientId } = await booked({ reason: 'HIV test' });
    const log = await rows('select log, act, object, details from activity_log where subject_id = $1 order by id', [
      await patientOf(id),
    ]);
    expect(log).toMatchObject([
      { log: 'access', act: 'client.add', object: `client:${clientId}` },
      { log: 'access', act: 'appointment.book', object: `appointment:${id}`, details: { at: DATE, channel: 'phone' } },
      { log: 'audit', act: 'appointment.book', object: `appointment:${id}` },
    ]);
    expect(JSON.stringify(log)).not.toContain('HIV');
  });

  test('is one visit of one client when it is sent twice, also at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all([book({}, { key }), book({}, { key })]);
    const again = await booked({}, { key });
    for (const answer of answers) expect(answer.json()).toEqual(again);
    expect(await countOf()).toBe(1);
    expect(await entered()).toHaveLength(1);
  });

  test('is not taken for another one that comes with the same key', async () => {
    const key = randomUUID();
    const { clientId } = await booked({}, { key });
    const other = await booked({ client: { name: 'Totally Other' }, date: at('2026-11-25', '11:00') }, { key });
    expect(other.clientId).not.toBe(clientId);
    expect(await countOf()).toBe(2);
  });
});

describe('the desk', () => {
  test('books for today, and up to 90 days ahead', async () => {
    await booked({ date: at('2026-11-23', '10:00') });
    const { clientId } = await booked({ client: { name: 'Bola Later' }, date: at('2027-02-19', '10:00') });
    const late = await book({ client: { id: clientId }, date: at('2027-02-22', '10:00') });
    expect([late.statusCode, late.json().code]).toEqual([409, 'slot_unavailable']);
  });

  test('is a member of the practice', async () => {
    const stranger = await newPatient(t);
    await practiceOf(t, stranger);
    expect((await book({}, { cookie: stranger.cookie })).statusCode).toBe(404);
    expect(await countOf()).toBe(0);
  });

  test('books no video visit for a client who could not sign in to it', async () => {
    const answer = await book({ visitType: 'telehealth' });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['visitType']]);
    expect(await entered()).toEqual([]);
  });
});

describe('a time that is taken', () => {
  test('is refused with the nearest free ones, and leaves no client behind', async () => {
    await booked();
    const answer = await book({ client: { name: 'Bola Second' } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'slot_taken', maySqueeze: true });
    expect(answer.json().alternatives).toHaveLength(3);
    expect((await entered()).map(({ full_name }) => full_name)).toEqual(['Ada Caller']);
  });

  test('takes another visit with a reason', async () => {
    await booked();
    const { id } = await booked({ client: { name: 'Bola Second' }, squeezeReason: 'High fever' });
    expect(await rows('select lane, squeeze_reason from appointments where id = $1', [id])).toEqual([
      { lane: 100, squeeze_reason: 'High fever' },
    ]);
  });

  test('takes no second visit of the same client, with a reason or without', async () => {
    const { clientId } = await booked();
    for (const more of [{}, { squeezeReason: 'Twins' }]) {
      const answer = await book({ client: { id: clientId }, ...more });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'slot_taken', maySqueeze: false });
    }
  });

  test('goes to one of the callers and of those who book online at the same moment', async () => {
    const online = await newPatient(t);
    const own = { providerId, date: DATE, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    const answers = await Promise.all([
      ...['One', 'Two', 'Three'].map((name) => book({ client: { name: `Caller ${name}` } })),
      send('/api/appointments', own, { cookie: online.cookie }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect(await countOf()).toBe(1);
  });

  test('cannot be squeezed into by a patient', async () => {
    const { cookie } = await newPatient(t);
    const own = { providerId, date: DATE, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    for (const more of [{ squeezeReason: 'Please' }, { lane: 100 }, { channel: 'phone' }]) {
      expect((await send('/api/appointments', { ...own, ...more }, { cookie })).statusCode).toBe(400);
    }
  });
});

const bookWithSms = (more: object = {}) => booked({ tell: 'sms', ...more });
const smsAbout = async (id: number) =>
  (await rows("select kind, recipient, text, secret from messages where about = $1 and channel = 'sms'", [
    `appointment:${id}`,
  ])) as { kind: string; recipient: string; text: string; secret: boolean }[];

describe('text messages', () => {
  const tokenIn = (text: string) => /#([\w-]+)$/.exec(text)?.[1] ?? '';
  const linked = (token: string) => t.app.inject({ method: 'POST', url: '/api/manage-visit', payload: { token } });

  test('confirm the booking with a link that shows and cancels it', async () => {
    const { id, channels } = await bookWithSms();
    expect(channels).toEqual(['sms']);
    const [sms] = await smsAbout(id);
    expect(sms).toMatchObject({ kind: 'visit-booked', recipient: '+2348031234567', secret: true });
    expect(sms?.text).not.toMatch(/Ada|Caller/);
    const token = tokenIn(sms?.text ?? '');
    expect((await linked(token)).json()).toMatchObject({ date: DATE, status: 'scheduled' });
    const cancelled = await t.app.inject({ method: 'POST', url: '/api/manage-visit/cancel', payload: { token } });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
    expect(await dayOf()).toEqual([]);
  });

  test('have a link that moves the visit once, and lead on to the new one', async () => {
    const { id } = await bookWithSms();
    const token = tokenIn((await smsAbout(id))[0]?.text ?? '');
    const callOf = (path: string, payload: object) =>
      t.app.inject({ method: 'POST', url: `/api/manage-visit/${path}`, payload });
    const times = (await callOf('times', { token, date: '2026-11-25' })).json<{ dateTime: string }[]>();
    const date = times[0]?.dateTime;
    const moved = await callOf('move', { token, date });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(moved.json()).toMatchObject({ visit: { date, status: 'scheduled' } });
    expect((await callOf('move', { token, date })).json()).toEqual(moved.json());
    expect((await callOf('move', { token, date: times[1]?.dateTime })).json().code).toBe('link_expired');
    const sent = await rows("select text from messages where kind = 'visit-moved' and channel = 'sms'");
    expect(sent.map(({ text }) => tokenIn(text))).toEqual([moved.json().token]);
    expect(
      await rows('select status, channel from appointments where provider_id = $1 order by id', [providerId]),
    ).toEqual([
      { status: 'rescheduled', channel: 'phone' },
      { status: 'scheduled', channel: 'phone' },
    ]);
  });

  test('have a link for each member of a family with one number, which ends when the number changes', async () => {
    const mother = await bookWithSms();
    const child = await bookWithSms({ client: { name: 'Chidi Caller', phone: ADA.phone }, date: at(TUESDAY, '10:30') });
    const tokens = await Promise.all(
      [mother, child].map(async ({ id }) => tokenIn((await smsAbout(id))[0]?.text ?? '')),
    );
    expect(tokens[0]).not.toBe(tokens[1]);
    expect((await linked(tokens[1] ?? '')).json()).toMatchObject({ date: at(TUESDAY, '10:30') });
    const url = `/api/portal/providers/${providerId}/clients/${child.clientId}`;
    const headers = { cookie: desk.cookie };
    await t.app.inject({ method: 'PUT', url, payload: { phone: '0803 765 4321' }, headers });
    expect((await linked(tokens[1] ?? '')).json().code).toBe('link_expired');
    expect((await linked(tokens[0] ?? '')).statusCode).toBe(200);
  });
});

describe('the decision about text messages', () => {
  test("is the client's at the desk, and can change", async () => {
    const { id, clientId } = await bookWithSms();
    const consents = () =>
      patientOf(id).then((patientId) =>
        rows('select purpose, granted, given_by from consents where user_id = $1 order by id', [patientId]),
      );
    expect(await consents()).toEqual([{ purpose: 'reminders_sms', granted: true, given_by: 'desk' }]);
    const next = await bookWithSms({ client: { id: clientId }, date: at(TUESDAY, '11:00'), tell: 'none' });
    expect(next.channels).toEqual([]);
    expect(await smsAbout(next.id)).toEqual([]);
    expect((await consents()).at(-1)).toEqual({ purpose: 'reminders_sms', granted: false, given_by: 'desk' });
  });

  test('needs a number that can get them', async () => {
    for (const phone of [undefined, '01 234 5678']) {
      const client = { name: 'Bola Landline', phone };
      const answer = await book({ client, tell: 'sms' });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['tell']]);
    }
    expect(await countOf()).toBe(0);
  });

  test('brings one reminder to those who agreed, and none to others without an address', async () => {
    const agreed = await bookWithSms({ date: at('2026-11-26', '10:00') });
    const silent = await bookWithSms({
      client: { name: 'Bola Silent' },
      date: at('2026-11-26', '10:30'),
      tell: 'none',
    });
    t.clock.nowMs = lagosInstant('2026-11-25', '11:00');
    const config = readConfig({ DATA_DIR: tmpdir(), ...SMS });
    const context = { db: t.db, app: t.app, now: t.clock.now, keyFor: TEST_KEYS, config };
    for (let minute = 0; minute < 2; minute++) await sendReminders.run(context);
    expect((await smsAbout(agreed.id)).map(({ kind }) => kind)).toEqual(['visit-booked', 'visit-reminder-24h']);
    expect(await rows('select id from messages where about = $1', [`appointment:${silent.id}`])).toEqual([]);
  });
});
