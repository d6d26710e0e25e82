import { beforeEach, describe, expect, test } from 'vitest';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import type { SeenDay } from '../rules/schedule-contract.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const TUESDAY = '2026-11-24';
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const put = (path: string, payload: object, cookie = desk.cookie) =>
  t.app.inject({ method: 'PUT', url: `/api/portal/providers/${providerId}/${path}`, payload, headers: { cookie } });
const settings = async () =>
  (
    await t.app.inject({ url: `/api/portal/providers/${providerId}/settings`, headers: { cookie: desk.cookie } })
  ).json();
/** The days that differ, without why and in which series. */
const days = async () =>
  (await settings()).days.map(({ day, kind, opens, closes }: SeenDay) => ({ day, kind, opens, closes }));
const timesOn = async (date: string) =>
  (await t.app.inject({ url: `/api/providers/${providerId}/availability?date=${date}` }))
    .json<{ time: string }[]>()
    .map(({ time }) => time);
const book = async (date: string, time: string) => {
  const patient = await newPatient(t, { fullName: 'Ngozi Visitor' });
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: {
      providerId,
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
      date: `${date}T${time}:00+01:00`,
    },
  });
  return { statusCode: answer.statusCode, id: answer.json<{ id: number }>().id, patient };
};
const statusOf = async (id: number) =>
  (await t.pool.query('select status, late_cancellation, cancellation_fee from appointments where id = $1', [id]))
    .rows[0];
const mailsAbout = async (id: number) =>
  (await t.pool.query('select kind from messages where about = $1 order by id', [`appointment:${id}`])).rows.map(
    ({ kind }) => kind,
  );
const auditOf = async () =>
  (
    await t.pool.query(
      `select act, actor_id, details from activity_log where log = 'audit' and object = $1 order by id`,
      [`provider:${providerId}`],
    )
  ).rows;

const WEEK = {
  hours: [
    { weekday: 2, opens: '09:00', closes: '10:00' },
    { weekday: 2, opens: '14:00', closes: '15:00' },
  ],
  visitMinutes: 20,
  noticeMinutes: null,
};

describe('the weekly schedule', () => {
  test('changes the offered slots at once, with breaks and another length', async () => {
    const answer = await put('schedule', WEEK);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(WEEK);
    expect(await timesOn(TUESDAY)).toEqual(['09:00', '09:20', '09:40', '14:00', '14:20', '14:40']);
    expect(await timesOn('2026-11-25')).toEqual([]);
    expect(await auditOf()).toMatchObject([{ act: 'schedule.update', actor_id: desk.id, details: WEEK }]);
    const [card] = (await t.app.inject({ url: '/api/providers?availableOn=2026-11-24&limit=100' }))
      .json<{ id: number; nextSlotAt: string }[]>()
      .filter(({ id }) => id === providerId);
    expect(card?.nextSlotAt).toBe('2026-11-24T08:00:00.000Z');
  });

  test('lasts to midnight, and a visit then ends with the day', async () => {
    const late = { weekday: 2, opens: '23:00', closes: '24:00' };
    expect((await put('schedule', { ...WEEK, hours: [late] })).json()).toMatchObject({ hours: [late] });
    expect(await timesOn(TUESDAY)).toEqual(['23:00', '23:20', '23:40']);
    expect(await timesOn('2026-11-25')).toEqual([]);
    expect((await book(TUESDAY, '23:40')).statusCode).toBe(201);
    expect((await put(`days/${TUESDAY}`, { kind: 'extra', hours: [late] })).statusCode).toBe(400);
    expect((await put('schedule', { ...WEEK, hours: [{ ...late, closes: '24:01' }] })).statusCode).toBe(400);
    expect(await settings()).toMatchObject({ hours: [late], days: [] });
  });

  test('applies the notice that the provider set', async () => {
    await put('schedule', { ...WEEK, hours: [{ weekday: 1, opens: '08:00', closes: '12:00' }], noticeMinutes: 60 });
    expect((await timesOn('2026-11-23'))[0]).toBe('10:00');
    await put('schedule', { ...WEEK, hours: [{ weekday: 1, opens: '08:00', closes: '12:00' }] });
    expect(await timesOn('2026-11-23')).toEqual([]);
  });

  test.each([
    ['nothing', { ...WEEK, hours: [] }, 'hours'],
    ['an end before the start', { ...WEEK, hours: [{ weekday: 2, opens: '10:00', closes: '09:00' }] }, 'hours.2'],
    ['an overlap', { ...WEEK, hours: [...WEEK.hours, { weekday: 2, opens: '09:30', closes: '11:00' }] }, 'hours.2'],
    ['hours shorter than a visit', { ...WEEK, visitMinutes: 90 }, 'hours.2'],
    ['a time that is none', { ...WEEK, hours: [{ weekday: 2, opens: '24:00', closes: '25:00' }] }, 'hours.0.opens'],
    [
      'a weekday that is none',
      { ...WEEK, hours: [{ weekday: 7, opens: '09:00', closes: '10:00' }] },
      'hours.0.weekday',
    ],
    ['visits of no length', { ...WEEK, visitMinutes: 4 }, 'visitMinutes'],
    ['visits of five hours', { ...WEEK, visitMinutes: 241 }, 'visitMinutes'],
    ['notice of a week', { ...WEEK, noticeMinutes: 7 * 24 * 60 }, 'noticeMinutes'],
    ['something unknown', { ...WEEK, rating: 50 }, 'rating'],
  ])('refuses %s, and nothing is written', async (_, body, field) => {
    const before = await settings();
    const answer = await put('schedule', body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toContain(field);
    expect(await settings()).toEqual(before);
    expect(await auditOf()).toEqual([]);
  });
});

describe('extra hours and the week', () => {
  test('does not overlap with the extra hours of an upcoming day', async () => {
    await put('schedule', WEEK);
    await put(`days/${TUESDAY}`, { kind: 'extra', hours: [{ opens: '11:00', closes: '12:00' }] });
    const answer = await put('schedule', { ...WEEK, hours: [{ weekday: 2, opens: '09:00', closes: '11:30' }] });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['hours.2']]);
    expect((await settings()).hours).toEqual(WEEK.hours);
  });
});

describe('exceptions', () => {
  test('a day off, several days off, extra hours, and usual again', async () => {
    await put('schedule', WEEK);
    await put(`days/${TUESDAY}`, { kind: 'off', until: '2026-11-26' });
    expect(await timesOn(TUESDAY)).toEqual([]);
    expect((await settings()).days).toHaveLength(3);
    await put('days/2026-11-25', { kind: 'extra', hours: [{ opens: '10:00', closes: '10:40' }] });
    expect(await timesOn('2026-11-25')).toEqual(['10:00', '10:20']);
    await put(`days/${TUESDAY}`, { kind: 'usual', until: '2026-11-26' });
    expect((await settings()).days).toEqual([]);
    expect(await timesOn(TUESDAY)).toHaveLength(6);
  });

  test.each([
    ['yesterday', '2026-11-22', { kind: 'off' }],
    ['an end before the beginning', TUESDAY, { kind: 'off', until: '2026-11-23' }],
    ['a quarter of a year', TUESDAY, { kind: 'off', until: '2027-02-24' }],
    ['the year after the next', '2028-11-24', { kind: 'off' }],
    ['a day that is none', '2026-02-30', { kind: 'off' }],
    ['extra hours without hours', TUESDAY, { kind: 'extra' }],
    [
      'extra hours that overlap',
      TUESDAY,
      { kind: 'extra', hours: [1, 2].map(() => ({ opens: '18:00', closes: '19:00' })) },
    ],
    ['extra hours within the usual ones', TUESDAY, { kind: 'extra', hours: [{ opens: '09:00', closes: '10:00' }] }],
    [
      'extra hours of two days',
      TUESDAY,
      { kind: 'extra', until: '2026-11-25', hours: [{ opens: '18:00', closes: '19:00' }] },
    ],
  ])('refuses %s, and nothing is written', async (_, date, body) => {
    const answer = await put(`days/${date}`, body);
    expect(answer.statusCode, answer.body).toBe(400);
    expect((await settings()).days).toEqual([]);
    expect(await auditOf()).toEqual([]);
  });
});

const MORNING = { opens: '09:10', closes: '09:30' };
const close = (...hours: object[]) => put(`days/${TUESDAY}`, { kind: 'closed', hours });

describe('closed parts of a day', () => {
  test('remove the times that they overlap, beside extra hours, until the day is usual again', async () => {
    await put('schedule', WEEK);
    await put(`days/${TUESDAY}`, { kind: 'extra', hours: [{ opens: '18:00', closes: '19:00' }] });
    expect((await close(MORNING, { opens: '14:20', closes: '18:20' })).statusCode).toBe(200);
    expect(await timesOn(TUESDAY)).toEqual(['09:40', '14:00', '18:20', '18:40']);
    expect(await days()).toEqual([
      { day: TUESDAY, kind: 'closed', ...MORNING },
      { day: TUESDAY, kind: 'closed', opens: '14:20', closes: '18:20' },
      { day: TUESDAY, kind: 'extra', opens: '18:00', closes: '19:00' },
    ]);
    await put(`days/${TUESDAY}`, { kind: 'extra', hours: [{ opens: '19:00', closes: '19:40' }] });
    expect(await timesOn(TUESDAY)).toEqual(['09:40', '14:00', '19:00', '19:20']);
    await close(MORNING);
    expect(await timesOn(TUESDAY)).toEqual(['09:40', '14:00', '14:20', '14:40', '19:00', '19:20']);
    await put(`days/${TUESDAY}`, { kind: 'usual' });
    expect(await timesOn(TUESDAY)).toHaveLength(6);
  });

  test('are on the public page, and a hold of such a time is refused', async () => {
    await put('schedule', WEEK);
    await close(MORNING);
    const page = (await t.app.inject({ url: `/api/providers/${providerId}` })).json();
    expect(page).toMatchObject({ daysOff: [], extraHours: [], closures: [{ day: TUESDAY, ...MORNING }] });
    expect((await book(TUESDAY, '09:20')).statusCode).toBe(409);
    expect((await book(TUESDAY, '09:40')).statusCode).toBe(201);
  });

  test('ask about the visits inside, and cancel them on request', async () => {
    const inside = await book(TUESDAY, '10:00');
    const beside = await book(TUESDAY, '10:30');
    const part = { opens: '10:15', closes: '10:30' };
    const refused = await close(part);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'visits_booked']);
    expect(refused.json().visits.map(({ id }: { id: number }) => id)).toEqual([inside.id]);
    const booked = { choice: 'cancel', ids: [inside.id] };
    expect((await put(`days/${TUESDAY}`, { kind: 'closed', hours: [part], booked })).statusCode).toBe(200);
    expect([await statusOf(inside.id), await statusOf(beside.id)]).toMatchObject([
      { status: 'cancelled' },
      { status: 'scheduled' },
    ]);
    expect(await timesOn(TUESDAY)).not.toContain('10:00');
  });
});

describe('closed parts', () => {
  test('that another desk has set meanwhile are not overwritten unread', async () => {
    await close(MORNING);
    const stale = await put(`days/${TUESDAY}`, {
      kind: 'closed',
      hours: [{ opens: '12:00', closes: '13:00' }],
      was: [],
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
    const was = (await settings()).days;
    const both = [MORNING, { opens: '12:00', closes: '13:00' }];
    expect((await put(`days/${TUESDAY}`, { kind: 'closed', hours: both, was })).statusCode).toBe(200);
    expect((await settings()).days).toHaveLength(2);
  });

  test.each([
    ['no part', { hours: [] }, 'hours'],
    ['a part that ends before it starts', { hours: [{ opens: '12:00', closes: '11:00' }] }, 'hours'],
    ['parts that overlap', { hours: [MORNING, { opens: '09:20', closes: '10:00' }] }, 'hours'],
    ['parts of two days', { hours: [MORNING], until: '2026-11-25' }, 'until'],
    [
      'seven parts',
      { hours: [1, 2, 3, 4, 5, 6, 7].map((hour) => ({ opens: `0${hour}:00`, closes: `0${hour}:30` })) },
      'hours',
    ],
  ])('refuse %s, and nothing is written', async (_, body, field) => {
    const answer = await put(`days/${TUESDAY}`, { kind: 'closed', ...body });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect((await settings()).days).toEqual([]);
  });
});

describe('a change with visits booked', () => {
  test('is refused with the visits outside, and nothing is written except the look', async () => {
    const { id, patient } = await book(TUESDAY, '10:00');
    await book('2026-11-25', '10:00');
    const refused = await put(`days/${TUESDAY}`, { kind: 'off' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'visits_booked']);
    expect(refused.json().visits).toEqual([
      { id, date: '2026-11-24T09:00:00.000Z', endsAt: '2026-11-24T09:30:00.000Z', name: 'Ngozi Visitor' },
    ]);
    expect((await settings()).days).toEqual([]);
    expect(await auditOf()).toEqual([]);
    const { rows } = await t.pool.query(`select act from activity_log where log = 'access' and subject_id = $1`, [
      patient.id,
    ]);
    expect(rows).toEqual([{ act: 'appointment.list' }]);
  });

  test('keeps them on request: they stay valid, and later changes leave them alone', async () => {
    const { id } = await book(TUESDAY, '10:00');
    const kept = await put(`days/${TUESDAY}`, { kind: 'off', booked: { choice: 'keep', ids: [id] } });
    expect(kept.statusCode).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: 'scheduled' });
    expect(await timesOn(TUESDAY)).toEqual([]);
    expect((await put('schedule', WEEK)).statusCode).toBe(200);
    expect(await auditOf()).toMatchObject([{ details: { visits: [id], choice: 'keep' } }, {}]);
  });

  test('cancels them on request: free of charge, with a message, all or nothing', async () => {
    await t.pool.query('update providers set cancellation_fee_percent = 50 where id = $1', [providerId]);
    t.clock.nowMs += 60_000;
    const [one, two] = [await book(TUESDAY, '08:00'), await book(TUESDAY, '10:00')];
    const ids = [one.id, two.id];
    const answer = await put(`days/${TUESDAY}`, { kind: 'off', booked: { choice: 'cancel', ids } });
    expect(answer.statusCode).toBe(200);
    for (const id of ids) {
      expect(await statusOf(id)).toEqual({ status: 'cancelled', late_cancellation: false, cancellation_fee: null });
      expect(await mailsAbout(id)).toContain('visit-cancelled-by-provider');
    }
  });
});

describe('the choice for booked visits', () => {
  test('asks again about a visit that was booked after the list was shown', async () => {
    const first = await book(TUESDAY, '10:00');
    const second = await book(TUESDAY, '11:00');
    const answer = await put(`days/${TUESDAY}`, { kind: 'off', booked: { choice: 'cancel', ids: [first.id] } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().visits.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
    expect([await statusOf(first.id), await statusOf(second.id)]).toMatchObject([
      { status: 'scheduled' },
      { status: 'scheduled' },
    ]);
  });

  test('cancels no visit of another provider by id', async () => {
    const { id } = await book('2026-11-26', '10:00');
    const other = await newPatient(t);
    const theirs = await practiceOf(t, other);
    const { rows } = await t.pool.query(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
       values ($1, $2, '2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z', 'in-person', 'routine', '') returning id`,
      [theirs, other.id],
    );
    const ids = [id, rows[0].id];
    expect((await put(`days/${TUESDAY}`, { kind: 'off', booked: { choice: 'cancel', ids } })).statusCode).toBe(200);
    for (const each of ids) expect(await statusOf(each)).toMatchObject({ status: 'scheduled' });
  });

  test('another length of visits leaves those that are booked as they are', async () => {
    const { id } = await book(TUESDAY, '10:30');
    const hours = [{ weekday: 2, opens: '08:00', closes: '17:00' }];
    expect((await put('schedule', { ...WEEK, hours, visitMinutes: 45 })).statusCode).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: 'scheduled' });
    expect((await timesOn(TUESDAY)).slice(0, 4)).toEqual(['08:00', '08:45', '09:30', '11:00']);
  });
});

describe('settings of the practice', () => {
  const SETTINGS = {
    acceptedInsurance: ['Hygeia HMO'],
    acceptingNewPatients: false,
    cancellation: { kobo: 250_000, percent: null, note: 'Call us.' },
  };

  test('are what patients find, and the fee is what they are charged', async () => {
    expect((await put('settings', SETTINGS)).json()).toMatchObject(SETTINGS);
    const shown = (await t.app.inject({ url: `/api/providers/${providerId}` })).json();
    expect(shown).toMatchObject({ acceptedInsurance: ['Hygeia HMO'], acceptingNewPatients: false });
    expect((await book(TUESDAY, '10:00')).statusCode).toBe(422);
    await put('settings', { ...SETTINGS, acceptingNewPatients: true });
    const { id, patient } = await book(TUESDAY, '08:00');
    const cancelled = await t.app.inject({
      method: 'PUT',
      url: `/api/appointments/${id}/status`,
      payload: { status: 'cancelled' },
      headers: { cookie: patient.cookie },
    });
    expect(cancelled.json()).toMatchObject({ lateCancellation: true, cancellationFee: SETTINGS.cancellation });
    expect((await auditOf()).map(({ act }) => act)).toEqual(['practice.update', 'practice.update']);
  });

  test('a percentage is shown with the price it is taken from, and removed with it', async () => {
    const share = { kobo: null, percent: 25, note: null, priceKobo: 1_000_000 };
    await put('settings', { ...SETTINGS, acceptingNewPatients: true, cancellation: share });
    expect((await settings()).cancellation).toEqual(share);
    const shown = (await t.app.inject({ url: `/api/providers/${providerId}` })).json();
    expect(shown.cancellationPolicy).toEqual(share);
    const { id } = await book(TUESDAY, '08:00');
    const kept = await t.pool.query('select cancellation_rule from appointments where id = $1', [id]);
    expect(kept.rows).toEqual([{ cancellation_rule: share }]);
    await put('settings', SETTINGS);
    expect((await settings()).cancellation).toEqual(SETTINGS.cancellation);
  });

  test.each([
    ['an amount and a share', { kobo: 100_000, percent: 10, note: null }],
    ['no naira', { kobo: 0, percent: null, note: null }],
    ['more than a million naira', { kobo: 100_000_001, percent: null, note: null }],
    ['a share of more than all', { kobo: null, percent: 101, note: null }],
    ['a share of an unknown price', { kobo: null, percent: 10, note: null }],
    ['a price and no share', { kobo: null, percent: null, note: null, priceKobo: 100 }],
    ['a price of nothing', { kobo: null, percent: 10, note: null, priceKobo: 0 }],
    ['an empty note', { kobo: null, percent: null, note: ' ' }],
    ['a note without end', { kobo: null, percent: null, note: 'x'.repeat(501) }],
  ])('refuse %s, and nothing is written', async (_, cancellation) => {
    const before = await settings();
    expect((await put('settings', { ...SETTINGS, cancellation })).statusCode).toBe(400);
    expect(await settings()).toEqual(before);
    expect((await put('settings', { ...SETTINGS, acceptedInsurance: ['My Uncle'] })).statusCode).toBe(400);
    expect(await settings()).toEqual(before);
  });
});

test('a desk reads the end of its licences', async () => {
  await t.pool.query("update providers set licensed_until = '2026-11-27' where id = $1", [providerId]);
  expect(await settings()).toMatchObject({ licensedUntil: '2026-11-27' });
});
