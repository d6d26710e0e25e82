import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { runDueJobs } from '#platform/server/jobs.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';
import { warnOfLicences } from './warn-of-licences.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_MS = Date.UTC(2026, 10, 23, 8);
const t = await testApp();
let admin: { id: number; cookie: string };
beforeEach(async () => {
  t.clock.nowMs = START_MS;
  await t.pool.query('delete from appointments; delete from providers; delete from messages; delete from sessions');
  await t.pool.query(`update users set deleted_at = now() where role = 'admin'`);
  await t.pool.query('delete from scheduled_jobs');
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Ada Admin' });
});

const send = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  await t.app.inject({ method, url, headers: { cookie: admin.cookie }, ...(payload && { payload }) });
const licence = (validUntil: string, number = '12345') => ({ council: 'MDCN', number, validUntil });
const record = async (id: number, validUntil: string, number?: string) =>
  await send('PUT', `/api/admin/providers/${id}/licences`, {
    ...licence(validUntil, number),
    ...(Date.parse(validUntil) < t.clock.nowMs - DAY_MS && { hasEnded: true }),
  });
const freeOn = async (id: number, date: string) =>
  (await t.app.inject({ url: `/api/providers/${id}/availability?date=${date}` })).json<unknown[]>().length;
const book = async (id: number, date: string) => {
  const { cookie } = await newPatient(t);
  const appointment = {
    providerId: id,
    date: `${date}T09:30:00.000Z`,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'x',
  };
  return (await post(t, '/api/appointments', appointment, { cookie })).statusCode;
};
const hold = async (id: number, date: string) =>
  (await post(t, '/api/slot-holds', { providerId: id, date: `${date}T09:30:00.000Z` })).statusCode;

describe('a licence', () => {
  test('is recorded with checker and time, shown to patients, and logged', async () => {
    const id = await newProvider(t);
    const answer = await record(id, '2027-01-31');
    expect(answer.statusCode, answer.body).toBe(200);
    const shown = { ...licence('2027-01-31'), checkedAt: new Date(t.clock.nowMs).toISOString() };
    expect(answer.json()).toMatchObject({
      licensedUntil: '2027-01-31',
      licences: [{ ...shown, checkedByName: 'Ada Admin' }],
    });
    const page = (await t.app.inject({ url: `/api/providers/${id}` })).json();
    expect(page.licences).toEqual([shown]);
    expect((await t.pool.query('select act, details from activity_log where actor_id = $1', [admin.id])).rows).toEqual([
      { act: 'licence.record', details: licence('2027-01-31') },
    ]);
  });

  test.each([
    ['council', 'FBI', 'Choose the council'],
    ['number', ' 1 ', 'Enter the licence number'],
    ['validUntil', '2027-02-30', 'That date does not exist.'],
    ['validUntil', 'soon', 'Use a date like 2026-11-24.'],
  ])('with a wrong %s (%j) is refused, and nothing is written', async (field, value, message) => {
    const id = await newProvider(t);
    const answer = await send('PUT', `/api/admin/providers/${id}/licences`, {
      ...licence('2027-01-31'),
      [field]: value,
    });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: message }]);
    expect((await t.pool.query('select 1 from provider_licences')).rowCount).toBe(0);
    expect((await record(999_999, '2027-01-31')).statusCode).toBe(404);
  });

  test('with a last day that is past needs the confirmation that it has ended', async () => {
    const id = await newProvider(t);
    const url = `/api/admin/providers/${id}/licences`;
    const refused = await send('PUT', url, licence('2020-01-01'));
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['validUntil']]);
    expect(await freeOn(id, '2026-11-24')).toBe(18);
    expect((await send('PUT', url, { ...licence('2020-01-01'), hasEnded: true })).statusCode).toBe(200);
    expect(await freeOn(id, '2026-11-24')).toBe(0);
    expect((await send('PUT', url, licence('2026-11-23'))).statusCode).toBe(200);
  });

  test('is deleted only from its own provider, and not as the last one that has ended', async () => {
    const [one, other] = [await newProvider(t), await newProvider(t)];
    const licenceId = (await record(one, '2026-11-22')).json().licences[0].id;
    expect((await send('DELETE', `/api/admin/providers/${other}/licences/${licenceId}`)).statusCode).toBe(404);
    const kept = await send('DELETE', `/api/admin/providers/${one}/licences/${licenceId}`);
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'last_licence']);
    expect((await t.pool.query('select 1 from provider_licences')).rowCount).toBe(1);
    expect(await freeOn(one, '2026-11-24')).toBe(0);
    await record(one, '2027-01-31', '777');
    const taken = await send('DELETE', `/api/admin/providers/${one}/licences/${licenceId}`);
    expect(taken.json()).toMatchObject({ licensedUntil: '2027-01-31', licences: [{ number: '777' }] });
  });
});

describe('a licensed provider can be booked', () => {
  test('without any licence recorded, as before', async () => {
    const id = await newProvider(t);
    expect([await freeOn(id, '2026-11-24'), await book(id, '2026-11-24')]).toEqual([18, 201]);
  });

  test('while one of the licences is valid, on its last day too, and not on the day after', async () => {
    const id = await newProvider(t);
    await record(id, '2026-11-20', 'old');
    await record(id, '2026-11-24', 'new');
    expect([await freeOn(id, '2026-11-24'), await freeOn(id, '2026-11-25')]).toEqual([18, 0]);
    expect([await hold(id, '2026-11-25'), await book(id, '2026-11-25'), await book(id, '2026-11-24')]).toEqual([
      409, 409, 201,
    ]);
  });

  test('not once all have ended: no slot, hold, booking or search by day; a renewal allows them again', async () => {
    const id = await newProvider(t);
    await record(id, '2026-11-22');
    const onDay = async () =>
      (await t.app.inject({ url: '/api/providers?availableOn=2026-11-24' })).json<unknown[]>().length;
    expect([
      await freeOn(id, '2026-11-24'),
      await hold(id, '2026-11-24'),
      await book(id, '2026-11-24'),
      await onDay(),
    ]).toEqual([0, 409, 409, 0]);
    expect((await t.app.inject({ url: `/api/providers/${id}` })).json()).toMatchObject({ nextSlotAt: null });
    expect(
      (await t.pool.query('select (select count(*) from appointments) + (select count(*) from slot_holds) as n')).rows,
    ).toEqual([{ n: '0' }]);
    await record(id, '2027-11-22');
    expect([await freeOn(id, '2026-11-24'), await onDay(), await book(id, '2026-11-24')]).toEqual([18, 1, 201]);
  });
});

describe('administrators are warned', () => {
  const config = readConfig({});
  const run = async () => {
    await t.pool.query('delete from scheduled_jobs');
    await runDueJobs({ app: t.app, db: t.db, config, keyFor: TEST_KEYS, now: t.clock.now }, [warnOfLicences]);
  };
  const warnings = async () =>
    (await t.pool.query(`select recipient, dedupe_key from messages where kind = 'licence-warning' order by id`)).rows;
  const day = (daysLater: number) => new Date(START_MS + daysLater * DAY_MS).toISOString().slice(0, 10);

  test('60, 30 and 7 days before, once each, all who manage providers, and again for the next period', async () => {
    const boss = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
    await newPatient(t, { role: 'admin', permissions: ['view_analytics'] });
    const closed = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
    await t.pool.query('update users set disabled_at = now() where id = $1', [closed.id]);
    const id = await newProvider(t, { name: 'Dr. Ending' });
    await record(id, day(61));
    const warned: number[] = [];
    for (let passed = 0; passed <= 63; passed++) {
      t.clock.nowMs = START_MS + passed * DAY_MS;
      const before = (await warnings()).length;
      await run();
      await run();
      if ((await warnings()).length > before) warned.push(61 - passed);
    }
    expect(warned).toEqual([60, 30, 7]);
    const keys = (await warnings()).map(({ dedupe_key: key }) => key as string);
    expect(keys.toSorted()).toEqual(
      [60, 30, 7]
        .flatMap((days) => [admin, boss].map((one) => `licence-warning:${id}:${day(61)}:${days}:${one.id}`))
        .toSorted(),
    );
    t.clock.nowMs = START_MS;
    await record(id, day(7));
    await run();
    await run();
    const again = (await warnings()).slice(6).map(({ dedupe_key: key }) => key);
    expect(again).toEqual([admin, boss].map((one) => `licence-warning:${id}:${day(7)}:7:${one.id}`));
  });

  test('by a list of licences that end within 60 days or have ended, earliest first', async () => {
    const [soon, over, later] = [
      await newProvider(t, { name: 'Soon' }),
      await newProvider(t, { name: 'Over' }),
      await newProvider(t, { name: 'Later' }),
    ];
    await newProvider(t, { name: 'Without' });
    await record(soon, day(60));
    await record(over, day(-1));
    await record(later, day(61));
    const answer = await send('GET', '/api/admin/licences');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.json()).toEqual([
      { id: over, name: 'Over', licensedUntil: day(-1), daysLeft: -1 },
      { id: soon, name: 'Soon', licensedUntil: day(60), daysLeft: 60 },
    ]);
  });
});
