import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '#features/appointments/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { newPractice, newResource, newService } from '#test/resources.ts';

const t = await testApp('empty', {}, { indexed: true });
const TUESDAY = '2026-11-24';
const at = (time: string) => new Date(lagosInstant(TUESDAY, time)).toISOString();
const DAY = [{ weekday: 2, opens: '09:00', closes: '13:00' }];
let place: number;
let practice: number;
let patient: string;

beforeEach(async () => {
  place = await newProvider(t, { hours: DAY });
  practice = await newPractice(t, [place]);
  patient = (await newPatient(t)).cookie;
});

interface Choice {
  readonly providerId?: number;
  readonly cookie?: string;
  readonly serviceId?: number | null;
  readonly personId?: number | null;
  readonly rescheduleOf?: number;
  readonly forPerson?: { readonly name: string; readonly age: number; readonly relation: string };
}
async function book(time: string, { cookie = patient, ...more }: Choice = {}) {
  const payload = { providerId: place, date: at(time), visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  return await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie },
    payload: { ...payload, ...more },
  });
}
const bookAs = async (cookie: string, time: string, more: Choice = {}) => await book(time, { ...more, cookie });
const others = async (count: number) =>
  await Promise.all(Array.from({ length: count }, async () => (await newPatient(t)).cookie));
async function times(query: Readonly<Record<string, string>> = {}, id = place): Promise<string[]> {
  const answer = await t.app.inject({ url: `/api/providers/${id}/availability`, query: { date: TUESDAY, ...query } });
  return (answer.json() as Slot[]).map(({ time }) => time);
}
async function threePeople(): Promise<number[]> {
  const ids: number[] = [];
  for (const position of [0, 1, 2]) ids.push(await newResource(t, practice, { at: [place], position }));
  return ids;
}
const codeOf = (answer: Awaited<ReturnType<typeof book>>) => [answer.statusCode, answer.json().code];
const lanesTaken = async () =>
  (
    await t.pool.query<{ resource_id: number; lane: number }>(
      "select resource_id, lane from appointments where provider_id = $1 and status = 'scheduled' order by id",
      [place],
    )
  ).rows.map(({ resource_id, lane }) => [resource_id, lane]);

describe('a place with three practitioners', () => {
  let people: number[];
  beforeEach(async () => {
    people = await threePeople();
  });

  test('takes three patients at one time, and offers the time until the third', async () => {
    const shown: boolean[] = [];
    const outcomes: unknown[] = [];
    for (const cookie of await others(4)) {
      shown.push((await times()).includes('10:00'));
      outcomes.push((await bookAs(cookie, '10:00')).statusCode);
    }
    expect(outcomes).toEqual([201, 201, 201, 409]);
    expect(shown).toEqual([true, true, true, false]);
    expect(new Set((await lanesTaken()).map(([id]) => id))).toEqual(new Set(people));
  });

  test('gives a patient to the person with the fewest visits that day, and offers another time when all are taken', async () => {
    for (const [at, cookie] of (await others(3)).entries()) await bookAs(cookie, ['09:00', '09:30', '11:00'][at] ?? '');
    expect((await lanesTaken()).map(([id]) => id)).toEqual(people);
    for (const cookie of await others(3)) await bookAs(cookie, '12:00');
    const refused = await book('12:00');
    expect(codeOf(refused)).toEqual([409, 'slot_taken']);
    expect(refused.json().alternatives.map(({ time }: Slot) => time)).toEqual(['11:00', '11:30', '12:30']);
  });

  test('gives a patient the person whom they chose, and no other', async () => {
    const chosen = people[2] ?? 0;
    const booked = (await book('10:00', { personId: chosen })).json<Appointment>();
    expect(booked.person).toEqual({ id: chosen, name: expect.stringContaining('Dr. Ada Obi'), isChosen: true });
    const [other = ''] = await others(1);
    expect(codeOf(await bookAs(other, '10:00', { personId: chosen }))).toEqual([409, 'slot_taken']);
    expect(await times({ person: String(chosen) })).not.toContain('10:00');
    expect(await times()).toContain('10:00');
  });
});

describe('a person at a place with three', () => {
  let people: number[];
  beforeEach(async () => {
    people = await threePeople();
  });

  test('stays chosen when the visit is moved, unless the patient gives that up', async () => {
    const chosen = people[1] ?? 0;
    const first = (await book('10:00', { personId: chosen })).json<Appointment>();
    const moved = (await book('11:00', { rescheduleOf: first.id })).json<Appointment>();
    expect(moved.person).toMatchObject({ id: chosen, isChosen: true });
    const free = (await book('11:30', { rescheduleOf: moved.id, personId: null })).json<Appointment>();
    expect(free.person).toMatchObject({ isChosen: false });
  });

  test('takes a person once at one time, and their child besides', async () => {
    expect((await book('10:00')).statusCode).toBe(201);
    expect(codeOf(await book('10:00'))).toEqual([409, 'slot_taken']);
    const forPerson = { name: 'Ada', age: 4, relation: 'child' };
    expect((await book('10:00', { forPerson })).statusCode).toBe(201);
  });

  test('holds one lane for each of three browsers', async () => {
    const hold = async () =>
      (
        await t.app.inject({
          method: 'POST',
          url: '/api/slot-holds',
          payload: { providerId: place, date: at('10:00') },
        })
      ).statusCode;
    expect([await hold(), await hold(), await hold(), await hold()]).toEqual([201, 201, 201, 409]);
    expect(codeOf(await book('10:00'))).toEqual([409, 'slot_held']);
  });

  test('has its next free time on its card until the third is taken', async () => {
    const card = async () => (await t.app.inject({ url: `/api/providers/${place}` })).json().nextSlotAt;
    for (const cookie of await others(2)) await bookAs(cookie, '09:00');
    expect(await card()).toBe(at('09:00'));
    await book('09:00');
    expect(await card()).toBe(at('09:30'));
  });
});

test('a doctor of two places is taken at both', async () => {
  const branch = await newProvider(t, { hours: DAY });
  practice = await newPractice(t, [place, branch]);
  await newResource(t, practice, { at: [place, branch] });
  expect((await book('10:00')).statusCode).toBe(201);
  expect(await times({}, branch)).not.toContain('10:00');
  const [other = ''] = await others(1);
  expect(codeOf(await bookAs(other, '10:00', { providerId: branch }))).toEqual([409, 'slot_taken']);
  expect((await bookAs(other, '10:30', { providerId: branch })).statusCode).toBe(201);
  expect(await times()).not.toContain('10:30');
});

test('a service takes its length and the time afterwards, and no start shifts', async () => {
  const person = await newResource(t, practice, { at: [place] });
  const serviceId = await newService(t, practice, {
    by: [person],
    minutes: 60,
    afterMinutes: 10,
    priceKobo: 1_500_000,
  });
  expect(await times({ service: String(serviceId) })).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
  ]);
  const booked = (await book('10:00', { serviceId })).json<Appointment>();
  expect(booked).toMatchObject({
    endsAt: at('11:00'),
    service: { name: 'Scaling', minutes: 60, priceKobo: 1_500_000 },
  });
  expect(await times()).toEqual(['09:00', '09:30', '11:30', '12:00', '12:30']);
  const [other = ''] = await others(1);
  expect(codeOf(await bookAs(other, '11:00'))).toEqual([409, 'slot_taken']);
  expect((await bookAs(other, '11:30')).statusCode).toBe(201);
  expect(await times({ service: String(serviceId) })).toEqual(['12:00']);
});

test('a service keeps its place when the visit is moved', async () => {
  const person = await newResource(t, practice, { at: [place] });
  const serviceId = await newService(t, practice, { by: [person], minutes: 60 });
  const first = (await book('09:00', { serviceId })).json<Appointment>();
  const moved = (await book('10:00', { rescheduleOf: first.id })).json<Appointment>();
  expect(moved).toMatchObject({ endsAt: at('11:00'), service: { id: serviceId } });
  const [other = ''] = await others(1);
  expect((await bookAs(other, '12:00')).statusCode).toBe(201);
  const lost = await book('11:30', { rescheduleOf: moved.id });
  expect(lost.json().alternatives.map(({ time }: Slot) => time)).toEqual(['09:00', '11:00']);
  const plain = (await book('09:00', { rescheduleOf: moved.id, serviceId: null })).json<Appointment>();
  expect(plain.endsAt).toBe(at('09:30'));
  expect(plain.service).toBeUndefined();
});

test('a group takes as many as fit, and a machine that takes no ordinary visits is not offered for them', async () => {
  const group = await newResource(t, practice, {
    ...{ at: [place], kind: 'group', name: 'Antenatal class', capacity: 20, isPublic: false },
  });
  await newResource(t, practice, { at: [place], kind: 'machine', name: 'X-ray', takesOrdinary: false });
  const outcomes = await Promise.all(
    (await others(24)).map(async (cookie) => (await bookAs(cookie, '09:00')).statusCode),
  );
  expect(outcomes.filter((status) => status === 201)).toHaveLength(20);
  expect(outcomes.filter((status) => status === 409)).toHaveLength(4);
  expect(new Set((await lanesTaken()).map(([id, lane]) => `${id} ${lane}`)).size).toBe(20);
  expect((await lanesTaken()).every(([id]) => id === group)).toBe(true);
});

test('a person with hours of their own is there only then, and never outside the hours of the place', async () => {
  await newResource(t, practice, { at: [place], hours: [{ weekday: 2, opens: '12:10', closes: '18:00' }] });
  expect(await times()).toEqual(['12:10']);
});

test('one person may have three visits to come at a practice, each relative as many, and the place can allow more', async () => {
  await newResource(t, practice, { at: [place] });
  for (const time of ['09:00', '09:30', '10:00']) expect((await book(time)).statusCode).toBe(201);
  expect(codeOf(await book('10:30'))).toEqual([409, 'too_many_visits']);
  const forPerson = { name: 'Ada', age: 4, relation: 'child' };
  expect((await book('10:30', { forPerson })).statusCode).toBe(201);
  await t.pool.query('update practices set max_open_appointments = 4 where id = $1', [practice]);
  expect((await book('11:00')).statusCode).toBe(201);
});

test('moving a visit is not one more, also from one place of the practice to another', async () => {
  const branch = await newProvider(t, { hours: DAY });
  practice = await newPractice(t, [place, branch]);
  const ids: number[] = [];
  for (const time of ['09:00', '09:30', '10:00']) ids.push((await book(time)).json<Appointment>().id);
  expect(codeOf(await book('11:00', { providerId: branch }))).toEqual([409, 'too_many_visits']);
  expect((await book('11:00', { providerId: branch, rescheduleOf: ids[0] ?? 0 })).statusCode).toBe(201);
});

describe('a move', () => {
  const serviceOf = async (more: Parameters<typeof newService>[2]) => await newService(t, practice, more);
  const atOther = async (time: string) => {
    const other = await newProvider(t, { hours: DAY });
    return await book(time, { providerId: other });
  };

  test('of a long visit never overlaps another visit of the patient, also if the request names no service', async () => {
    const person = await newResource(t, practice, { at: [place] });
    const serviceId = await serviceOf({ by: [person], minutes: 60 });
    const { id } = (await book('09:00', { serviceId })).json<Appointment>();
    expect((await atOther('10:30')).statusCode).toBe(201);
    expect(codeOf(await book('10:00', { rescheduleOf: id }))).toEqual([409, 'visit_overlap']);
    expect((await book('09:30', { rescheduleOf: id })).statusCode).toBe(201);
  });

  test('past the limit is refused if it changes whom the visit is for', async () => {
    await newResource(t, practice, { at: [place] });
    for (const time of ['09:00', '09:30', '10:00']) await book(time);
    const forPerson = { name: 'Ada', age: 4, relation: 'child' };
    const child = (await book('10:30', { forPerson })).json<Appointment>();
    expect(codeOf(await book('11:00', { rescheduleOf: child.id }))).toEqual([409, 'too_many_visits']);
    expect((await book('11:00', { rescheduleOf: child.id, forPerson })).statusCode).toBe(201);
  });

  test('to a service for known patients needs a visit that took place, as booking it does', async () => {
    const person = await newResource(t, practice, { at: [place] });
    const serviceId = await serviceOf({ by: [person], bookedBy: 'known' });
    const { id } = (await book('09:00')).json<Appointment>();
    expect(codeOf(await book('10:00', { rescheduleOf: id, serviceId }))).toEqual([422, 'not_offered']);
  });

  test('is possible after the service is offered no more, with anyone who gives it if the chosen person does not', async () => {
    const [person, other] = [
      await newResource(t, practice, { at: [place] }),
      await newResource(t, practice, { at: [place] }),
    ];
    const serviceId = await serviceOf({ by: [person, other], minutes: 60 });
    const { id } = (await book('09:00', { serviceId, personId: person })).json<Appointment>();
    await t.pool.query('update services set retired_at = now() where id = $1', [serviceId]);
    await t.pool.query('delete from resource_services where resource_id = $1', [person]);
    const moved = (await book('10:00', { rescheduleOf: id })).json<Appointment>();
    expect(moved).toMatchObject({ service: { id: serviceId }, person: { id: other, isChosen: false } });
    expect(codeOf(await book('12:00', { serviceId }))).toEqual([404, 'not_found']);
  });
});

test('times with a resource that patients cannot choose, or for what only the desk books, are not shown', async () => {
  const person = await newResource(t, practice, { at: [place], isPublic: false });
  const serviceId = await newService(t, practice, { by: [person], bookedBy: 'desk' });
  expect(await times({ person: String(person) })).toEqual([]);
  expect(await times({ service: String(serviceId) })).toEqual([]);
  expect(await times()).not.toEqual([]);
});

describe('what the desk squeezed in', () => {
  const squeeze = async (resourceId: number | null) =>
    await t.pool.query(
      `insert into appointments (provider_id, patient_id, resource_id, lane, squeeze_reason, starts_at, ends_at, visit_type, care_type, reason)
       values ($1, $2, $3, 100, 'Fever', $4, $5, 'in-person', 'routine', 'Cough')`,
      [place, (await newPatient(t)).id, resourceId, at('10:00'), at('10:30')],
    );

  test('keeps its time from others when the visit beside it is cancelled', async () => {
    const person = await newResource(t, practice, { at: [place] });
    const beside = (await book('10:00')).json<Appointment>();
    await squeeze(person);
    await t.pool.query("update appointments set status = 'cancelled' where id = $1", [beside.id]);
    expect(await times()).not.toContain('10:00');
    expect(codeOf(await book('10:00'))).toEqual([409, 'slot_taken']);
  });

  test('does so at a place without resources too', async () => {
    await squeeze(null);
    expect(await times()).not.toContain('10:00');
    expect(codeOf(await book('10:00'))).toEqual([409, 'slot_taken']);
  });

  test('needs a reason, and a lane above every capacity', async () => {
    const change = async (columns: string) =>
      await t.pool.query(`update appointments set ${columns} where provider_id = $1`, [place]);
    await book('10:00');
    await expect(change('lane = 100')).rejects.toMatchObject({ code: '23514' });
    await expect(change("squeeze_reason = 'Fever'")).rejects.toMatchObject({ code: '23514' });
    await change("lane = 100, squeeze_reason = 'Fever'");
  });
});

describe('the database', () => {
  test('puts an appointment that names no resource into one of the place, and refuses one of another place', async () => {
    const person = await newResource(t, practice, { at: [place] });
    const elsewhere = await newProvider(t);
    const foreign = await newResource(t, await newPractice(t, [elsewhere]), { at: [elsewhere] });
    const insert = async (resourceId: number | null, time: string) =>
      await t.pool.query(
        `insert into appointments (provider_id, patient_id, resource_id, starts_at, ends_at, visit_type, care_type, reason)
         values ($1, $2, $3, $4, $4::timestamptz + interval '30 minutes', 'in-person', 'routine', 'Cough') returning resource_id`,
        [place, (await newPatient(t)).id, resourceId, at(time)],
      );
    expect((await insert(null, '09:00')).rows).toEqual([{ resource_id: person }]);
    await expect(insert(person, '09:00')).rejects.toMatchObject({ code: '23505' });
    await expect(insert(foreign, '10:00')).rejects.toMatchObject({ code: '23503' });
  });

  test('refuses a resource of one practice at a place of another', async () => {
    const person = await newResource(t, practice, { at: [place] });
    const elsewhere = await newProvider(t);
    await newPractice(t, [elsewhere]);
    const work = t.pool.query(
      'insert into resource_places (resource_id, provider_id, practice_id) values ($1, $2, $3)',
      [person, elsewhere, practice],
    );
    await expect(work).rejects.toMatchObject({ code: '23503' });
  });
});
