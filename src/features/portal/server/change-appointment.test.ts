import { beforeEach, describe, expect, test } from 'vitest';
import { eraseAppointments } from '#features/appointments/server/appointment-data-store.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { planOf } from '#test/insurance-plan.ts';
import { mailedTo } from '#test/mailed.ts';

// Monday 23 November 2026, 09:00 in Lagos.
/** What the patient's log says of the member. */
const MEMBER = { memberRole: 'owner', practice: 'Dr. Ngozi Test' };
const t = await testApp();
const START = t.clock.nowMs;
const HOUR_MS = 3_600_000;
const WHY = 'The doctor is away.';
const at = (date: string, time: string) => new Date(lagosInstant(date, time)).toISOString();
const TUESDAY = '2026-11-24';
const DATE = at(TUESDAY, '10:00');
const LATER = at('2026-11-26', '14:00');
let desk: { id: number; cookie: string };
let patient: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newPatient(t, { fullName: 'Front Desk' });
  patient = await newPatient(t, { fullName: 'Efe Visitor', emailConfirmedAt: new Date(START) });
  providerId = await practiceOf(t, desk);
  await t.pool.query(`update providers set cancellation_fee_kobo = 500000, notice_minutes = 0 where id = $1`, [
    providerId,
  ]);
});

const post = (url: string, payload: object, cookie: string) =>
  t.app.inject({ method: 'POST', url, payload, headers: { cookie } });
async function book(date = DATE, more: object = {}, by = patient): Promise<number> {
  const body = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'HIV test', ...more };
  const answer = await post('/api/appointments', body, by.cookie);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
}
const cancel = (id: number, more: object = {}, cookie = desk.cookie) =>
  post(`/api/portal/visits/${id}/cancel`, { reason: WHY, was: { date: DATE }, ...more }, cookie);
const move = (id: number, date = LATER, more: object = {}, cookie = desk.cookie) =>
  post(`/api/portal/visits/${id}/move`, { date, was: { date: DATE }, ...more }, cookie);
const patientCancels = (id: number) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status: 'cancelled' },
    headers: { cookie: patient.cookie },
  });
const mine = async () =>
  (
    await t.app.inject({ url: `/api/users/${patient.id}/appointments`, headers: { cookie: patient.cookie } })
  ).json() as Record<string, unknown>[];
const rowOf = async (id: number) => (await t.pool.query('select * from appointments where id = $1', [id])).rows[0];
const logOf = async (id: number) =>
  (
    await t.pool.query(
      `select log, act, actor_name, details from activity_log where object = $1 and act <> 'appointment.list' order by id`,
      [`appointment:${id}`],
    )
  ).rows;
const mails = async (id: number) =>
  (
    await t.pool.query('select kind, channel, status, text, subject from messages where about = $1 order by id', [
      `appointment:${id}`,
    ])
  ).rows;
const timesOf = async (id: number, date: string) =>
  (await t.app.inject({ url: `/api/portal/visits/${id}/times?date=${date}`, headers: { cookie: desk.cookie } }))
    .json<{ time: string }[]>()
    .map(({ time }) => time);

describe('a visit that the desk cancels', () => {
  test('is free of charge and gone from the list, and the patient reads why', async () => {
    const id = await book();
    const answer = await cancel(id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, date: DATE, reason: WHY, channels: ['email'] }]);
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      end_reason: WHY,
      late_cancellation: false,
      cancellation_fee: null,
    });
    expect(await mine()).toMatchObject([{ id, status: 'cancelled', endReason: WHY, cancellationFee: null }]);
    const list = await t.app.inject({
      url: `/api/portal/providers/${providerId}/visits?from=${TUESDAY}&to=${TUESDAY}`,
      headers: { cookie: desk.cookie },
    });
    expect(list.json()).toEqual([]);
  });

  test('is sent by mail with the reason and a way to book again, without health data', async () => {
    const id = await book();
    await cancel(id, { reason: 'Our generator is down' });
    const mail = (await mails(id)).at(-1);
    expect(mail).toMatchObject({ kind: 'visit-cancelled-by-provider', channel: 'email' });
    for (const part of ['had to cancel this visit', 'costs you nothing', 'Why: Our generator is down', '/provider/']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text + mail.subject).not.toMatch(/HIV|Efe|Visitor/);
  });

  test('frees its time, and removes the insurance details that were shared', async () => {
    const id = await book(DATE, { insurancePlanId: await planOf(t, patient) });
    const shared = async () =>
      (await t.pool.query('select appointment_id from appointment_insurance where patient_id = $1', [patient.id])).rows;
    expect(await shared()).toEqual([{ appointment_id: id }]);
    await cancel(id);
    expect(await shared()).toEqual([]);
    await book(DATE, {}, await newPatient(t));
  });
});

describe('a cancellation by the desk', () => {
  test('names the member in the audit log and in the access log of the patient, without the reason', async () => {
    const id = await book();
    await cancel(id);
    const entry = { act: 'appointment.cancel', actor_name: 'Front Desk', details: { from: DATE } };
    expect(await logOf(id)).toEqual([
      { log: 'access', ...entry, details: { ...entry.details, ...MEMBER } },
      { log: 'audit', ...entry },
    ]);
    const log = await t.app.inject({
      url: `/api/users/${patient.id}/access-log`,
      headers: { cookie: patient.cookie },
    });
    expect(log.body).toContain('appointment.cancel');
  });

  test('that is repeated is answered alike, and nothing is sent or logged twice', async () => {
    const id = await book();
    const first = await cancel(id);
    const again = await cancel(id);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await logOf(id)).toHaveLength(2);
    expect((await mails(id)).filter(({ kind }) => kind === 'visit-cancelled-by-provider')).toHaveLength(1);
  });

  test('is possible until the end of the visit, and the reason is stored as it is read', async () => {
    const id = await book();
    t.clock.nowMs = Date.parse(DATE) + HOUR_MS / 2 - 1;
    await renew();
    expect((await cancel(id, { reason: '  Power\u202e cut ' })).json()).toMatchObject({ reason: 'Power cut' });
  });
});

/** Sessions of staff end long before a day is over. */
async function renew(): Promise<void> {
  desk = { ...desk, cookie: `session=${await openSession(t.db, desk.id, t.clock.nowMs)}` };
}

describe('a cancellation or move by the desk is refused', () => {
  test('in words if the patient cancelled meanwhile', async () => {
    const id = await book();
    await patientCancels(id);
    for (const answer of [await cancel(id), await move(id)]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'visit_changed', message: 'This visit has been cancelled meanwhile.' },
      ]);
    }
    expect((await rowOf(id)).end_reason).toBeNull();
  });

  test('in words if the patient moved it meanwhile, and the new visit stays', async () => {
    const id = await book();
    const moved = await book(at('2026-11-25', '11:00'), { rescheduleOf: id });
    for (const answer of [await cancel(id), await move(id)]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'visit_changed', message: 'This visit has been moved to another time meanwhile.' },
      ]);
    }
    expect((await rowOf(moved)).status).toBe('scheduled');
  });

  test('for a visit that is over or completed, and for one that the desk saw at another time', async () => {
    const id = await book();
    const wrong = await cancel(id, { was: { date: LATER } });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'visit_changed']);
    t.clock.nowMs = Date.parse(DATE) + HOUR_MS / 2;
    await renew();
    for (const answer of [await cancel(id), await move(id)]) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'This visit is over. It can be neither moved nor cancelled.',
      ]);
    }
    await t.pool.query(`update appointments set status = 'completed' where id = $1`, [id]);
    expect((await cancel(id)).json().code).toBe('visit_changed');
  });
});

describe('a change by the desk is refused', () => {
  test('if another desk has cancelled it for another reason', async () => {
    const id = await book();
    await cancel(id, { reason: 'We are closed that day.' });
    expect((await cancel(id)).json()).toMatchObject({ code: 'visit_changed', by: 'Front Desk' });
    expect((await rowOf(id)).end_reason).toBe('We are closed that day.');
  });

  test('without a reason, with an invisible one and with one that is too long', async () => {
    const id = await book();
    for (const reason of ['', '   ', '\u200b', 'x'.repeat(301)]) {
      const answer = await cancel(id, { reason });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['reason']]);
    }
    expect((await move(id, LATER, { reason: ' ' })).statusCode).toBe(400);
    expect((await cancel(id, { reason: 'x'.repeat(300) })).statusCode).toBe(200);
  });

  test('as missing for other practices, and forbidden to patients', async () => {
    const id = await book();
    const other = await newPatient(t);
    await practiceOf(t, other);
    for (const answer of [
      await cancel(id, {}, other.cookie),
      await move(id, LATER, {}, other.cookie),
      await cancel(999_999_999),
      await move(999_999_999),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    expect((await cancel(id, {}, patient.cookie)).statusCode).toBe(403);
    expect((await rowOf(id)).status).toBe('scheduled');
  });
});

describe('a visit that the desk moves', () => {
  test('gets a successor with all that the patient said, and its own time is free', async () => {
    const forPerson = { name: 'Ada Visitor', age: 4, relation: 'child' };
    const id = await book(DATE, { forPerson });
    const answer = await move(id, LATER, { reason: WHY });
    const { id: successor } = answer.json<{ id: number }>();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: successor, date: LATER, endsAt: at('2026-11-26', '14:30'), channels: ['email'] },
    ]);
    expect(await mine()).toMatchObject([
      { id: successor, status: 'scheduled', date: LATER, forPerson, reason: 'HIV test' },
      { id, status: 'rescheduled', rescheduledTo: successor, endReason: WHY },
    ]);
    expect((await mine())[0]).not.toHaveProperty('endReason');
    expect((await rowOf(successor)).cancellation_rule).toMatchObject({ kobo: 500_000 });
    await book(DATE, {}, await newPatient(t));
  });

  test('goes out with the old time, the new one and the reason, and stays one entry of the calendar', async () => {
    const id = await book();
    const { id: successor } = (await move(id, LATER, { reason: WHY })).json();
    const [mail, ...others] = await mails(successor);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'visit-moved-by-provider', channel: 'email' });
    for (const part of [
      'had to move this visit',
      `Why: ${WHY}`,
      'Tuesday, 24 November 2026 at 10:00',
      'Thursday, 26 November 2026 at 14:00',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text + mail.subject).not.toMatch(/HIV|Efe|Visitor/);
    const { rows } = await t.pool.query('select attachments::text as files from messages where about = $1', [
      `appointment:${successor}`,
    ]);
    expect(rows[0].files).toContain(`appointment-${id}@`);
    expect(rows[0].files).toContain('SEQUENCE:1');
  });
});

describe('a move by the desk', () => {
  test('takes the shared insurance details along, and records the consent for the new visit', async () => {
    const id = await book(DATE, { insurancePlanId: await planOf(t, patient) });
    const { id: successor } = (await move(id)).json();
    const { rows } = await t.pool.query('select appointment_id from appointment_insurance where patient_id = $1', [
      patient.id,
    ]);
    expect(rows).toEqual([{ appointment_id: successor }]);
    const consents = await t.pool.query('select purpose from consents where about = $1 order by purpose', [
      `appointment:${successor}`,
    ]);
    expect(consents.rows.map(({ purpose }) => purpose)).toEqual(['share_insurance', 'share_with_provider']);
  });

  test('to a time less than 24 hours away can be cancelled without a fee', async () => {
    const id = await book();
    const { id: successor } = (await move(id, at('2026-11-23', '15:00'))).json();
    t.clock.nowMs += HOUR_MS;
    expect((await patientCancels(successor)).json()).toMatchObject({ status: 'cancelled', cancellationFee: null });
  });

  test('is not bound by notice, new patients or a pause, but by hours, days off and the horizon', async () => {
    const id = await book();
    await t.pool.query(
      `update providers set notice_minutes = 4320, accepting_new_patients = false, booking_state = 'paused', paused_reason = 'member' where id = $1`,
      [providerId],
    );
    await t.pool.query(
      `insert into weekly_hours (provider_id, weekday, opens, closes) select $1, day, '09:00', '17:00' from generate_series(1, 5) day`,
      [providerId],
    );
    await t.pool.query(
      `insert into schedule_exceptions (provider_id, day, kind, opens, closes) values ($1, '2026-11-25', 'off', null, null), ($1, '2026-11-26', 'closed', '09:00', '10:00')`,
      [providerId],
    );
    for (const date of [
      at('2026-11-25', '10:00'),
      at('2026-11-26', '09:30'),
      at('2026-11-26', '10:15'),
      at('2027-02-22', '10:00'),
      at('2026-11-23', '08:00'),
    ]) {
      expect((await move(id, date)).json()).toMatchObject({ code: 'slot_unavailable' });
    }
    expect(await timesOf(id, '2026-11-25')).toEqual([]);
    expect((await timesOf(id, '2026-11-26'))[0]).toBe('10:00');
    expect((await timesOf(id, '2026-11-23'))[0]).toBe('09:00');
    expect((await move(id, at('2026-11-23', '11:00'))).statusCode).toBe(200);
  });
});

describe('a visit that the desk would move', () => {
  test('to a time that is taken stays, with the nearest free times', async () => {
    const id = await book();
    await book(LATER, {}, await newPatient(t));
    const answer = await move(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'slot_taken']);
    expect(answer.json().message).toBe('This time is not free any more. Please choose another one.');
    expect(answer.json().alternatives).toMatchObject([{ time: '13:00' }, { time: '13:30' }, { time: '14:30' }]);
    expect(await timesOf(id, '2026-11-26')).not.toContain('14:00');
    expect((await rowOf(id)).status).toBe('scheduled');
  });

  test('to a time that another patient holds, or to its own, stays', async () => {
    const id = await book();
    const other = await newPatient(t);
    await post('/api/slot-holds', { providerId, date: LATER }, other.cookie);
    expect((await move(id)).json()).toMatchObject({ code: 'slot_held' });
    const same = await move(id, DATE);
    expect([same.statusCode, Object.keys(same.json().fields)]).toEqual([400, ['date']]);
    expect(await timesOf(id, TUESDAY)).not.toContain('10:00');
    expect((await rowOf(id)).status).toBe('scheduled');
  });

  test('to a time when the patient is elsewhere stays, and the desk does not learn where', async () => {
    const id = await book();
    await book(LATER, { providerId: await newProvider(t) });
    const answer = await move(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visit_overlap']);
    expect(answer.json().message).toBe('The patient cannot come at this time. Please choose another one.');
    expect(await timesOf(id, '2026-11-26')).not.toContain('14:00');
  });

  test('moves once if the request is repeated, and nothing is sent or logged twice', async () => {
    const id = await book();
    const first = await move(id, LATER, { reason: WHY });
    const again = await move(id, LATER, { reason: WHY });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    const elsewhere = await move(id, at('2026-11-26', '15:00'), { reason: WHY });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'visit_changed']);
    expect(await mine()).toHaveLength(2);
    expect(await mails(first.json().id)).toHaveLength(1);
    const entry = { act: 'appointment.move', actor_name: 'Front Desk', details: { from: DATE, to: LATER } };
    expect(await logOf(id)).toEqual([
      { log: 'access', ...entry, details: { ...entry.details, ...MEMBER } },
      { log: 'audit', ...entry },
    ]);
  });
});

test('the link in the mail shows why the practice cancelled, and ends for what the patient cancelled', async () => {
  const linkOf = async () => {
    const { rows } = await t.pool.query('select email from users where id = $1', [patient.id]);
    const text = (await mailedTo(t, rows[0].email)).findLast((mail) => mail.text?.includes('/manage-visit#'))?.text;
    return /\/manage-visit#(\S+)$/m.exec(text ?? '')?.[1] ?? '';
  };
  const id = await book();
  const token = await linkOf();
  await cancel(id);
  const look = () => post('/api/manage-visit', { token }, '');
  expect((await look()).json()).toMatchObject({ status: 'cancelled', endReason: WHY });
  expect((await post('/api/manage-visit/cancel', { token }, '')).json()).toMatchObject({ endReason: WHY });
});

test('a reason that is erased with the account is gone', async () => {
  const id = await book();
  await cancel(id);
  await eraseAppointments(t.db, patient.id);
  expect((await rowOf(id)).end_reason).toBeNull();
});
