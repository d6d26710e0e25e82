import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';
import { NOT_ACCEPTED } from '#features/auth/server/invitations/invited-user-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { findChecklist } from './change-bookings.ts';
import { pauseOverdueChecklists } from './pause-overdue.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const HOURS = [{ weekday: 2, opens: '09:00', closes: '12:00' }];
const TUESDAY_NINE = '2026-11-24T08:00:00.000Z';
let providerId: number;
let member: { readonly id: number; readonly cookie: string };

beforeEach(async () => {
  t.clock.nowMs = Date.UTC(2026, 10, 23, 8);
  providerId = await newProvider(t, { bookingState: 'setting_up', liveBy: null, hours: HOURS });
  const person = await personWith(t, { role: 'provider', permissions: [] });
  member = { id: person.id, cookie: person.cookie };
  await addMember(t.db, { providerId, userId: member.id, role: 'owner', nowMs: t.clock.nowMs });
});

const call = (method: 'GET' | 'PUT', path: string, body?: object, cookie = member.cookie) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/${path}`,
    headers: { cookie },
    ...(body && { payload: body }),
  });
const checklist = async () => (await call('GET', 'checklist')).json();
const confirmHours = async () => {
  const { hours, visitMinutes } = await checklist();
  return await call('PUT', 'hours-confirmation', { was: { hours, visitMinutes } });
};
const set = (on: boolean, was: string) => call('PUT', 'bookings', { on, was });
const addContact = (confirmedAt: Date | null = new Date(t.clock.nowMs)) =>
  t.db
    .insert(alertContacts)
    .values({ providerId, email: 'desk@example.com', addedAt: new Date(t.clock.nowMs), confirmedAt });
const book = async (date = TUESDAY_NINE) => {
  const { cookie } = await newPatient(t);
  const body = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  return await t.app.inject({ method: 'POST', url: '/api/appointments', headers: { cookie }, payload: body });
};
const isPublic = async () => (await t.app.inject(`/api/providers/${providerId}`)).json().bookable;
const acts = async () =>
  (
    await t.pool.query('select act from activity_log where object = $1 order by id', [`provider:${providerId}`])
  ).rows.map(({ act }) => act);
async function start() {
  await confirmHours();
  await addContact();
  return await set(true, 'setting_up');
}

test('a practice that sets up takes no bookings, and reads what is missing', async () => {
  expect(await checklist()).toMatchObject({
    bookingState: 'setting_up',
    liveBy: null,
    pausedReason: null,
    dueAt: null,
    missing: ['hours', 'contact'],
    hoursConfirmedAt: null,
    hours: HOURS,
    visitMinutes: 30,
    hasLicence: false,
    requiresLicence: false,
  });
  expect(await isPublic()).toBe(false);
  expect((await book()).json().code).toBe('not_offered');
});

test('the start is refused with what is missing, until all of it is done', async () => {
  const missing = async () => {
    const answer = await set(true, 'setting_up');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_ready']);
    return answer.json().missing;
  };
  expect(await missing()).toEqual(['hours', 'contact']);
  expect((await confirmHours()).json()).toMatchObject({ missing: ['contact'], hoursConfirmedAt: expect.any(String) });
  expect(await missing()).toEqual(['contact']);
  await addContact(null);
  expect(await missing()).toEqual(['contact']);
  await t.db.update(alertContacts).set({ confirmedAt: new Date() }).where(eq(alertContacts.providerId, providerId));
  const answer = await set(true, 'setting_up');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { bookingState: 'live', liveBy: 'member', missing: [] },
  ]);
  expect(await isPublic()).toBe(true);
  expect((await book()).statusCode).toBe(201);
  expect(await acts()).toEqual(['hours.confirm', 'bookings.start']);
});

test('a person who has only been invited is no member yet', async () => {
  await t.pool.query('update users set password_hash = $2 where id = $1', [member.id, NOT_ACCEPTED]);
  expect(await checklist()).toMatchObject({ missing: ['member', 'hours', 'contact'] });
});

test('hours that a member writes are confirmed; hours that changed meanwhile are not', async () => {
  const other = [{ weekday: 3, opens: '10:00', closes: '11:00' }];
  const stale = await call('PUT', 'hours-confirmation', { was: { hours: other, visitMinutes: 30 } });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await checklist()).missing).toContain('hours');
  const week = { hours: other, visitMinutes: 30, noticeMinutes: null };
  expect((await call('PUT', 'schedule', week)).statusCode).toBe(200);
  expect((await checklist()).missing).toEqual(['contact']);
});

test('a pause keeps the booked visits and takes no new ones; the practice starts again by itself', async () => {
  await start();
  expect((await book()).statusCode).toBe(201);
  expect((await set(false, 'live')).json()).toMatchObject({ bookingState: 'paused', pausedReason: 'member' });
  expect((await book('2026-11-24T08:30:00.000Z')).json().code).toBe('not_offered');
  const { rows } = await t.pool.query('select status from appointments where provider_id = $1', [providerId]);
  expect(rows).toEqual([{ status: 'scheduled' }]);
  expect((await set(true, 'paused')).json()).toMatchObject({ bookingState: 'live', pausedReason: null });
  expect((await book('2026-11-24T08:30:00.000Z')).statusCode).toBe(201);
});

test('the same request again changes nothing, one that saw another state is refused', async () => {
  await start();
  expect((await set(true, 'setting_up')).statusCode).toBe(200);
  await set(false, 'live');
  expect((await set(false, 'live')).statusCode).toBe(200);
  const stale = await set(true, 'live');
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'bookings_changed']);
  expect(await acts()).toEqual(['hours.confirm', 'bookings.start', 'bookings.pause']);
});

test('what an administrator has paused no member starts', async () => {
  await start();
  await t.db
    .update(providers)
    .set({ bookingState: 'paused', pausedReason: 'administrator' })
    .where(eq(providers.id, providerId));
  const answer = await set(true, 'paused');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'paused_by_administrator']);
  expect(await isPublic()).toBe(false);
});

test.each(['checklist', 'hours-confirmation', 'bookings'])('to others there is no %s', async (path) => {
  const stranger = await personWith(t, { role: 'provider', permissions: [] });
  const body = {
    checklist: undefined,
    'hours-confirmation': { was: { hours: HOURS, visitMinutes: 30 } },
    bookings: { on: false, was: 'live' },
  }[path];
  expect((await call(body === undefined ? 'GET' : 'PUT', path, body, stranger.cookie)).statusCode).toBe(404);
});

test('of bookings made while bookings are paused, those made before stay and all others are refused, 50 times', async () => {
  await start();
  for (let round = 0; round < 50; round++) {
    await t.pool.query('delete from messages where about is not null');
    await t.pool.query("update appointments set status = 'cancelled' where provider_id = $1", [providerId]);
    const [booked, paused] = await Promise.all([book(), set(false, 'live')]);
    expect(paused.statusCode).toBe(200);
    const { rows } = await t.pool.query("select id from appointments where provider_id = $1 and status = 'scheduled'", [
      providerId,
    ]);
    expect([booked.statusCode, rows.length]).toEqual(booked.statusCode === 201 ? [201, 1] : [422, 0]);
    expect((await set(true, 'paused')).statusCode).toBe(200);
  }
});

describe('a practice that was live before there was a checklist', () => {
  const config = { requireLicence: false };
  const context = { app: t.app, config, db: t.db, keyFor: TEST_KEYS, now: t.clock.now } as never;
  beforeEach(async () => {
    const due = {
      bookingState: 'live',
      liveBy: 'member',
      checklistDueAt: new Date(t.clock.nowMs + 14 * DAY_MS),
    } as const;
    await t.db.update(providers).set(due).where(eq(providers.id, providerId));
  });

  test('stays live for 14 days and is paused then, with its visits', async () => {
    expect(await checklist()).toMatchObject({
      bookingState: 'live',
      missing: ['hours', 'contact'],
      dueAt: '2026-12-07T08:00:00.000Z',
    });
    expect((await book()).statusCode).toBe(201);
    t.clock.nowMs += 14 * DAY_MS - 1;
    expect(await pauseOverdueChecklists.run(context)).toBe(0);
    t.clock.nowMs += 1;
    expect(await pauseOverdueChecklists.run(context)).toBe(1);
    const after = await findChecklist(t.db, providerId, { isRequired: false, nowMs: t.clock.nowMs });
    expect(after).toMatchObject({ bookingState: 'paused', pausedReason: 'checklist', dueAt: null });
    expect(await pauseOverdueChecklists.run(context)).toBe(0);
    const { rows } = await t.pool.query('select status from appointments where provider_id = $1', [providerId]);
    expect(rows).toEqual([{ status: 'scheduled' }]);
  });

  test('that did it in time goes on', async () => {
    await confirmHours();
    await addContact();
    t.clock.nowMs += 14 * DAY_MS;
    expect(await pauseOverdueChecklists.run(context)).toBe(0);
    expect(await findChecklist(t.db, providerId, { isRequired: false, nowMs: t.clock.nowMs })).toMatchObject({
      bookingState: 'live',
      missing: [],
      dueAt: null,
    });
  });
});

describe('who takes visits when', () => {
  const add = async (name: string, wanted: object) => {
    const payload = { kind: 'practitioner', name, title: null, capacity: 1, isPublic: true, takesOrdinary: true };
    const answer = await t.app.inject({
      method: 'POST',
      url: `/api/portal/providers/${providerId}/resources`,
      headers: { cookie: member.cookie },
      payload: { ...payload, hours: null, places: [providerId], takesOver: true, ...wanted },
    });
    expect(answer.statusCode, answer.body).toBe(201);
  };

  test('a place that takes one visit at a time names no one', async () => {
    expect((await checklist()).people).toEqual([]);
  });

  test('each person has the hours in effect, and the places where they overlap', async () => {
    const other = await newProvider(t, {
      name: 'Other Place',
      hours: [{ weekday: 2, opens: '11:00', closes: '20:00' }],
    });
    await addMember(t.db, { providerId: other, userId: member.id, role: 'owner', nowMs: t.clock.nowMs });
    const early = [{ weekday: 2, opens: '08:00', closes: '10:00' }];
    await add('Dr Both', { places: [providerId, other] });
    await add('Dr Early', { hours: early, places: [providerId, other] });
    expect((await checklist()).people).toEqual([
      {
        id: expect.any(Number),
        kind: 'practitioner',
        name: 'Dr Both',
        followsPlace: true,
        hours: HOURS,
        overlapsAt: ['Other Place'],
      },
      {
        id: expect.any(Number),
        kind: 'practitioner',
        name: 'Dr Early',
        followsPlace: false,
        hours: [{ weekday: 2, opens: '09:00', closes: '10:00' }],
        overlapsAt: [],
      },
    ]);
  });
});

describe('what makes bookings impossible while they are on', () => {
  test('a licence that has ended, or ends soon', async () => {
    await start();
    expect(await checklist()).toMatchObject({ bookingState: 'live', obstacle: null });
    const licensed = async (until: string) => {
      await t.pool.query('update providers set licensed_until = $2 where id = $1', [providerId, until]);
      return await checklist();
    };
    expect(await licensed('2020-01-01')).toMatchObject({ obstacle: 'licence_ended', licensedUntil: '2020-01-01' });
    expect((await book()).statusCode).not.toBe(201);
    expect(await licensed('2026-12-23')).toMatchObject({ obstacle: 'licence_ends', licensedUntil: '2026-12-23' });
    expect(await licensed('2027-12-23')).toMatchObject({ obstacle: null, licensedUntil: '2027-12-23' });
  });

  test('days off for a week and more', async () => {
    await start();
    await t.pool.query(
      `insert into schedule_exceptions (provider_id, day, kind, cause)
       select $1, date '2026-11-23' + n, 'off', 'desk' from generate_series(0, 13) n`,
      [providerId],
    );
    expect(await checklist()).toMatchObject({ bookingState: 'live', obstacle: 'no_times' });
  });
});
