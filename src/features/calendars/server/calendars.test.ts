import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import type { BusyDay, OutsideCalendar } from '#features/calendars/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { calendarServer } from '#test/calendar-server.ts';
import { newPractice, newResource } from '#test/resources.ts';
import { post } from '#test/sign-in.ts';
import { readDueCalendars } from './read-calendars.ts';

const HOUR_MS = 60 * 60 * 1000;
const ADDRESS = 'https://calendar.example/private-1b2c3d/basic.ics';
const START_MS = Date.UTC(2026, 10, 23, 8);

/** What the server of calendars answers next, and the requests that it got. */
let file: string;
let status: number;
let etag: string;
const etagsSent: (string | undefined)[] = [];
const server = await calendarServer((request, response) => {
  etagsSent.push(request.headers['if-none-match']);
  const isKnown = request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, { etag }).end(isKnown ? undefined : file);
});
const t = await testApp('empty', {}, { network: server.network });
const context = { app: t.app, db: t.db, keyFor: TEST_KEYS, now: t.clock.now, network: server.network };
type JobContext = Parameters<typeof readDueCalendars>[0];
const readDue = () => readDueCalendars(context as unknown as JobContext);
afterAll(() => server.close());

let owner: { id: number; cookie: string };
let place: number;
beforeEach(async () => {
  t.clock.nowMs = START_MS;
  await t.pool.query('delete from calendar_links');
  etagsSent.length = 0;
  [status, etag] = [200, '"1"'];
  file = calendarOf('20261124T090000Z/20261124T100000Z');
  owner = await newPatient(t, { fullName: 'Ada Owner' });
  place = await practiceOf(t, owner);
});

/** A calendar with an event for each period, `yyyyMMddTHHmmssZ/yyyyMMddTHHmmssZ`. */
function calendarOf(...periods: readonly string[]): string {
  const events = periods.map((period, at) => {
    const [from, to] = period.split('/');
    return `BEGIN:VEVENT\r\nUID:${at}@example.com\r\nDTSTART:${from}\r\nDTEND:${to}\r\nSUMMARY:Secret lunch\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n${events.join('')}END:VCALENDAR\r\n`;
}

const add = (body: object = {}, at = place) =>
  post(
    t,
    `/api/portal/providers/${at}/calendars`,
    { label: 'Google', address: ADDRESS, personId: null, ...body },
    { cookie: owner.cookie },
  );
const added = async (body: object = {}, at = place) => {
  const answer = await add(body, at);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<OutsideCalendar>();
};
/** Sessions end when the clock is moved by hours. */
const get = async <Reply>(path: string) => {
  const cookie = `session=${await openSession(t.db, owner.id, t.clock.nowMs)}`;
  const answer = await t.app.inject({ url: path, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Reply>();
};
const listed = (at = place) => get<OutsideCalendar[]>(`/api/portal/providers/${at}/calendars`);
const busyOn = (day: string, at = place) => get<BusyDay>(`/api/portal/providers/${at}/outside-busy?day=${day}`);
const remove = (id: number, at = place) =>
  t.app.inject({
    method: 'DELETE',
    url: `/api/portal/providers/${at}/calendars/${id}`,
    headers: { cookie: owner.cookie },
  });
const tuesday = (time: string) => new Date(lagosInstant('2026-11-24', time)).toISOString();
/** The free times of Tuesday from 09:30 to 11:30 in Lagos. The calendar is busy from 10:00 to 11:00. */
const freeOn = async (at = place, more = '') =>
  (await get<{ time: string }[]>(`/api/providers/${at}/availability?date=2026-11-24${more}`))
    .map(({ time }) => time)
    .filter((time) => time >= '09:30' && time <= '11:30');
const ALL = ['09:30', '10:00', '10:30', '11:00', '11:30'];
const WITHOUT_BUSY = ['09:30', '11:00', '11:30'];
const book = async (time: string, more: object = {}) => {
  const { cookie } = await newPatient(t);
  const body = { providerId: place, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more };
  return await post(t, '/api/appointments', { ...body, date: tuesday(time) }, { cookie });
};
const outcomeOf = ({ statusCode, json }: Awaited<ReturnType<typeof book>>) => [
  statusCode,
  json<{ code: string }>().code,
];

describe('a calendar of a place without people', () => {
  test('closes the slots that it overlaps for patients: calendar, holds, bookings and search', async () => {
    expect(await freeOn()).toEqual(ALL);
    await added();
    expect(await freeOn()).toEqual(WITHOUT_BUSY);
    const hold = await post(t, '/api/slot-holds', { providerId: place, date: tuesday('10:30') });
    expect(outcomeOf(hold)).toEqual([409, 'slot_unavailable']);
    expect(outcomeOf(await book('10:00'))).toEqual([409, 'slot_unavailable']);
    expect((await book('11:00')).statusCode).toBe(201);
  });

  test('closes whole days in the search', async () => {
    const found = async () =>
      (await get<{ id: number }[]>('/api/providers?availableOn=2026-11-24&limit=100')).map(({ id }) => id);
    expect(await found()).toContain(place);
    file = calendarOf('20261123T230000Z/20261124T230000Z');
    await added();
    expect(await found()).not.toContain(place);
  });

  test('does not bind the desk, and cancels nothing', async () => {
    const appointment = await appointmentTo(t, place, 25 * 60);
    await added();
    const was = { date: new Date(START_MS + 25 * HOUR_MS).toISOString() };
    const move = (time: string) =>
      post(
        t,
        `/api/portal/visits/${appointment}/move`,
        { date: tuesday(time), was, reason: 'The doctor is late' },
        { cookie: owner.cookie },
      );
    const { rows } = await t.pool.query('select status from appointments where id = $1', [appointment]);
    expect(rows).toEqual([{ status: 'scheduled' }]);
    const moved = await move('10:30');
    expect(moved.statusCode, moved.body).toBeLessThan(300);
  });

  test('opens them again once it is removed', async () => {
    const { id } = await added();
    expect((await remove(id)).json()).toEqual({ removed: true });
    expect(await freeOn()).toEqual(ALL);
    expect((await remove(id)).statusCode).toBe(404);
  });

  test('is not removed by another place', async () => {
    const { id } = await added();
    expect((await remove(id, await practiceOf(t, owner))).statusCode).toBe(404);
    expect(await freeOn()).toEqual(WITHOUT_BUSY);
  });
});

describe('a calendar of one person', () => {
  let second: number;
  let ada: number;
  let bola: number;
  beforeEach(async () => {
    second = await practiceOf(t, owner);
    const practice = await newPractice(t, [place, second]);
    ada = await newResource(t, practice, { at: [place, second], name: 'Dr. Ada' });
    bola = await newResource(t, practice, { at: [place], name: 'Dr. Bola' });
  });

  test('closes the slots of this person at every place, and of no one else', async () => {
    await added({ personId: ada });
    expect(await freeOn(place, `&person=${ada}`)).toEqual(WITHOUT_BUSY);
    expect(await freeOn(second)).toEqual(WITHOUT_BUSY);
    expect(await freeOn(place, `&person=${bola}`)).toEqual(ALL);
    expect(await freeOn()).toEqual(ALL);
    expect(outcomeOf(await book('10:00', { personId: ada }))).toEqual([409, 'slot_unavailable']);
    expect((await book('10:00')).json<{ person: { id: number } }>().person.id).toBe(bola);
  });

  test('is shown at every place of the person, with the name', async () => {
    await added({ personId: ada });
    const busy = [
      {
        startsAt: tuesday('10:00'),
        endsAt: tuesday('11:00'),
        label: 'Google',
        person: { id: ada, name: 'Dr. Ada' },
      },
    ];
    expect(await busyOn('2026-11-24', second)).toEqual({ busy, outdated: [] });
    expect((await busyOn('2026-11-25')).busy).toEqual([]);
  });

  test('belongs to a person of the place', async () => {
    const answer = await add({ personId: bola }, second);
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { personId: expect.any(String) } });
    expect(await listed(second)).toEqual([]);
  });

  test('counts towards the ten of the practice', async () => {
    for (let count = 0; count < 9; count += 1) await added({}, count % 2 === 0 ? place : second);
    const last = await Promise.all([add({}, place), add({}, second)]);
    expect(last.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([201, 409]));
    expect([...(await listed()), ...(await listed(second))]).toHaveLength(10);
  });
});

describe('adding', () => {
  test('shows the host, and keeps the address encrypted', async () => {
    const calendar = await added({ address: ADDRESS.replace('https', 'webcal') });
    expect(calendar).toEqual({
      id: calendar.id,
      label: 'Google',
      host: 'calendar.example',
      person: null,
      state: 'read',
      lastReadAt: new Date(START_MS).toISOString(),
      failure: null,
    });
    expect(await listed()).toEqual([calendar]);
    for (const table of ['calendar_links', 'outside_busy', 'activity_log']) {
      const { rows } = await t.pool.query<{ row: string }>(`select r::text as row from ${table} r`);
      for (const { row } of rows) expect(row).not.toMatch(/private-1b2c3d|Secret lunch/);
    }
  });

  test.each([
    ['https://127.0.0.1/basic.ics', 'address_private'],
    ['ftp://calendar.example/basic.ics', 'address_invalid'],
    ['calendar', 'address_invalid'],
  ])('refuses %s', async (address) => {
    const answer = await add({ address });
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { address: expect.any(String) } });
    expect(server.dialled.some((dialled) => dialled.startsWith('127.'))).toBe(false);
    expect(await listed()).toEqual([]);
  });

  test('refuses what is no calendar without repeating it', async () => {
    file = '<p>an inner page</p>';
    const answer = await add();
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('inner page');
    expect(await listed()).toEqual([]);
  });

  test('can be undone after the secret of the installation was changed', async () => {
    const { id } = await added();
    await t.pool.query(`update calendar_links set address_encrypted = decode('00', 'hex')`);
    expect(await listed()).toMatchObject([{ id, host: null }]);
    expect((await remove(id)).statusCode).toBe(200);
  });

  test('is for owners and managers, the busy times for every member', async () => {
    await added();
    await t.pool.query(`update providers set booking_state = 'paused', paused_reason = 'member' where id = $1`, [
      place,
    ]);
    const other = await newPatient(t);
    await t.pool.query(`update users set role = 'provider' where id = $1`, [other.id]);
    await t.pool.query(
      `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'desk', now())`,
      [place, other.id],
    );
    const as = async (url: string) => (await t.app.inject({ url, headers: { cookie: other.cookie } })).statusCode;
    expect(await as(`/api/portal/providers/${place}/calendars`)).toBe(403);
    expect(await as(`/api/portal/providers/${place}/outside-busy?day=2026-11-24`)).toBe(200);
  });
});

const after = async (ms: number) => {
  t.clock.nowMs = START_MS + ms;
  return await readDue();
};

describe('reading again', () => {
  test('replaces the busy times as a whole, a quarter of an hour later', async () => {
    await added();
    file = calendarOf('20261124T083000Z/20261124T090000Z');
    etag = '"2"';
    expect(await after(14 * 60_000)).toBe(0);
    expect(await after(15 * 60_000)).toBe(1);
    expect(await freeOn()).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(etagsSent).toEqual([undefined, '"1"']);
  });

  test('asks for a changed file only, except once a day', async () => {
    await added();
    file = 'not sent';
    expect(await after(HOUR_MS)).toBe(1);
    expect(await freeOn()).toEqual(WITHOUT_BUSY);
    expect(await listed()).toMatchObject([{ state: 'read', lastReadAt: new Date(START_MS + HOUR_MS).toISOString() }]);
    file = calendarOf();
    await after(16 * HOUR_MS);
    expect(etagsSent).toEqual([undefined, '"1"', undefined]);
    expect((await busyOn('2026-11-24')).busy).toEqual([]);
  });

  test('of a calendar that fails pauses longer each time, and says why', async () => {
    await added();
    status = 404;
    etag = '"2"';
    expect(await after(HOUR_MS)).toBe(1);
    expect(await listed()).toMatchObject([{ state: 'failing', failure: 'not_found' }]);
    expect(await after(HOUR_MS + 29 * 60_000)).toBe(0);
    expect(await after(HOUR_MS + 30 * 60_000)).toBe(1);
    expect(await after(2 * HOUR_MS + 29 * 60_000)).toBe(0);
    expect(await after(2 * HOUR_MS + 30 * 60_000)).toBe(1);
    expect(await freeOn()).toEqual(WITHOUT_BUSY);
  });
});

describe('reading again later', () => {
  test('of a dead calendar: its times count for seven days, from the second on with a warning, then with notice no more', async () => {
    file = calendarOf('20261123T230000Z/20261204T230000Z');
    await added();
    status = 500;
    etag = '"2"';
    const lastReadAt = new Date(START_MS).toISOString();
    await after(23 * HOUR_MS);
    expect((await busyOn('2026-11-24')).outdated).toEqual([]);
    await after(24 * HOUR_MS);
    const outdated = { label: 'Google', person: null, state: 'outdated', lastReadAt };
    expect(await busyOn('2026-11-25')).toMatchObject({ busy: [{ label: 'Google' }], outdated: [outdated] });
    await after(7 * 24 * HOUR_MS - 1);
    expect((await busyOn('2026-12-01')).busy).toHaveLength(1);
    await after(7 * 24 * HOUR_MS);
    expect(await busyOn('2026-12-01')).toEqual({ busy: [], outdated: [{ ...outdated, state: 'ignored' }] });
    status = 200;
    await after(8 * 24 * HOUR_MS);
    expect(await busyOn('2026-12-02')).toMatchObject({ busy: [{ label: 'Google' }], outdated: [] });
  });

  test('keeps the last state if a file has errors', async () => {
    await added();
    file = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n';
    etag = '"2"';
    await after(HOUR_MS);
    expect(await listed()).toMatchObject([{ state: 'failing', failure: 'unreadable' }]);
    expect(await freeOn()).toEqual(WITHOUT_BUSY);
  });

  test('of twelve calendars by three processes: each once', async () => {
    for (let count = 0; count < 12; count += 1) await added({}, await practiceOf(t, owner));
    etagsSent.length = 0;
    t.clock.nowMs = START_MS + HOUR_MS;
    const read = await Promise.all([readDue(), readDue(), readDue()]);
    expect(read.reduce((sum, each) => sum + each)).toBe(12);
    expect(etagsSent).toHaveLength(12);
  });

  test('of a calendar that is removed meanwhile writes nothing', async () => {
    await added();
    etag = '"2"';
    t.clock.nowMs = START_MS + HOUR_MS;
    const reading = readDue();
    await t.pool.query('delete from calendar_links');
    expect(await reading).toBeLessThanOrEqual(1);
    expect((await t.pool.query('select from outside_busy')).rowCount).toBe(0);
  });
});

test('a place that is removed loses its calendars', async () => {
  const gone = await newProvider(t);
  await t.pool.query(
    `insert into calendar_links (provider_id, label, address_encrypted, next_at, added_at) values ($1, 'Google', '', now(), now())`,
    [gone],
  );
  await t.pool.query('delete from providers where id = $1', [gone]);
  expect((await t.pool.query('select from calendar_links where provider_id = $1', [gone])).rowCount).toBe(0);
});
