import { beforeEach, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { findPortalHolidays } from './answer-holiday.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const TUESDAY = '2026-11-24';
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  await t.pool.query('delete from public_holidays');
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

/** Declares a holiday as an administrator does. */
const declare = (day = TUESDAY, state: string | null = null) =>
  t.pool.query('insert into public_holidays (day, name, state, added_at) values ($1, $2, $3, now())', [
    day,
    'Eid-el-Test',
    state,
  ]);
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/${path}`,
    headers: { cookie: desk.cookie },
    ...(payload && { payload }),
  });
const holidays = async () => (await call('GET', 'holidays')).json().holidays;
const answer = (said: 'open' | 'closed', was: 'open' | 'closed' | null = null, more: object = {}) =>
  call('PUT', `holidays/${TUESDAY}`, { answer: said, was, ...more });
const page = async () => (await t.app.inject({ url: `/api/providers/${providerId}` })).json();
const timesOn = async (date: string) =>
  (await t.app.inject({ url: `/api/providers/${providerId}/availability?date=${date}` })).json<unknown[]>().length;
const book = async (time: string) => {
  const patient = await newPatient(t);
  const made = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: {
      ...{ providerId, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      date: new Date(lagosInstant(TUESDAY, time)).toISOString(),
    },
  });
  return made.json<{ id: number }>().id;
};
const statusOf = async (id: number) =>
  (await t.pool.query('select status from appointments where id = $1', [id])).rows[0].status;

describe('a public holiday', () => {
  test('with visits booked is put to the practice once, and nothing is cancelled or closed before the answer (A6)', async () => {
    const ids = [await book('10:00'), await book('11:00')];
    await declare();
    expect(await holidays()).toEqual([{ day: TUESDAY, name: 'Eid-el-Test', answer: null, visits: 2 }]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['scheduled', 'scheduled']);
    expect(await timesOn(TUESDAY)).toBeGreaterThan(0);
    expect((await page()).holidays).toEqual([{ day: TUESDAY, name: 'Eid-el-Test', isOpen: null }]);

    const refused = await answer('closed');
    expect([refused.statusCode, refused.json().visits.map(({ id }: { id: number }) => id)]).toEqual([409, ids]);
    expect((await holidays())[0].answer).toBeNull();
    const closed = await answer('closed', null, { booked: { choice: 'cancel', ids } });
    expect(closed.json().holidays).toEqual([{ day: TUESDAY, name: 'Eid-el-Test', answer: 'closed', visits: 0 }]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'cancelled']);
    expect(await timesOn(TUESDAY)).toBe(0);
    expect(await page()).toMatchObject({ daysOff: [TUESDAY], holidays: [{ isOpen: false }] });
  });

  test('on which the practice is open as usual is answered once, and its visits stay', async () => {
    const id = await book('10:00');
    await declare();
    expect((await answer('open')).json().holidays).toMatchObject([{ answer: 'open', visits: 1 }]);
    expect(await statusOf(id)).toBe('scheduled');
    expect((await page()).holidays).toMatchObject([{ isOpen: true }]);
    const { rows } = await t.pool.query('select answer, answered_by from holiday_answers where provider_id = $1', [
      providerId,
    ]);
    expect(rows).toEqual([{ answer: 'open', answered_by: desk.id }]);
  });

  test('may be answered again: from closed to open gives back the day, from open to closed takes it off', async () => {
    await declare();
    await answer('closed');
    expect((await answer('open', 'closed')).json().holidays).toMatchObject([{ answer: 'open' }]);
    expect(await timesOn(TUESDAY)).toBeGreaterThan(0);
    expect((await answer('closed', 'open')).statusCode).toBe(200);
    expect(await timesOn(TUESDAY)).toBe(0);
  });
});

describe('a public holiday between desks and places', () => {
  test('that another desk has answered meanwhile otherwise is not overwritten', async () => {
    await declare();
    await answer('open');
    const later = await answer('closed');
    expect([later.statusCode, later.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await holidays())[0].answer).toBe('open');
    expect((await answer('open')).statusCode).toBe(200);
  });

  test('is open again if its day off was removed in the schedule', async () => {
    await declare();
    await answer('closed');
    const [{ seriesId, cause }] = (await call('GET', 'settings')).json().days;
    expect(cause).toBe('holiday');
    await call('DELETE', `schedule-changes/${seriesId}`, {});
    expect(await holidays()).toMatchObject([{ answer: null }]);
  });

  test('answered closed keeps its answer when other days off around it are removed', async () => {
    await declare();
    await answer('closed');
    const range = { resourceId: null, kind: 'off', from: TUESDAY, until: '2026-11-26' };
    await call('POST', 'schedule-changes', range);
    expect(await holidays()).toEqual([]);
    expect((await page()).daysOff).toEqual([TUESDAY, '2026-11-25', '2026-11-26']);
    const { days } = (await call('GET', 'settings')).json();
    const { seriesId } = days.find(({ cause }: { cause: string }) => cause === 'desk');
    await call('DELETE', `schedule-changes/${seriesId}`, {});
    expect(await holidays()).toMatchObject([{ answer: 'closed' }]);
    expect(await timesOn(TUESDAY)).toEqual(0);
    expect(await timesOn('2026-11-25')).toBeGreaterThan(0);
  });

  test('that is taken back leaves a day off that the practice finds and removes', async () => {
    await declare();
    await answer('closed');
    expect((await call('GET', 'holidays')).json().takenBack).toEqual([]);
    await t.pool.query('delete from public_holidays');
    expect((await call('GET', 'holidays')).json()).toEqual({ holidays: [], takenBack: [TUESDAY] });
    const [{ seriesId }] = (await call('GET', 'settings')).json().days;
    await call('DELETE', `schedule-changes/${seriesId}`, {});
    expect((await call('GET', 'holidays')).json().takenBack).toEqual([]);
    expect(await timesOn(TUESDAY)).toBeGreaterThan(0);
  });
});

describe('a public holiday of the calendar or of others', () => {
  test('needs no answer where the place has no hours, is off anyway, or in another state', async () => {
    // A Sunday.
    await declare('2026-11-29');
    await declare('2026-11-25', 'Yobe');
    expect(await holidays()).toEqual([]);
    await declare();
    await call('PUT', `days/${TUESDAY}`, { kind: 'off' });
    expect(await holidays()).toEqual([]);
    expect((await answer('closed')).statusCode).toBe(404);
    expect((await call('PUT', 'holidays/2026-11-26', { answer: 'open', was: null })).statusCode).toBe(404);
  });

  test('that the calendar knows needs an answer from 30 days before', async () => {
    const at = async (day: string) => await findPortalHolidays(t.db, providerId, lagosInstant(day, '09:00'));
    expect((await at('2026-11-24')).holidays).toEqual([]);
    expect((await at('2026-11-25')).holidays).toEqual([
      { day: '2026-12-25', name: 'Christmas Day', answer: null, visits: 0 },
    ]);
  });

  test('is none of another practice', async () => {
    await declare();
    const stranger = await newPatient(t, { role: 'provider' });
    const theirs = await t.app.inject({
      method: 'PUT',
      url: `/api/portal/providers/${providerId}/holidays/${TUESDAY}`,
      headers: { cookie: stranger.cookie },
      payload: { answer: 'closed', was: null },
    });
    expect(theirs.statusCode).toBe(404);
    expect((await holidays())[0].answer).toBeNull();
  });
});
