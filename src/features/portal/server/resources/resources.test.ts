import { beforeEach, describe, expect, test } from 'vitest';
import type { ChangedOffer, PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { AMINA, describedPlace, SCALING } from '#test/described-place.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const place = describedPlace(t);
const { call, offer, add, seen, change, retire, book, rowOf, timesOn, acts } = place;
let providerId: number;
beforeEach(async () => {
  ({ providerId } = await place.begin());
});

describe('the first resource of a place', () => {
  test('comes with one named like the place, which takes over visits, holds and offers', async () => {
    const { id } = await book('10:00');
    await t.pool.query(
      `insert into slot_holds (provider_id, holder_hash, address_hash, starts_at, ends_at, held_since, expires_at)
       values ($1, '\\x01', '\\x01', $2, $3, $4, $5)`,
      [
        providerId,
        `2026-11-24T12:00+01:00`,
        `2026-11-24T12:30+01:00`,
        new Date(t.clock.nowMs),
        new Date(t.clock.nowMs + 600_000),
      ],
    );
    await t.pool.query(
      `with waiting as (
         insert into waitlist_entries (appointment_id, patient_id, since, known_free)
         select id, patient_id, now(), '{}' from appointments where id = $1 returning id, patient_id)
       insert into waitlist_offers (entry_id, patient_id, provider_id, starts_at, ends_at, offered_at, expires_at)
       select id, patient_id, $2, $3, $4, now(), now() from waiting`,
      [id, providerId, '2026-11-24T09:00+01:00', '2026-11-24T09:30+01:00'],
    );
    const before = await offer();
    expect(before).toMatchObject({ resources: [], services: [], maxOpenAppointments: 3, visitsToCome: 1 });
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
    const offered = await t.pool.query('select resource_id from waitlist_offers where provider_id = $1', [providerId]);
    expect(offered.rows).toEqual([{ resource_id: first }]);
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
});

describe('a new resource', () => {
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
      keptAbove: 1,
    });
    expect((await change(added, { capacity: 2 })).json()).not.toHaveProperty('keptAbove');
    await change(added, { capacity: 1 });
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
});

describe('a resource with other hours, or of others', () => {
  test('lists the visits that its new hours leave out, and moves, keeps or cancels exactly these', async () => {
    // Without a title, as the one that is named like the place: so they are colleagues.
    const { added, resources } = await add({ title: null });
    const first = resources[0]?.id ?? 0;
    const morning = await book('09:00', { personId: added });
    const [taken, free] = [await book('14:00', { personId: added }), await book('15:00', { personId: added })];
    await book('14:00', { personId: first });
    const hours = [{ weekday: 2, opens: '08:00', closes: '12:00' }];
    const refused = await change(added, { hours });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'visits_booked']);
    expect(refused.json().visits.map(({ id }: { id: number }) => id)).toEqual([taken.id, free.id]);
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
    const refused = await retire(added);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'visits_booked', visits: [{ id }] }]);
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

test('a name is on the list once, so that what is sent again after a lost answer is not added twice', async () => {
  const { providerId } = await place.begin();
  expect((await call('POST', 'resources', { ...AMINA, places: [providerId] })).statusCode).toBe(201);
  const again = await call('POST', 'resources', { ...AMINA, name: 'DR AMINA', places: [providerId] });
  expect([again.statusCode, again.json().code, Object.keys(again.json().fields)]).toEqual([400, 'invalid', ['name']]);
  const listed = await offer();
  expect(listed.resources.filter(({ name }) => name === AMINA.name)).toHaveLength(1);
  const service = { ...SCALING, resourceIds: [listed.resources[0]?.id] };
  expect((await call('POST', 'services', service)).statusCode).toBe(201);
  expect((await call('POST', 'services', service)).json().code).toBe('invalid');
});
