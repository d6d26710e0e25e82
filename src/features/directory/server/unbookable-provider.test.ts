import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();
const HOURS = [{ weekday: 2, opens: '09:00', closes: '12:00' }];
const NINE = '2026-11-24T08:00:00.000Z';
const TEN = '2026-11-24T09:00:00.000Z';
let providerId: number;
let patient: { readonly id: number; readonly cookie: string };

beforeEach(async () => {
  patient = await newPatient(t);
  providerId = await newProvider(t, { hours: HOURS, phone: '01 234 5678' });
  await t.pool.query(
    `insert into schedule_exceptions (provider_id, day, kind, opens, closes) values ($1, '2026-11-25', 'extra', '09:00', '12:00')`,
    [providerId],
  );
});

const become = (state: string) =>
  t.pool.query(
    `update providers set booking_state = $2, live_by = case $2 when 'live' then 'operator' end,
     paused_reason = case $2 when 'paused' then 'member' end where id = $1`,
    [providerId, state],
  );
const detail = async () => (await t.app.inject(`/api/providers/${providerId}`)).json();
const times = async (date: string) =>
  (await t.app.inject(`/api/providers/${providerId}/availability?date=${date}`)).json<unknown[]>();
const book = (date: string, more: object = {}) =>
  post(
    t,
    '/api/appointments',
    { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more },
    { cookie: patient.cookie },
  );
const statusOf = async (id: number) =>
  (await t.pool.query('select status from appointments where id = $1', [id])).rows[0].status;

test('a practice shows its telephone number while its members take bookings, and not while the operator does', async () => {
  expect(await detail()).toMatchObject({ bookable: true, phone: null });
  await t.pool.query("update providers set live_by = 'member', hours_confirmed_at = now() where id = $1", [providerId]);
  expect(await detail()).toMatchObject({ bookable: true, phone: '01 234 5678' });
});

describe.each(['setting_up', 'paused'])('a practice that is %s', (state) => {
  test('offers no time, although it has hours, and shows its telephone number', async () => {
    expect((await times('2026-11-24')).length).toBe(6);
    expect(await detail()).toMatchObject({ bookable: true, bookingState: 'live', phone: null });
    await become(state);
    expect(await detail()).toMatchObject({
      bookable: false,
      bookingState: state,
      phone: '01 234 5678',
      nextSlotAt: null,
      officeHours: HOURS,
    });
    expect(await times('2026-11-24')).toEqual([]);
    expect(await times('2026-11-25')).toEqual([]);
  });

  test('can neither be booked nor held', async () => {
    await become(state);
    for (const answer of [await book(NINE), await post(t, '/api/slot-holds', { providerId, date: NINE })]) {
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_offered']);
    }
  });

  test('keeps a booked visit, which can be cancelled and not moved', async () => {
    const { id } = (await book(NINE)).json();
    await become(state);
    const moved = await book(TEN, { rescheduleOf: id });
    expect([moved.statusCode, moved.json().code]).toEqual([422, 'not_offered']);
    expect(await statusOf(id)).toBe('scheduled');
    const cancelled = await t.app.inject({
      method: 'PUT',
      url: `/api/appointments/${id}/status`,
      payload: { status: 'cancelled' },
      headers: { cookie: patient.cookie },
    });
    expect([cancelled.statusCode, await statusOf(id)]).toEqual([200, 'cancelled']);
  });
});
