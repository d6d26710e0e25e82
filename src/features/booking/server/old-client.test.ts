import { beforeEach, expect, test } from 'vitest';
import type { Appointment } from '#features/appointments/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { describePractice } from '#test/resources.ts';

// The calls of a client that was written before practices described people and services.

const t = await testApp();
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
const DAY = '2026-11-26';
const TEN = '2026-11-26T09:00:00.000Z';
const ELEVEN = '2026-11-26T10:00:00.000Z';
let patient: Awaited<ReturnType<typeof newPatient>>;

beforeEach(async () => {
  patient = await newPatient(t);
});

/** A place with two people whom patients can choose, a room that they can't, and services; and one of the old kind. */
async function places(): Promise<{ described: number; plain: number; people: number[]; services: number[] }> {
  const place = { hours: daily, visitMinutes: 30, name: `Place ${patient.id}` };
  const [described, plain] = [await newProvider(t, place), await newProvider(t, place)];
  const made = await describePractice(t, described, {
    people: [
      { name: 'Dr. Ada Obi', title: 'Dental surgeon' },
      { name: 'Dr. Ben Eze' },
      { name: 'Room 3', kind: 'room', isPublic: false, takesOrdinary: false },
    ],
    offers: [
      { name: 'Scaling', priceKobo: 1_500_000, by: ['Dr. Ada Obi'] },
      { name: 'Plaster', bookedBy: 'desk', by: ['Room 3'] },
    ],
  });
  return { described, plain, ...made };
}

const as = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = patient) =>
  t.app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
const bodyOf = (providerId: number, date: string, more: object = {}) => ({
  ...{ providerId, date, status: 'scheduled', visitType: 'in-person', careType: 'routine', reason: 'Toothache' },
  ...more,
});
const book = (providerId: number, date: string, more: object = {}, who = patient) =>
  as('POST', '/api/appointments', bodyOf(providerId, date, more), who);
const timesOf = async (providerId: number) =>
  (await as('GET', `/api/providers/${providerId}/availability?date=${DAY}`)).json<Slot[]>();
const IDS = ['id', 'providerId', 'rescheduledTo'];
const withoutIds = (reply: object): unknown =>
  JSON.parse(JSON.stringify(reply), (key, value: unknown) => (IDS.includes(key) && value !== null ? 'an id' : value));

test('at a place with people, search and detail have every field as at any place, and only further ones', async () => {
  const { described, plain } = await places();
  const found = (await as('GET', `/api/providers?q=Place+${patient.id}`)).json<{ id: number }[]>();
  const cards = [described, plain].map((id) => found.find((each) => each.id === id));
  expect(withoutIds(cards[0] ?? {})).toEqual(withoutIds(cards[1] ?? { none: true }));
  const [detail, other] = await Promise.all(
    [described, plain].map(async (id) => (await as('GET', `/api/providers/${id}`)).json<Record<string, unknown>>()),
  );
  const { people, bookableServices, ...rest } = detail ?? {};
  expect(withoutIds(rest)).toEqual(withoutIds(other ?? {}));
  expect([people, bookableServices]).toMatchObject([
    [{ name: 'Dr. Ada Obi' }, { name: 'Dr. Ben Eze' }],
    [{ name: 'Scaling' }],
  ]);
});

test('at a place with people, availability, hold, booking, move and cancellation answer as at any place', async () => {
  const { described, plain } = await places();
  const replies = [];
  for (const id of [plain, described]) {
    const who = await newPatient(t);
    const times = await timesOf(id);
    const held = await as('POST', '/api/slot-holds', { providerId: id, date: TEN }, who);
    const booked = await book(id, TEN, {}, who);
    const { id: first, person, ...appointment } = booked.json<Appointment>();
    const moved = await book(id, ELEVEN, { rescheduleOf: first }, who);
    const { id: second, person: after, ...successor } = moved.json<Appointment>();
    const list = (await as('GET', `/api/users/${who.id}/appointments`, undefined, who)).json<Appointment[]>();
    const cancelled = await as('PUT', `/api/appointments/${second}/status`, { status: 'cancelled' }, who);
    expect([held.statusCode, booked.statusCode, moved.statusCode, cancelled.statusCode]).toEqual([201, 201, 201, 200]);
    expect(list.map(({ status }) => status)).toEqual(['scheduled', 'rescheduled']);
    const { person: _, ...ended } = cancelled.json<Appointment>();
    replies.push({
      times,
      held: Object.keys(held.json()),
      appointment,
      successor,
      ended,
      keys: Object.keys(list[0] ?? {}).filter((key) => key !== 'person'),
    });
    expect([person, after].map((each) => each?.isChosen)).toEqual(
      id === plain ? [undefined, undefined] : [false, false],
    );
  }
  expect(withoutIds(replies[1] ?? {})).toEqual(withoutIds(replies[0] ?? {}));
});

test('at a place with people, a time is offered until everyone is booked, and the refusal names the nearest free times', async () => {
  const { described } = await places();
  const at = async () => (await timesOf(described)).some(({ dateTime }) => dateTime === TEN);
  for (const expected of [201, 201]) {
    expect(await at()).toBe(true);
    expect((await book(described, TEN, {}, await newPatient(t))).statusCode).toBe(expected);
  }
  expect(await at()).toBe(false);
  const refused = await book(described, TEN);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'slot_taken',
    alternatives: [{ time: '09:00' }, { time: '09:30' }, { time: '10:30' }],
  });
});

test('a visit for a service keeps its service and its person when an old client moves it', async () => {
  const { described, people, services } = await places();
  const choice = { serviceId: services[0], personId: people[0] };
  const { id } = (await book(described, TEN, choice)).json<Appointment>();
  const moved = await book(described, ELEVEN, { rescheduleOf: id });
  expect(moved.json()).toMatchObject({
    service: { id: services[0], name: 'Scaling', minutes: 60, priceKobo: 1_500_000 },
    person: { id: people[0], name: 'Dr. Ada Obi', isChosen: true },
  });
});

test('the refusal of the fourth visit to come says whom to call, where the number is known', async () => {
  const providerId = await newProvider(t, { hours: daily, visitMinutes: 30, phone: '0803 555 0101' });
  for (const time of ['08:00', '08:30', '09:00']) {
    expect((await book(providerId, `${DAY}T${time}:00.000Z`)).statusCode).toBe(201);
  }
  const refused = await book(providerId, ELEVEN);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'too_many_visits', phone: '0803 555 0101' });
  const unknown = await newProvider(t, { hours: daily, visitMinutes: 30 });
  for (const time of ['08:00', '08:30', '09:00']) {
    await book(unknown, `2026-11-27T${time}:00.000Z`);
  }
  const answer = await book(unknown, '2026-11-27T10:00:00.000Z');
  expect(answer.json()).toMatchObject({ code: 'too_many_visits' });
  expect(answer.json()).not.toHaveProperty('phone');
});

test('the refusal of a service of the desk says whom to call; that of a service or person that is gone names the field', async () => {
  const { described, people, services } = await places();
  await t.pool.query("update providers set phone = '0803 555 0102' where id = $1", [described]);
  const byDesk = await book(described, TEN, { serviceId: services[1] });
  expect(byDesk.json()).toMatchObject({ code: 'not_offered', phone: '0803 555 0102' });
  await t.pool.query('update resources set retired_at = now() where id = $1', [people[1]]);
  const noPerson = await book(described, TEN, { personId: people[1] });
  expect(noPerson.json()).toMatchObject({ code: 'not_found', fields: { personId: expect.any(String) } });
  await t.pool.query('update services set retired_at = now() where id = $1', [services[0]]);
  const noService = await book(described, TEN, { serviceId: services[0] });
  expect(noService.json()).toMatchObject({ code: 'not_found', fields: { serviceId: expect.any(String) } });
  expect(noService.json()).not.toHaveProperty('phone');
});
