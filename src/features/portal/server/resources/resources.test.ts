import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import type { ChangedOffer, PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const TUESDAY = '2026-11-24';
const AMINA = {
  kind: 'practitioner',
  name: 'Dr Amina',
  title: 'Dental surgeon',
  capacity: 1,
  isPublic: true,
  takesOrdinary: true,
  hours: null,
} as const;
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, at = providerId, by = desk) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${at}/${path}`,
    ...(payload && { payload }),
    headers: { cookie: by.cookie },
  });
const offer = async (at = providerId) => (await call('GET', 'resources', undefined, at)).json<PracticeOffer>();
const add = async (resource: object, at = providerId) => {
  const answer = await call('POST', 'resources', { ...AMINA, places: [at], ...resource }, at);
  expect(answer.statusCode, answer.body).toBe(201);
  const { resources } = answer.json<PracticeOffer>();
  return { ...answer.json<PracticeOffer>(), added: resources.at(-1)?.id ?? 0 };
};
const seen = async (resourceId: number, at = providerId) => {
  const found = (await offer(at)).resources.find(({ id }) => id === resourceId);
  if (found === undefined) throw new Error('not there');
  const { id: _, visitsToCome: __, ...was } = found;
  return was;
};
const change = async (resourceId: number, changed: object, more: object = {}, at = providerId) => {
  const was = await seen(resourceId, at);
  return await call('PUT', `resources/${resourceId}`, { ...was, ...changed, was, ...more }, at);
};
const retire = (resourceId: number, booked?: object, at = providerId) =>
  call('DELETE', `resources/${resourceId}`, { ...(booked && { booked }) }, at);
const book = async (time: string, choice: object = {}, at = providerId) => {
  const patient = await newPatient(t, { fullName: 'Ngozi Visitor' });
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: {
      ...{ providerId: at, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      ...{ date: `${TUESDAY}T${time}:00+01:00`, ...choice },
    },
  });
  return { statusCode: answer.statusCode, id: answer.json<{ id: number }>().id };
};
const rowOf = async (id: number) =>
  (
    await t.pool.query(
      `select status, resource_id, lane, squeeze_reason, rescheduled_to from appointments where id = $1`,
      [id],
    )
  ).rows[0];
const timesOn = async (at = providerId, query = '') =>
  (await t.app.inject({ url: `/api/providers/${at}/availability?date=${TUESDAY}${query}` }))
    .json<{ time: string }[]>()
    .map(({ time }) => time);
const acts = async () =>
  (
    await t.pool.query(`select act, details from activity_log where log = 'audit' and actor_id = $1 order by id`, [
      desk.id,
    ])
  ).rows;

describe('the first resource of a place', () => {
  test('comes with one named like the place, which takes over visits, holds and offers', async () => {
    const { id } = await book('10:00');
    await t.pool.query(
      `insert into slot_holds (provider_id, holder_hash, address_hash, starts_at, ends_at, held_since, expires_at)
       values ($1, '\\x01', '\\x01', $2, $3, $4, $5)`,
      [
        providerId,
        `${TUESDAY}T12:00+01:00`,
        `${TUESDAY}T12:30+01:00`,
        new Date(t.clock.nowMs),
        new Date(t.clock.nowMs + 600_000),
      ],
    );
    const before = await offer();
    expect(before).toMatchObject({ resources: [], services: [], patientOpenVisits: 3, visitsToCome: 1 });
    const { resources, added } = await add({});
    expect(resources).toMatchObject([
      {
        ...{ kind: 'practitioner', name: 'Dr. Ngozi Test', title: null, capacity: 1, isPublic: true },
        ...{ takesOrdinary: true, hours: null, places: [providerId], visitsToCome: 1 },
      },
      { id: added, name: 'Dr Amina', title: 'Dental surgeon', visitsToCome: 0 },
    ]);
    const first = resources[0]?.id;
    expect(await rowOf(id)).toMatchObject({ resource_id: first, lane: 1 });
    const held = await t.pool.query('select resource_id from slot_holds where provider_id = $1', [providerId]);
    expect(held.rows).toEqual([{ resource_id: first }]);
    // The time of the visit is free again, with the other person.
    expect(await timesOn()).toContain('10:00');
    expect(await timesOn(providerId, `&person=${first}`)).not.toContain('10:00');
    expect((await book('10:00')).statusCode).toBe(201);
    expect((await book('10:00')).statusCode).toBe(409);
    expect(await acts()).toMatchObject([{ act: 'resource.add', details: { name: 'Dr Amina', places: [providerId] } }]);
  });

  test('takes over itself if that is chosen', async () => {
    const { id } = await book('10:00');
    const { resources, added } = await add({ takesOver: true });
    expect(resources).toMatchObject([{ id: added, name: 'Dr Amina', visitsToCome: 1 }]);
    expect(await rowOf(id)).toMatchObject({ resource_id: added });
    // At a place with people it means nothing.
    const { resources: both } = await add({ name: 'Dr Bola', takesOver: true });
    expect(both).toMatchObject([{ visitsToCome: 1 }, { name: 'Dr Bola', visitsToCome: 0 }]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['none at the same time', { capacity: 0 }, 'capacity'],
    ['a hundred at the same time', { capacity: 100 }, 'capacity'],
    ['hours on no day', { hours: [] }, 'hours'],
    ['hours that end before they begin', { hours: [{ weekday: 2, opens: '10:00', closes: '09:00' }] }, 'hours.2'],
    ['hours shorter than a visit', { hours: [{ weekday: 2, opens: '10:00', closes: '10:05' }] }, 'hours.2'],
    ['no place', { places: [] }, 'places'],
    ['an unknown kind', { kind: 'robot' }, 'kind'],
  ])('is refused with %s, and nothing is written', async (_, wrong, field) => {
    const answer = await call('POST', 'resources', { ...AMINA, places: [providerId], ...wrong });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect((await offer()).resources).toEqual([]);
    const { rows } = await t.pool.query('select practice_id from providers where id = $1', [providerId]);
    expect(rows).toEqual([{ practice_id: null }]);
  });
});

describe('a changed resource', () => {
  test('keeps what is booked when it takes fewer at the same time', async () => {
    const { added } = await add({ kind: 'room', name: 'Room 1', capacity: 2, takesOver: true });
    const ids = [(await book('10:00')).id, (await book('10:00')).id];
    const answer = await change(added, { capacity: 1, title: null });
    expect(answer.json<ChangedOffer>()).toMatchObject({
      resources: [{ capacity: 1, title: null, visitsToCome: 2 }],
      stayed: [],
    });
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: 'scheduled' });
    expect(await timesOn()).not.toContain('10:00');
  });

  test('is refused if another desk has changed the same meanwhile', async () => {
    const { added } = await add({});
    const was = await seen(added);
    expect((await change(added, { name: 'Dr Amina Bello' })).statusCode).toBe(200);
    const late = await call('PUT', `resources/${added}`, { ...was, name: 'Dr A.', was });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', fields: { name: expect.any(String) } },
    ]);
    const other = await call('PUT', `resources/${added}`, { ...was, title: 'Dentist', was });
    expect([other.statusCode, other.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await seen(added)).name).toBe('Dr Amina Bello');
  });

  test('lists the visits that its new hours leave out, and moves, keeps or cancels exactly these', async () => {
    const { added, resources } = await add({});
    const first = resources[0]?.id ?? 0;
    const morning = await book('09:00', { personId: added });
    const [taken, free] = [await book('14:00', { personId: added }), await book('15:00', { personId: added })];
    await book('14:00', { personId: first });
    const hours = [{ weekday: 2, opens: '08:00', closes: '12:00' }];
    const asked = await change(added, { hours });
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'visits_booked']);
    expect(asked.json().visits.map(({ id }: { id: number }) => id)).toEqual([taken.id, free.id]);
    expect((await seen(added)).hours).toBeNull();
    // One of them was not shown.
    const booked = { choice: 'move', ids: [taken.id] };
    expect((await change(added, { hours }, { booked })).statusCode).toBe(409);

    const answer = await change(added, { hours }, { booked: { choice: 'move', ids: [taken.id, free.id] } });
    expect(answer.json<ChangedOffer>()).toMatchObject({
      resources: [
        { id: first, visitsToCome: 2 },
        { id: added, hours, visitsToCome: 2 },
      ],
      stayed: [{ id: taken.id, name: 'Ngozi Visitor' }],
    });
    expect(await rowOf(morning.id)).toMatchObject({ status: 'scheduled', resource_id: added });
    expect(await rowOf(taken.id)).toMatchObject({ status: 'scheduled', resource_id: added });
    const moved = await rowOf(free.id);
    expect(moved.status).toBe('rescheduled');
    expect(await rowOf(moved.rescheduled_to)).toMatchObject({ status: 'scheduled', resource_id: first, lane: 1 });
    expect((await acts()).at(-1)).toMatchObject({
      act: 'resource.update',
      details: { hours, visits: [taken.id, free.id], choice: 'move' },
    });
    const mails = await t.pool.query(`select kind from messages where about = $1 and kind like '%moved%'`, [
      `appointment:${moved.rescheduled_to}`,
    ]);
    expect(mails.rows).toEqual([{ kind: 'visit-moved-by-provider' }]);
    // Those outside before were settled then.
    expect((await change(added, { hours: [{ weekday: 2, opens: '08:00', closes: '11:00' }] })).statusCode).toBe(200);
  });

  test('of another practice, or no more here, is missing', async () => {
    const { added } = await add({});
    const stranger = await newPatient(t, { fullName: 'Other Desk' });
    const elsewhere = await practiceOf(t, stranger);
    const was = await seen(added);
    for (const [method, path, body] of [
      ['PUT', `resources/${added}`, { ...was, was }],
      ['DELETE', `resources/${added}`, {}],
    ] as const) {
      // Foreign place; own place with a foreign resource, before and after it has a practice of its own.
      expect((await call(method, path, body, providerId, stranger)).statusCode).toBe(404);
      expect(
        (await call(method, path, { ...body, ...(method === 'PUT' && { places: [elsewhere] }) }, elsewhere, stranger))
          .statusCode,
      ).toBe(404);
    }
    expect((await call('POST', 'resources', { ...AMINA, places: [elsewhere] }, elsewhere, stranger)).statusCode).toBe(
      201,
    );
    expect((await call('DELETE', `resources/${added}`, {}, elsewhere, stranger)).statusCode).toBe(404);
    expect((await retire(added)).statusCode).toBe(200);
    expect((await retire(added)).statusCode).toBe(404);
  });
});

describe('a retired resource', () => {
  test('with visits to come is kept until the desk chooses; cancelled visits cost nothing', async () => {
    const { added } = await add({});
    const { id } = await book('10:00', { personId: added });
    const asked = await retire(added);
    expect([asked.statusCode, asked.json()]).toMatchObject([409, { code: 'visits_booked', visits: [{ id }] }]);
    const answer = await retire(added, { choice: 'cancel', ids: [id] });
    expect([answer.statusCode, answer.json<ChangedOffer>().resources.length]).toEqual([200, 1]);
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
    const { rows } = await t.pool.query('select retired_at from resources where id = $1', [added]);
    expect(rows).toEqual([{ retired_at: new Date(t.clock.nowMs) }]);
    expect((await acts()).at(-1)).toMatchObject({
      act: 'resource.retire',
      details: { visits: [id], choice: 'cancel' },
    });
  });

  test('gives its visits to free colleagues who give the same service', async () => {
    const { added, resources } = await add({});
    const first = resources[0]?.id ?? 0;
    const { added: third } = await add({ name: 'Dr Chidi' });
    const service = (await call('POST', 'services', { ...SCALING, resourceIds: [added, third] })).json<PracticeOffer>();
    const serviceId = service.services[0]?.id;
    const one = await book('10:00', { personId: added, serviceId });
    const answer = await retire(added, { choice: 'move', ids: [one.id] });
    expect(answer.json<ChangedOffer>()).toMatchObject({
      resources: [{ id: first }, { id: third, visitsToCome: 1 }],
      stayed: [],
    });
    const moved = await rowOf((await rowOf(one.id)).rescheduled_to);
    expect(moved).toMatchObject({ status: 'scheduled', resource_id: third });
  });

  test('that was the last makes the place one queue again, in which kept visits stand in the way', async () => {
    const { added } = await add({ capacity: 3, takesOver: true });
    const ids = [(await book('10:00')).id, (await book('10:00')).id, (await book('11:00')).id];
    await t.pool.query('update appointments set lane = 3 where id = $1', [ids[2]]);
    const answer = await retire(added, { choice: 'move', ids });
    expect(answer.json<ChangedOffer>()).toMatchObject({
      resources: [],
      stayed: ids.map((id) => ({ id })),
      visitsToCome: 3,
    });
    expect(await rowOf(ids[0] ?? 0)).toMatchObject({ resource_id: null, lane: 1, squeeze_reason: null });
    expect(await rowOf(ids[1] ?? 0)).toMatchObject({
      resource_id: null,
      lane: 100,
      squeeze_reason: expect.any(String),
    });
    expect(await rowOf(ids[2] ?? 0)).toMatchObject({ resource_id: null, lane: 1, squeeze_reason: null });
    expect(await timesOn()).not.toContain('10:00');
    expect(await timesOn()).not.toContain('11:00');
    expect([(await book('11:00')).statusCode, (await book('12:00')).statusCode]).toEqual([409, 201]);
    // Even when the one in lane 1 is cancelled, the kept one refuses a booking.
    await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [ids[0]]);
    expect((await book('10:00')).statusCode).toBe(409);
    // And people can be added again.
    const again = await add({ name: 'Dr Bola', takesOver: true });
    expect(again.resources).toMatchObject([{ name: 'Dr Bola', visitsToCome: 3 }]);
  });
});

const SCALING = {
  name: 'Scaling',
  minutes: 60,
  afterMinutes: 10,
  priceKobo: 1_500_000,
  visitTypes: ['in-person'],
  careTypes: ['routine'],
  bookedBy: 'anyone',
} as const;

describe('services', () => {
  test('are added, changed and retired; booked visits stay', async () => {
    const { added } = await add({});
    const made = await call('POST', 'services', { ...SCALING, resourceIds: [added] });
    expect(made.statusCode).toBe(201);
    const [service] = made.json<PracticeOffer>().services;
    expect(service).toMatchObject({ ...SCALING, resourceIds: [added] });
    const { id: serviceId, ...was } = service ?? { id: 0 };
    expect(await timesOn(providerId, `&service=${serviceId}`)).toContain('10:00');
    const visit = await book('10:00', { serviceId });
    expect(visit.statusCode).toBe(201);

    const changed = await call('PUT', `services/${serviceId}`, { ...was, minutes: 30, was });
    expect(changed.json<PracticeOffer>().services).toMatchObject([{ minutes: 30 }]);
    const late = await call('PUT', `services/${serviceId}`, { ...was, minutes: 45, was });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);

    const gone = await call('DELETE', `services/${serviceId}`);
    expect([gone.statusCode, gone.json<PracticeOffer>().services]).toEqual([200, []]);
    expect((await call('DELETE', `services/${serviceId}`)).statusCode).toBe(404);
    expect(await rowOf(visit.id)).toMatchObject({ status: 'scheduled' });
    expect((await acts()).map(({ act }) => act)).toEqual([
      'resource.add',
      'service.add',
      'service.update',
      'service.retire',
    ]);
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['four minutes', { minutes: 4 }, 'minutes'],
    ['nine hours', { minutes: 481 }, 'minutes'],
    ['too long afterwards', { afterMinutes: 121 }, 'afterMinutes'],
    ['no price of zero', { priceKobo: 0 }, 'priceKobo'],
    ['no kind of visit', { visitTypes: [] }, 'visitTypes'],
    ['no type of care', { careTypes: [] }, 'careTypes'],
    ['no one who gives it', { resourceIds: [] }, 'resourceIds'],
  ])('are refused with %s', async (_, wrong, field) => {
    const { added } = await add({});
    const answer = await call('POST', 'services', { ...SCALING, resourceIds: [added], ...wrong });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect((await offer()).services).toEqual([]);
  });

  test('are given by resources of the practice only', async () => {
    const { added } = await add({});
    const stranger = await newPatient(t, { fullName: 'Other Desk' });
    const elsewhere = await practiceOf(t, stranger);
    const theirs = await call('POST', 'resources', { ...AMINA, places: [elsewhere] }, elsewhere, stranger);
    const foreign = theirs.json<PracticeOffer>().resources[0]?.id ?? 0;
    expect((await call('POST', 'services', { ...SCALING, resourceIds: [added, foreign] })).statusCode).toBe(404);
    const made = (await call('POST', 'services', { ...SCALING, resourceIds: [added] })).json<PracticeOffer>();
    const { id, ...was } = made.services[0] ?? { id: 0 };
    expect((await call('DELETE', `services/${id}`, undefined, elsewhere, stranger)).statusCode).toBe(404);
    expect((await call('PUT', `services/${id}`, { ...was, was }, elsewhere, stranger)).statusCode).toBe(404);
    expect((await call('PUT', `services/${id}`, { ...was, resourceIds: [foreign], was })).statusCode).toBe(404);
    expect((await offer()).services).toMatchObject([{ resourceIds: [added] }]);
  });
});

test('the number of visits that one person may have to come is set, and compared', async () => {
  const set = (patientOpenVisits: unknown, was: number) =>
    call('PUT', 'open-visits', { patientOpenVisits, was: { patientOpenVisits: was } });
  expect((await set(5, 3)).json()).toMatchObject({ patientOpenVisits: 5 });
  const late = await set(4, 3);
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  for (const wrong of [0, 51, 2.5]) expect((await set(wrong, 5)).statusCode).toBe(400);
  expect((await offer()).patientOpenVisits).toBe(5);
  expect(await acts()).toMatchObject([{ act: 'practice.update', details: { patientOpenVisits: 5 } }]);
});

describe('a second place of the practice', () => {
  let second: number;
  beforeEach(async () => {
    second = await newProvider(t, { name: 'Branch' });
    await addMember(t.db, { providerId: second, userId: desk.id, nowMs: t.clock.nowMs });
  });

  test('shares a person, who is taken at both at once', async () => {
    const { added, places } = await add({ places: [providerId, second], takesOver: true });
    expect(places.map(({ id }) => id).toSorted()).toEqual([providerId, second].toSorted());
    expect(await offer(second)).toMatchObject({ resources: [{ id: added, places: [providerId, second] }] });
    expect((await book('10:00')).statusCode).toBe(201);
    expect(await timesOn(second)).not.toContain('10:00');
    expect((await book('10:00', {}, second)).statusCode).toBe(409);
  });

  test('keeps its own visits in one named like it when it gets its first person', async () => {
    const { added } = await add({ takesOver: true });
    const visit = await book('10:00', {}, second);
    expect((await change(added, { places: [providerId, second] })).statusCode).toBe(200);
    expect((await offer(second)).resources).toMatchObject([
      { id: added, visitsToCome: 0 },
      { name: 'Branch', visitsToCome: 1 },
    ]);
    expect((await rowOf(visit.id)).resource_id).not.toBe(added);
    expect(await timesOn(second)).toContain('10:00');
  });

  test('that a person leaves has its visits settled, and becomes one queue', async () => {
    const { added } = await add({ places: [providerId, second], takesOver: true });
    const visit = await book('10:00', {}, second);
    const asked = await change(added, { places: [providerId] });
    expect([asked.statusCode, asked.json().visits]).toMatchObject([409, [{ id: visit.id }]]);
    const booked = { choice: 'keep', ids: [visit.id] };
    expect((await change(added, { places: [providerId] }, { booked })).statusCode).toBe(200);
    expect(await rowOf(visit.id)).toMatchObject({ status: 'scheduled', resource_id: null, lane: 1 });
    expect(await offer(second)).toMatchObject({ resources: [], elsewhere: [{ id: added, name: 'Dr Amina' }] });
    expect((await book('10:00', {}, second)).statusCode).toBe(409);
    expect((await book('10:00')).statusCode).toBe(201);
  });

  test('of another desk is left alone by a desk that does not run it', async () => {
    const { added } = await add({ places: [providerId, second], takesOver: true });
    const visit = await book('10:00', {}, second);
    await t.pool.query('delete from provider_members where provider_id = $1', [second]);
    expect((await offer()).places).toMatchObject([{ id: providerId }]);
    expect((await change(added, { places: [providerId] })).statusCode).toBe(404);
    expect((await change(added, { name: 'Dr Amina Bello' })).statusCode).toBe(200);
    // Taken off the list here, the person works on there.
    expect((await retire(added)).statusCode).toBe(200);
    expect((await offer()).resources).toEqual([]);
    expect(await rowOf(visit.id)).toMatchObject({ status: 'scheduled', resource_id: added });
    const { rows } = await t.pool.query('select retired_at from resources where id = $1', [added]);
    expect(rows).toEqual([{ retired_at: null }]);
  });

  test('that the desk does not run, or of another practice, cannot be chosen', async () => {
    const foreign = await newProvider(t);
    expect((await call('POST', 'resources', { ...AMINA, places: [providerId, foreign] })).statusCode).toBe(404);
    await add({ takesOver: true });
    await add({ takesOver: true }, second);
    expect((await call('POST', 'resources', { ...AMINA, places: [providerId, second] })).statusCode).toBe(404);
    expect((await offer()).resources).toHaveLength(1);
  });
});
