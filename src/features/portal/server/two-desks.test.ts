import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';

const t = await testApp();
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const put = async (path: string, payload: object) =>
  await t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${providerId}/${path}`,
    payload,
    headers: { cookie: desk.cookie },
  });
const settings = async () =>
  (
    await t.app.inject({ url: `/api/portal/providers/${providerId}/settings`, headers: { cookie: desk.cookie } })
  ).json();
const auditOf = async () =>
  (
    await t.pool.query(`select details from activity_log where log = 'audit' and object = $1 order by id`, [
      `provider:${providerId}`,
    ])
  ).rows;

describe('of two desks that read the schedule before either saved', () => {
  const on = (weekday: number, closes: string) => ({ weekday, opens: '08:00', closes });
  const LOADED = { hours: [on(2, '17:00'), on(3, '17:00')], visitMinutes: 30, noticeMinutes: null };
  beforeEach(async () => {
    expect((await put('schedule', LOADED)).statusCode).toBe(200);
  });

  test('the later one does not reopen hours that the earlier one closed, and learns which', async () => {
    const earlier = { ...LOADED, hours: [on(2, '14:00'), on(3, '17:00')] };
    expect((await put('schedule', { ...earlier, was: LOADED })).statusCode).toBe(200);
    const later = await put('schedule', { ...LOADED, hours: [on(3, '16:00'), on(2, '17:00')], was: LOADED });
    expect([later.statusCode, later.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(Object.keys(later.json().fields)).toEqual(['hours.2']);
    expect(await settings()).toMatchObject(earlier);
    expect(await auditOf()).toHaveLength(2);
    const again = { ...LOADED, hours: [on(2, '14:00'), on(3, '16:00')] };
    expect((await put('schedule', { ...again, was: earlier })).statusCode).toBe(200);
    expect(await settings()).toMatchObject(again);
  });

  test.each([
    ['visitMinutes', { visitMinutes: 20 }],
    ['noticeMinutes', { noticeMinutes: 60 }],
  ])('the later one does not take %s back', async (field, change) => {
    await put('schedule', { ...LOADED, ...change, was: LOADED });
    const later = await put('schedule', { ...LOADED, hours: [on(2, '12:00')], was: LOADED });
    expect([later.statusCode, Object.keys(later.json().fields)]).toEqual([409, [field]]);
    expect(await settings()).toMatchObject({ ...LOADED, ...change });
  });

  test('a change that is sent twice is no conflict, and neither is one without `was`', async () => {
    const change = { ...LOADED, hours: [on(2, '14:00')], was: LOADED };
    expect((await put('schedule', change)).statusCode).toBe(200);
    expect((await put('schedule', change)).statusCode).toBe(200);
    expect((await put('schedule', LOADED)).statusCode).toBe(200);
    expect(await settings()).toMatchObject(LOADED);
  });
});

describe('of two desks that read the settings before either saved', () => {
  const LOADED = {
    acceptedInsurance: ['Hygeia HMO'],
    acceptingNewPatients: true,
    cancellation: { kobo: 250_000, percent: null, note: 'Call us.' },
  };
  beforeEach(async () => {
    expect((await put('settings', LOADED)).statusCode).toBe(200);
  });

  test.each([
    ['acceptedInsurance', { acceptedInsurance: ['Hygeia HMO', 'Redcare HMO'] }],
    ['acceptingNewPatients', { acceptingNewPatients: false }],
    ['cancellation', { cancellation: { kobo: null, percent: 20, note: null, priceKobo: 500_000 } }],
  ])('the later one does not take %s back, and learns it', async (field, change) => {
    expect((await put('settings', { ...LOADED, ...change, was: LOADED })).statusCode).toBe(200);
    const other = field === 'acceptingNewPatients' ? { acceptedInsurance: [] } : { acceptingNewPatients: false };
    const later = await put('settings', { ...LOADED, ...other, was: LOADED });
    expect([later.statusCode, later.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(Object.keys(later.json().fields)).toEqual([field]);
    expect(await settings()).toMatchObject({ ...LOADED, ...change });
    expect(await auditOf()).toHaveLength(2);
  });

  test('one of two that are sent at once learns of the other', async () => {
    const both = await Promise.all([
      put('settings', { ...LOADED, acceptedInsurance: ['Redcare HMO'], was: LOADED }),
      put('settings', { ...LOADED, acceptedInsurance: ['Axa Mansard Health'], was: LOADED }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  });

  test('a change that is sent twice is no conflict; `was` is not stored', async () => {
    const change = { ...LOADED, acceptingNewPatients: false, was: LOADED };
    expect((await put('settings', change)).statusCode).toBe(200);
    expect((await put('settings', change)).statusCode).toBe(200);
    const { was: _, ...details } = change;
    expect((await auditOf()).at(-1)).toEqual({ details });
    expect((await put('settings', LOADED)).statusCode).toBe(200);
  });
});

describe('of two desks that read the exceptions before either saved', () => {
  const [DAY, NEXT] = [1, 2].map((ahead) => addDays(lagosDate(t.clock.now()), 20 + ahead)) as [string, string];
  const EVENING = { opens: '18:00', closes: '20:00' };
  /** As days are read that the old call set, besides when and what. */
  const UNEXPLAINED = { cause: 'desk', note: null, seriesId: expect.any(String) };
  const SEEN = [{ day: DAY, kind: 'extra', ...EVENING }];
  const extra = { kind: 'extra', hours: [EVENING] };
  beforeEach(async () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' }));
    expect((await put('schedule', { hours, visitMinutes: 30, noticeMinutes: null })).statusCode).toBe(200);
  });

  test('the later one does not remove extra hours that the earlier one added, and learns the day', async () => {
    expect((await put(`days/${DAY}`, { ...extra, was: [] })).statusCode).toBe(200);
    const later = await put(`days/${DAY}`, { kind: 'off', until: NEXT, was: [] });
    expect([later.statusCode, later.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(Object.keys(later.json().fields)).toEqual([`days.${DAY}`]);
    expect((await settings()).days).toEqual(SEEN.map((day) => ({ ...day, ...UNEXPLAINED })));
    expect((await put(`days/${DAY}`, { kind: 'off', until: NEXT, was: SEEN })).statusCode).toBe(200);
    expect((await settings()).days).toMatchObject([
      { day: DAY, kind: 'off' },
      { day: NEXT, kind: 'off' },
    ]);
  });

  test('the later one does not undo a day off of the earlier one', async () => {
    await put(`days/${DAY}`, extra);
    await put(`days/${DAY}`, { kind: 'off', was: SEEN });
    expect((await put(`days/${DAY}`, { kind: 'usual', was: SEEN })).statusCode).toBe(409);
    expect((await settings()).days).toMatchObject([{ day: DAY, kind: 'off' }]);
  });

  test('other days, a change that is sent twice and one without `was` are no conflict', async () => {
    await put(`days/${DAY}`, extra);
    for (const body of [{ kind: 'off', was: [] }, { kind: 'off', was: [] }, extra]) {
      expect((await put(`days/${NEXT}`, body)).statusCode).toBe(200);
    }
    expect((await settings()).days).toHaveLength(2);
  });
});
