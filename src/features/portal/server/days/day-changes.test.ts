import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const TUESDAY = '2026-11-24';
const FRIDAY = '2026-11-27';
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const send = (method: 'POST' | 'DELETE' | 'PUT' | 'GET', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/${path}`,
    headers: { cookie: desk.cookie },
    ...(payload && { payload }),
  });
const change = (wanted: object) =>
  send('POST', 'schedule-changes', { resourceId: null, kind: 'off', from: TUESDAY, until: TUESDAY, ...wanted });
const settings = async () => (await send('GET', 'settings')).json();
const timesOn = async (date: string, { place = providerId, person }: { place?: number; person?: number } = {}) =>
  (
    await t.app.inject({
      url: `/api/providers/${place}/availability?date=${date}${person === undefined ? '' : `&person=${person}`}`,
    })
  )
    .json<{ time: string }[]>()
    .map(({ time }) => time);
const book = async (date: string, time: string, more: object = {}) => {
  const patient = await newPatient(t, { fullName: 'Ngozi Visitor' });
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: {
      ...{ providerId, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      date: new Date(lagosInstant(date, time)).toISOString(),
      ...more,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
};
const rowOf = async (id: number) =>
  (
    await t.pool.query(
      'select a.status, a.resource_id, b.resource_id as moved_to from appointments a left join appointments b on b.id = a.rescheduled_to where a.id = $1',
      [id],
    )
  ).rows[0];
const mailsAbout = async (id: number) =>
  (await t.pool.query('select kind from messages where about = $1 order by id', [`appointment:${id}`])).rows.map(
    ({ kind }) => kind,
  );
const offDays = async (of: 'days' | 'resourceDays' = 'days') =>
  (await settings())[of].map(({ day }: { day: string }) => day);

describe('a part of a day that is closed', () => {
  const AFTERNOON = { kind: 'closed', opens: '14:00', closes: '16:00' };

  test('with a visit in it is shown first, and cancelled with a message; the other starts stay (A5)', async () => {
    const before = await timesOn(TUESDAY);
    const id = await book(TUESDAY, '14:30');
    const refused = await change(AFTERNOON);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'visits_booked', visits: [{ id, name: 'Ngozi Visitor' }] });
    expect((await settings()).days).toEqual([]);
    const done = await change({ ...AFTERNOON, booked: { choice: 'cancel', ids: [id] } });
    expect([done.statusCode, done.json().stayed]).toEqual([201, []]);
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
    expect((await mailsAbout(id)).at(-1)).toBe('visit-cancelled-by-provider');
    const inside = (time: string) => time > '13:30' && time < '16:00';
    expect(before).toEqual(expect.arrayContaining(['13:30', '16:00']));
    expect(await timesOn(TUESDAY)).toEqual(before.filter((time) => !inside(time)));
  });

  test('shows the visits again if they are fewer than before', async () => {
    const ids = [await book(TUESDAY, '14:00'), await book(TUESDAY, '14:30')];
    await change(AFTERNOON);
    await t.pool.query("update appointments set status = 'cancelled' where id = $1", [ids[0]]);
    const again = await change({ ...AFTERNOON, booked: { choice: 'keep', ids } });
    expect([again.statusCode, again.json().visits.map(({ id }: { id: number }) => id)]).toEqual([409, [ids[1]]]);
    expect((await change({ ...AFTERNOON, booked: { choice: 'keep', ids: [ids[1]] } })).statusCode).toBe(201);
  });

  test('says why, and what patients read', async () => {
    await change({ ...AFTERNOON, note: ' Staff training ' });
    expect((await settings()).days).toMatchObject([{ cause: 'desk', note: 'Staff training', opens: '14:00' }]);
    expect((await t.app.inject({ url: `/api/providers/${providerId}` })).json()).toMatchObject({
      closures: [{ day: TUESDAY, opens: '14:00', closes: '16:00' }],
      dayNotes: [{ day: TUESDAY, note: 'Staff training' }],
    });
  });

  test('closes what is closed already once, and keeps its note when the old call adds another part', async () => {
    await change({ ...AFTERNOON, note: 'Training' });
    await change({ ...AFTERNOON, note: 'Training' });
    const before = (await settings()).days;
    expect(before).toHaveLength(1);
    const { day, kind, opens, closes } = before[0];
    const hours = [
      { opens, closes },
      { opens: '09:00', closes: '10:00' },
    ];
    await send('PUT', `days/${TUESDAY}`, { kind: 'closed', hours, was: [{ day, kind, opens, closes }] });
    expect((await settings()).days).toMatchObject([
      { opens: '09:00', note: null },
      { opens: '14:00', note: 'Training', seriesId: before[0].seriesId },
    ]);
  });
});

describe('days in a series', () => {
  test('are every second Friday for three months, removed together (A6)', async () => {
    const done = await change({ from: FRIDAY, until: '2027-02-26', weekdays: [5], everyWeeks: 2 });
    expect(done.statusCode).toBe(201);
    const days = await offDays();
    expect(days).toEqual(Array.from({ length: 7 }, (_, at) => addDays(FRIDAY, at * 14)));
    expect(await timesOn(FRIDAY)).toEqual([]);
    const [{ seriesId }] = (await settings()).days;
    expect(new Set((await settings()).days.map((each: { seriesId: string }) => each.seriesId)).size).toBe(1);
    const removed = await send('DELETE', `schedule-changes/${seriesId}`, {});
    expect([removed.statusCode, removed.json().days]).toEqual([200, []]);
    expect(await timesOn(FRIDAY)).not.toEqual([]);
    expect((await send('DELETE', `schedule-changes/${seriesId}`, {})).statusCode).toBe(404);
  });

  test('can lose one day', async () => {
    await change({ from: FRIDAY, until: '2026-12-18', weekdays: [5] });
    const [{ seriesId }] = (await settings()).days;
    await send('DELETE', `schedule-changes/${seriesId}`, { day: '2026-12-04' });
    expect(await offDays()).toEqual([FRIDAY, '2026-12-11', '2026-12-18']);
    expect((await send('DELETE', `schedule-changes/${seriesId}`, { day: '2026-12-04' })).statusCode).toBe(404);
  });

  test('that is sent again takes its own place', async () => {
    await change({ until: FRIDAY });
    await change({ until: FRIDAY });
    expect(await offDays()).toHaveLength(4);
  });

  test('brings back what was there when it is removed', async () => {
    await change({ kind: 'closed', opens: '10:00', closes: '12:00' });
    await change({ until: FRIDAY });
    const off = (await settings()).days.find(({ kind }: { kind: string }) => kind === 'off');
    await send('DELETE', `schedule-changes/${off.seriesId}`, {});
    expect((await settings()).days).toMatchObject([{ kind: 'closed', opens: '10:00' }]);
  });
});

describe('a series beside other changes', () => {
  test('that overlaps a single day leaves the day closed, whichever of them is removed', async () => {
    const fridays = { from: FRIDAY, until: '2026-12-18', weekdays: [5] };
    const seriesOf = (days: { seriesId: string }[], only: boolean) =>
      days.find(({ seriesId }) => (days.filter((one) => one.seriesId === seriesId).length === 1) === only)?.seriesId;
    for (const single of [true, false]) {
      await change(fridays);
      await change({ from: FRIDAY, until: FRIDAY });
      expect((await t.app.inject({ url: `/api/providers/${providerId}` })).json().daysOff).toHaveLength(4);
      await send('DELETE', `schedule-changes/${seriesOf((await settings()).days, single)}`, {});
      expect(await timesOn(FRIDAY)).toEqual([]);
      await send('DELETE', `schedule-changes/${(await settings()).days[0].seriesId}`, {});
      expect(await timesOn(FRIDAY)).not.toEqual([]);
    }
  });

  test('of extra hours that two changes add is bookable until both are removed', async () => {
    const extra = { kind: 'extra', opens: '18:00', closes: '19:00' };
    await change(extra);
    await change({ ...extra, note: 'Late clinic' });
    expect((await t.app.inject({ url: `/api/providers/${providerId}` })).json().extraHours).toHaveLength(1);
    const id = await book(TUESDAY, '18:00');
    const [first, second] = (await settings()).days;
    expect((await send('DELETE', `schedule-changes/${first.seriesId}`, {})).statusCode).toBe(200);
    expect((await send('DELETE', `schedule-changes/${second.seriesId}`, {})).json().visits).toMatchObject([{ id }]);
  });
});

describe('a series', () => {
  test.each([
    [{ from: '2026-11-22', until: TUESDAY }, 'from'],
    [{ from: FRIDAY, until: TUESDAY }, 'until'],
    [{ until: '2028-01-01' }, 'until'],
    [{ until: '9999-12-31' }, 'until'],
    [{ from: '0001-01-01', until: '9999-12-31' }, 'until'],
    [{ weekdays: [0] }, 'weekdays'],
    [{ weekdays: [] }, 'weekdays'],
    [{ everyWeeks: 2 }, 'weekdays'],
    [{ kind: 'closed' }, 'opens'],
    [{ kind: 'closed', opens: '12:00', closes: '11:00' }, 'opens'],
    [{ opens: '11:00', closes: '12:00' }, 'opens'],
    [{ kind: 'extra', opens: '19:00', closes: '20:00', cause: 'leave' }, 'cause'],
    [{ kind: 'extra', opens: '09:00', closes: '10:00' }, 'hours'],
    [{ note: 'x'.repeat(121) }, 'note'],
  ])('with %j is refused at %s, and nothing is written', async (wanted, field) => {
    const answer = await change(wanted);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json().fields)[0]).toContain(field);
    expect((await t.pool.query('select from schedule_exceptions where provider_id = $1', [providerId])).rowCount).toBe(
      0,
    );
  });
});

describe('a series of days', () => {
  test('of extra hours is refused where all its days are off, and asks about its visits when it is removed', async () => {
    const extra = { kind: 'extra', opens: '18:00', closes: '19:00' };
    await change({});
    expect((await change(extra)).json().message).toMatch(/These days are off/);
    const late = { ...extra, from: '2026-11-25', until: '2026-11-25' };
    expect((await change(late)).statusCode).toBe(201);
    const id = await book('2026-11-25', '18:00');
    const { seriesId } = (await settings()).days.find(({ kind }: { kind: string }) => kind === 'extra');
    const refused = await send('DELETE', `schedule-changes/${seriesId}`, {});
    expect([refused.statusCode, refused.json().visits.length]).toEqual([409, 1]);
    const kept = await send('DELETE', `schedule-changes/${seriesId}`, { booked: { choice: 'keep', ids: [id] } });
    expect(kept.statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled' });
  });

  test("of another practice can't be removed", async () => {
    await change({});
    const [{ seriesId }] = (await settings()).days;
    const own = providerId;
    providerId = await practiceOf(t, desk);
    expect((await send('DELETE', `schedule-changes/${seriesId}`, {})).statusCode).toBe(404);
    providerId = own;
    expect(await offDays()).toEqual([TUESDAY]);
  });
});

/** A practice with a person who follows the place, and one with own hours. */
const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
let amina: number;
let bello: number;
let practiceId: number;
async function openPractice(): Promise<void> {
  practiceId = await newPractice(t, [providerId]);
  amina = await newResource(t, practiceId, { at: [providerId] });
  bello = await newResource(t, practiceId, { at: [providerId], hours: HOURS, position: 1 });
}
const leave = (more: object = {}) => change({ resourceId: amina, cause: 'leave', until: FRIDAY, ...more });

describe('one person', () => {
  beforeEach(openPractice);

  test('is on leave, and the others take visits', async () => {
    expect((await leave()).statusCode).toBe(201);
    expect(await timesOn(TUESDAY, { person: amina })).toEqual([]);
    expect(await timesOn(TUESDAY)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
    expect((await settings()).days).toEqual([]);
    expect(await offDays('resourceDays')).toHaveLength(4);
    expect((await settings()).resourceDays[0]).toMatchObject({ resourceId: amina, cause: 'leave', kind: 'off' });
    expect((await t.app.inject({ url: `/api/providers/${providerId}` })).json().daysOff).toEqual([]);
  });

  test('takes no visit in a part of a day that is closed for them alone, and no start shifts', async () => {
    await change({ resourceId: bello, kind: 'closed', opens: '09:45', closes: '10:15' });
    expect(await timesOn(TUESDAY, { person: bello })).toEqual(['09:00', '10:30', '11:00', '11:30']);
    expect(await timesOn(TUESDAY, { person: amina })).toContain('10:00');
  });

  test('has extra hours within those of the place only', async () => {
    const extra = { resourceId: bello, kind: 'extra', opens: '14:00', closes: '15:00' };
    expect((await change(extra)).statusCode).toBe(201);
    expect(await timesOn(TUESDAY, { person: bello })).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
      ...['14:00', '14:30'],
    ]);
    const late = await change({ ...extra, opens: '19:00', closes: '20:00' });
    expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([400, ['opens']]);
    expect(late.json().message).toMatch(/The place is closed then/);
    const overlapping = await change({ ...extra, opens: '11:00', closes: '13:00' });
    expect(overlapping.json().message).toMatch(/overlap with the usual/);
    const follows = await change({ ...extra, resourceId: amina, opens: '19:00', closes: '20:00' });
    expect(follows.json().fields).toEqual({ resourceId: expect.stringMatching(/follow the hours of the place/) });
    const { people } = await settings();
    expect(people.map((one: { hasOwnHours: boolean }) => one.hasOwnHours)).toEqual([false, true]);
    const usual = await change({ ...extra, resourceId: amina });
    expect([usual.statusCode, usual.json().message]).toEqual([400, expect.stringMatching(/own hours under People/)]);
  });
});

describe('leave across days that a person has off', () => {
  beforeEach(openPractice);

  test('leaves them off when it is removed, and is entered once when sent twice', async () => {
    await change({ resourceId: amina, from: '2026-11-25', until: '2027-01-27', weekdays: [3] });
    await leave();
    await leave();
    const rows = (await settings()).resourceDays.filter(({ cause }: { cause: string }) => cause === 'leave');
    expect(rows).toHaveLength(4);
    await send('DELETE', `schedule-changes/${rows[0].seriesId}`, {});
    expect(await timesOn('2026-11-25', { person: amina })).toEqual([]);
    expect(await timesOn('2026-11-26', { person: amina })).not.toEqual([]);
  });
});

describe('leave with visits booked', () => {
  beforeEach(openPractice);

  test('keeps, moves to a free colleague or loses the visits of the leave', async () => {
    const [ten, other] = [
      await book(TUESDAY, '10:00', { personId: amina }),
      await book(TUESDAY, '16:00', { personId: amina }),
    ];
    const refused = await leave();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().visits).toMatchObject([
      { id: ten, colleagueIsFree: true },
      { id: other, colleagueIsFree: false },
    ]);
    const mails = await mailsAbout(other);
    const moved = await leave({ booked: { choice: 'move', ids: [ten, other] } });
    expect(moved.statusCode).toBe(201);
    expect(moved.json().stayed).toMatchObject([{ id: other }]);
    expect(await rowOf(ten)).toMatchObject({ status: 'rescheduled', moved_to: bello });
    expect(await rowOf(other)).toMatchObject({ status: 'scheduled', resource_id: amina });
    expect(await mailsAbout(other)).toEqual(mails);
  });

  test('counts the lane of a colleague for one of two visits', async () => {
    const group = await newResource(t, practiceId, { at: [providerId], capacity: 2, kind: 'room', position: 2 });
    const room = await newResource(t, practiceId, { at: [providerId], kind: 'room', position: 3 });
    const ids = [await book(TUESDAY, '15:00', { personId: group }), await book(TUESDAY, '15:00', { personId: group })];
    const refused = await change({ resourceId: group });
    expect(refused.json().visits).toMatchObject([
      { id: ids[0], colleagueIsFree: true },
      { id: ids[1], colleagueIsFree: false },
    ]);
    expect(room).toBeGreaterThan(0);
  });
});

describe('a person of several places', () => {
  beforeEach(openPractice);

  test('is away at all places that the member runs, and comes back to all', async () => {
    const branch = await practiceOf(t, desk);
    const foreign = await practiceOf(t, await newPatient(t));
    for (const place of [branch, foreign]) {
      await t.pool.query('update providers set practice_id = $2 where id = $1', [place, practiceId]);
      await t.pool.query('insert into resource_places values ($1, $2, $3)', [amina, place, practiceId]);
    }
    const there = await book(TUESDAY, '10:00', { providerId: branch, personId: amina });
    const refused = await leave();
    expect(refused.json().visits).toMatchObject([{ id: there }]);
    await leave({ booked: { choice: 'cancel', ids: [there] } });
    expect(await rowOf(there)).toMatchObject({ status: 'cancelled' });
    expect(await timesOn(TUESDAY, { place: branch, person: amina })).toEqual([]);
    expect(await timesOn(TUESDAY, { place: foreign, person: amina })).not.toEqual([]);
    const [{ seriesId }] = (await settings()).resourceDays;
    await send('DELETE', `schedule-changes/${seriesId}`, {});
    expect(await timesOn(TUESDAY, { place: branch, person: amina })).not.toEqual([]);
  });

  test('who comes to another place while on leave is away there too', async () => {
    await leave();
    const branch = await practiceOf(t, desk);
    const { resources } = (await send('GET', 'resources')).json();
    const { id: _, visitsToCome: _v, ...was } = resources.find(({ id }: { id: number }) => id === amina);
    const edited = await send('PUT', `resources/${amina}`, { ...was, places: [providerId, branch], was });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await timesOn(TUESDAY, { place: branch, person: amina })).toEqual([]);
    expect(await timesOn('2026-11-29', { place: branch, person: amina })).toEqual([]);
    expect(await timesOn('2026-11-28', { place: branch, person: amina })).toEqual(
      await timesOn('2026-11-28', { person: amina }),
    );
  });

  test('of another practice is not found', async () => {
    const own = providerId;
    providerId = await practiceOf(t, desk);
    expect((await change({ resourceId: amina })).statusCode).toBe(404);
    providerId = own;
    const stranger = await newPatient(t, { role: 'provider' });
    await addMember(t.db, {
      providerId: await practiceOf(t, undefined),
      userId: stranger.id,
      role: 'owner',
      nowMs: t.clock.nowMs,
    });
    const answer = await t.app.inject({
      method: 'POST',
      url: `/api/portal/providers/${providerId}/schedule-changes`,
      headers: { cookie: stranger.cookie },
      payload: { resourceId: amina, kind: 'off', from: TUESDAY, until: TUESDAY },
    });
    expect(answer.statusCode).toBe(404);
    expect(await offDays('resourceDays')).toEqual([]);
  });
});
