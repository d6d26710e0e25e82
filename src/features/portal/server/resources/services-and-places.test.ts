import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { AMINA, describedPlace, SCALING } from '#test/described-place.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const place = describedPlace(t);
const { call, offer, add, change, retire, book, rowOf, timesOn, acts } = place;
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  ({ desk, providerId } = await place.begin());
});

describe('places of different standing', () => {
  /** A place without a practice, at which the desk of this one has a role. */
  const placeAs = async (role: 'owner' | 'manager' | 'desk') => {
    const other = await practiceOf(t, await newPatient(t));
    await addMember(t.db, { providerId: other, userId: desk.id, role, nowMs: t.clock.nowMs });
    return other;
  };
  const practiceIdOf = async (id: number) =>
    (await t.pool.query('select practice_id from providers where id = $1', [id])).rows[0].practice_id;
  const addAt = (places: readonly number[], at = providerId) =>
    call('POST', 'resources', { ...AMINA, places, takesOver: false }, at);

  test.each([
    ['desk', 404],
    ['manager', 403],
  ] as const)('are not made one practice by someone who is %s at one of them', async (role, status) => {
    const other = await placeAs(role);
    const before = [await practiceIdOf(providerId), await practiceIdOf(other)];
    expect((await addAt([providerId, other])).statusCode).toBe(status);
    expect([await practiceIdOf(providerId), await practiceIdOf(other)]).toEqual(before);
  });

  test('are made one practice by who owns both', async () => {
    const other = await placeAs('owner');
    expect((await addAt([providerId, other])).statusCode).toBe(201);
    expect(await practiceIdOf(other)).toBe(await practiceIdOf(providerId));
  });

  test('a person is not added at a place of the same practice by its front desk', async () => {
    const other = await placeAs('owner');
    const { added } = await add({ places: [providerId, other], takesOver: true });
    await t.pool.query("update provider_members set role = 'desk' where provider_id = $1 and user_id = $2", [
      other,
      desk.id,
    ]);
    expect((await change(added, { places: [providerId] })).statusCode).toBe(404);
  });
});

describe('services', () => {
  test('are added, changed and retired; booked visits stay', async () => {
    const { added } = await add({});
    const made = await call('POST', 'services', { ...SCALING, resourceIds: [added] });
    expect(made.statusCode).toBe(201);
    const [service] = made.json<PracticeOffer>().services;
    expect(service).toMatchObject({ ...SCALING, resourceIds: [added] });
    const { id: serviceId, ...was } = service ?? { id: 0 };
    expect(await timesOn(providerId, `&service=${serviceId}`)).toContain('10:00');
    const booking = await book('10:00', { serviceId });
    expect(booking.statusCode).toBe(201);

    const changed = await call('PUT', `services/${serviceId}`, { ...was, minutes: 30, was });
    expect(changed.json<PracticeOffer>().services).toMatchObject([{ minutes: 30 }]);
    const late = await call('PUT', `services/${serviceId}`, { ...was, minutes: 45, was });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);

    const gone = await call('DELETE', `services/${serviceId}`);
    expect([gone.statusCode, gone.json<PracticeOffer>().services]).toEqual([200, []]);
    expect((await call('DELETE', `services/${serviceId}`)).statusCode).toBe(404);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'scheduled' });
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

test('services have a length of their own with one person, which a change that says nothing of it leaves', async () => {
  const { added } = await add({});
  const ownLengths = [{ resourceId: added, minutes: 90, afterMinutes: 0 }];
  const made = await call('POST', 'services', { ...SCALING, resourceIds: [added], ownLengths });
  const { id, ...was } = made.json<PracticeOffer>().services[0] ?? { id: 0, ownLengths: [] };
  expect(was.ownLengths).toEqual(ownLengths);
  const { ownLengths: _own, ...without } = was;
  const older = await call('PUT', `services/${id}`, { ...without, minutes: 45, was: without });
  expect(older.json<PracticeOffer>().services).toMatchObject([{ minutes: 45, ownLengths }]);
  const now = { ...was, minutes: 45 };
  const late = { ...now, ownLengths: [{ resourceId: added, minutes: 80, afterMinutes: 0 }] };
  const ended = await call('PUT', `services/${id}`, { ...now, ownLengths: [], was: now });
  expect(ended.json<PracticeOffer>().services).toMatchObject([{ ownLengths: [] }]);
  expect((await call('PUT', `services/${id}`, { ...late, was: now })).json().code).toBe('changed_meanwhile');
  const tooLong = { ...now, ownLengths: [{ resourceId: added, minutes: 481, afterMinutes: 0 }] };
  expect((await call('PUT', `services/${id}`, { ...tooLong, was: { ...now, ownLengths: [] } })).statusCode).toBe(400);
});

test('the number of visits that one person may have to come is set, and compared', async () => {
  const set = (limit: unknown, was: number) =>
    call('PUT', 'open-visits', { maxOpenAppointments: limit, was: { maxOpenAppointments: was } });
  expect((await set(5, 3)).json()).toMatchObject({ maxOpenAppointments: 5 });
  const late = await set(4, 3);
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  for (const wrong of [0, 51, 2.5]) expect((await set(wrong, 5)).statusCode).toBe(400);
  expect((await offer()).maxOpenAppointments).toBe(5);
  expect(await acts()).toMatchObject([{ act: 'practice.update', details: { maxOpenAppointments: 5 } }]);
});

test('a place reads where a person of its practice works whose name it wants, and lets them take visits here too', async () => {
  const second = await newProvider(t, { name: 'Branch' });
  await addMember(t.db, { providerId: second, userId: desk.id, role: 'owner', nowMs: t.clock.nowMs });
  const { added } = await add({ places: [providerId, second], takesOver: true });
  expect((await change(added, { places: [second] })).statusCode).toBe(200);
  expect(await offer()).toMatchObject({
    resources: [],
    elsewhere: [{ id: added, name: AMINA.name, places: [second] }],
  });
  const again = await call('POST', 'resources', { ...AMINA, places: [providerId] });
  expect([again.statusCode, again.json().fields]).toEqual([400, { name: expect.stringContaining('on the list') }]);
  expect((await change(added, { places: [second, providerId] }, {}, second)).statusCode).toBe(200);
  expect(await offer()).toMatchObject({ resources: [{ id: added, hours: null }], elsewhere: [] });
});

describe('a second place of the practice', () => {
  let second: number;
  beforeEach(async () => {
    second = await newProvider(t, { name: 'Branch' });
    await addMember(t.db, { providerId: second, userId: desk.id, role: 'owner', nowMs: t.clock.nowMs });
  });

  test('shares a person, who is taken at both at once', async () => {
    const { added, places } = await add({ places: [providerId, second], takesOver: true });
    expect(new Set(places.map(({ id }) => id))).toEqual(new Set([providerId, second]));
    expect(await offer(second)).toMatchObject({ resources: [{ id: added, places: [providerId, second] }] });
    expect((await book('10:00')).statusCode).toBe(201);
    expect(await timesOn(second)).not.toContain('10:00');
    expect((await book('10:00', {}, second)).statusCode).toBe(409);
  });

  test('keeps its own visits in one named like it when it gets its first person', async () => {
    const { added } = await add({ takesOver: true });
    const booking = await book('10:00', {}, second);
    expect((await change(added, { places: [providerId, second] })).statusCode).toBe(200);
    expect((await offer(second)).resources).toMatchObject([
      { id: added, visitsToCome: 0 },
      { name: 'Branch', visitsToCome: 1 },
    ]);
    expect((await rowOf(booking.id)).resource_id).not.toBe(added);
    expect(await timesOn(second)).toContain('10:00');
  });

  test('that a person leaves has its visits settled, and becomes one queue', async () => {
    const { added } = await add({ places: [providerId, second], takesOver: true });
    const booking = await book('10:00', {}, second);
    const refused = await change(added, { places: [providerId] });
    expect([refused.statusCode, refused.json().visits]).toMatchObject([409, [{ id: booking.id }]]);
    const booked = { choice: 'keep', ids: [booking.id] };
    expect((await change(added, { places: [providerId] }, { booked })).statusCode).toBe(200);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'scheduled', resource_id: null, lane: 1 });
    expect(await offer(second)).toMatchObject({ resources: [], elsewhere: [{ id: added, name: 'Dr Amina' }] });
    expect((await book('10:00', {}, second)).statusCode).toBe(409);
    expect((await book('10:00')).statusCode).toBe(201);
  });

  test('of another desk is left alone by a desk that does not run it', async () => {
    const { added } = await add({ places: [providerId, second], takesOver: true });
    const booking = await book('10:00', {}, second);
    await t.pool.query('delete from provider_members where provider_id = $1', [second]);
    expect((await offer()).places).toMatchObject([{ id: providerId }]);
    expect((await change(added, { places: [providerId] })).statusCode).toBe(404);
    expect((await change(added, { name: 'Dr Amina Bello' })).statusCode).toBe(200);
    // Taken off the list here, the person works on there.
    expect((await retire(added)).statusCode).toBe(200);
    expect((await offer()).resources).toEqual([]);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'scheduled', resource_id: added });
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
