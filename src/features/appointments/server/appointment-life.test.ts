import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { completeAppointments } from './complete-appointments.ts';

const t = await testApp('empty', { PUBLIC_URL: 'http://care.example' });
const HOUR_MS = 60 * 60 * 1000;
const START = t.clock.nowMs;
let patient: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  patient = await newPatient(t);
  providerId = await newProvider(t);
});

async function newAppointment(
  startsInHours: number,
  status = 'scheduled',
  rule: object | null = null,
): Promise<number> {
  const startsAt = new Date(START + startsInHours * HOUR_MS);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason, cancellation_rule)
     values ($1, $2, $3, $4, $5, 'in-person', 'routine', 'A secret cough', $6) returning id`,
    [providerId, patient.id, startsAt, new Date(startsAt.getTime() + HOUR_MS / 2), status, rule],
  );
  return rows[0].id;
}
const ask = (url: string, cookie = patient.cookie) => t.app.inject({ url, headers: { cookie } });
const cancel = (id: number) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status: 'cancelled' },
    headers: { cookie: patient.cookie },
  });
const setFee = (kobo: number | null, percent: number | null, note: string | null) =>
  t.pool.query(
    'update providers set cancellation_fee_kobo = $2, cancellation_fee_percent = $3, cancellation_note = $4 where id = $1',
    [providerId, kobo, percent, note],
  );
const statusOf = async (id: number) =>
  (await t.pool.query('select status from appointments where id = $1', [id])).rows[0].status;

describe('the fee for cancelling late', () => {
  test('is the rule that was shown, and does not change later', async () => {
    const rule = { kobo: null, percent: 25, note: 'Waived in emergencies.' };
    const id = await newAppointment(2, 'scheduled', rule);
    await setFee(null, 30, null);
    expect((await ask(`/api/users/${patient.id}/appointments`)).json()[0].lateFee).toEqual(rule);
    expect((await cancel(id)).json()).toMatchObject({ lateCancellation: true, cancellationFee: rule });
    await setFee(null, null, null);
    const [after] = (await ask(`/api/users/${patient.id}/appointments`)).json();
    expect(after).toMatchObject({ cancellationFee: rule, lateFee: null });
  });

  test('is none in time, and none where no rule was shown', async () => {
    await setFee(300_000, null, null);
    const rule = { kobo: 300_000, percent: null, note: null };
    const inTime = await cancel(await newAppointment(30, 'scheduled', rule));
    expect(inTime.json()).toMatchObject({ lateCancellation: false, cancellationFee: null });
    expect((await cancel(await newAppointment(2))).json()).toMatchObject({
      lateCancellation: true,
      cancellationFee: null,
    });
  });

  test('can be an amount or a share, not both, and never nothing or less', async () => {
    for (const [kobo, percent] of [
      [1, 1],
      [0, null],
      [-1, null],
      [null, 0],
      [null, 101],
    ] as const) {
      await expect(setFee(kobo, percent, null)).rejects.toThrow('providers_cancellation_fee');
    }
  });
});

describe('a visit without a mark', () => {
  const runJob = () => completeAppointments.run({ ...t, now: t.clock.now } as never);

  test('is completed 24 hours after its end, without attendance, and not before', async () => {
    const id = await newAppointment(1);
    t.clock.nowMs = START + 25.5 * HOUR_MS - 1;
    await runJob();
    expect(await statusOf(id)).toBe('scheduled');
    t.clock.nowMs += 1;
    await runJob();
    expect((await ask(`/api/users/${patient.id}/appointments`)).json()).toMatchObject([
      { id, status: 'completed', attendance: null },
    ]);
  });

  test('that was cancelled or rescheduled stays so', async () => {
    const ids = [await newAppointment(1, 'cancelled'), await newAppointment(1, 'rescheduled')];
    t.clock.nowMs = START + 100 * HOUR_MS;
    await runJob();
    expect([await statusOf(ids[0] ?? 0), await statusOf(ids[1] ?? 0)]).toEqual(['cancelled', 'rescheduled']);
  });
});

test('a missed visit does not make a known patient', async () => {
  await t.pool.query('update providers set accepting_new_patients = false where id = $1', [providerId]);
  const id = await newAppointment(-48, 'completed');
  const book = () =>
    t.app.inject({
      method: 'POST',
      url: '/api/appointments',
      payload: {
        providerId,
        date: new Date(START + 24 * HOUR_MS).toISOString(),
        visitType: 'in-person',
        careType: 'routine',
        reason: 'Cough',
      },
      headers: { cookie: patient.cookie },
    });
  await t.pool.query("update appointments set attendance = 'no_show' where id = $1", [id]);
  expect((await book()).statusCode).toBe(422);
  await t.pool.query("update appointments set attendance = 'attended' where id = $1", [id]);
  expect((await book()).statusCode).toBe(201);
});

describe('the calendar file', () => {
  test('is one’s own visit, as a file, and says nothing about health', async () => {
    const id = await newAppointment(30);
    const answer = await ask(`/api/appointments/${id}.ics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="visit-${id}.ics"`,
      'cache-control': 'no-store',
    });
    const [event] = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(`appointment-${id}@care.example`);
    expect(answer.body).not.toMatch(/secret|cough/i);
  });

  test('of a video visit leads to it on the public address', async () => {
    const id = await newAppointment(30);
    await t.pool.query("update appointments set visit_type = 'telehealth' where id = $1", [id]);
    const { body } = await ask(`/api/appointments/${id}.ics`);
    expect(body).toContain(`\r\nLOCATION:Video visit\r\nURL:http://care.example/visit/${id}\r\n`);
  });

  test('cancels its entry once the visit is off', async () => {
    const id = await newAppointment(30);
    await cancel(id);
    expect((await ask(`/api/appointments/${id}.ics`)).body).toContain('\r\nSEQUENCE:1\r\n');
  });

  test('of another patient is not there, exactly like a missing one', async () => {
    const id = await newAppointment(30);
    const other = await newPatient(t);
    const foreign = await ask(`/api/appointments/${id}.ics`, other.cookie);
    const missing = await ask('/api/appointments/999999999.ics', other.cookie);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  });
});
