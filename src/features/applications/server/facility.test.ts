import { beforeEach, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { aListing, claimed } from '#test/claims.ts';
import { A_FACILITY, AN_APPLICATION, applied } from '#test/provider-application.ts';

const t = await testApp('empty');
let reviewer: { id: number; cookie: string };

beforeEach(async () => {
  await t.pool.query('truncate provider_applications cascade');
  reviewer = await newPatient(t, { role: 'admin', permissions: ['approve_applications'] });
});

const admin = (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/admin/provider-applications${path}`,
    headers: { cookie: reviewer.cookie },
    ...(payload && { payload }),
  });
const send = (changes: object) =>
  t.app.inject({
    method: 'POST',
    url: '/api/provider-applications',
    payload: { ...AN_APPLICATION, ...A_FACILITY, email: 'facility@example.com', ...changes },
  });
const rows = async (sql: string, values: readonly unknown[] = []) => (await t.pool.query(sql, [...values])).rows;
const convert = async (id: number): Promise<number> => {
  await admin('POST', `/${id}/review`, { status: 'approved' });
  const answer = await admin('POST', `/${id}/convert`);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
};

test('reviewers read what a facility sent; an application of a practitioner has none of it', async () => {
  const id = await applied(t, A_FACILITY);
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({
    kind: 'facility',
    facilityType: 'Clinic',
    cacNumber: 'RC 123456',
    stateLicenceNumber: 'HF/2024/0711',
    nhiaNumber: 'FCT/0042/P',
    latitude: 9.081,
    longitude: 7.4731,
    openingHours: A_FACILITY.openingHours,
    people: [A_FACILITY.people[0], { name: 'Nurse Chi Obi', title: null, council: null, licenceNumber: null }],
  });
  expect((await admin('GET', `/${await applied(t)}`)).json()).toMatchObject({
    kind: 'practitioner',
    facilityType: null,
    cacNumber: null,
    latitude: null,
    openingHours: null,
    people: null,
  });
});

test.each([
  ['who applied', { contactName: 'Bola Ade' }, 'Bola Ade'],
  ['the facility, if the application names no one', {}, 'Ayoka Family Clinic'],
])('the account of the owner is named like %s', async (_, changes, fullName) => {
  const id = await applied(t, { ...A_FACILITY, ...changes });
  const contactName = 'contactName' in changes ? fullName : null;
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ contactName });
  const providerId = await convert(id);
  const owner = `select u.full_name, p.name from provider_members m join users u on u.id = m.user_id
    join providers p on p.id = m.provider_id where p.id = $1`;
  expect(await rows(owner, [providerId])).toEqual([{ full_name: fullName, name: 'Ayoka Family Clinic' }]);
});

test('the conversion carries type, point, hours and people, and makes nothing bookable', async () => {
  const providerId = await convert(await applied(t, A_FACILITY));
  const [provider] = await rows('select * from providers where id = $1', [providerId]);
  expect(provider).toMatchObject({
    facility_type: 'Clinic',
    specialty: 'Clinic',
    latitude: 9.081,
    longitude: 7.4731,
    location_precision: 'exact',
    booking_state: 'setting_up',
    bookable: false,
    hours_confirmed_at: null,
  });
  expect(
    await rows('select weekday, opens, closes from weekly_hours where provider_id = $1 order by weekday, opens', [
      providerId,
    ]),
  ).toEqual(A_FACILITY.openingHours);
  const people = `select r.kind, r.name, r.title, r.capacity, r.takes_ordinary, p.name as practice
    from resources r join practices p on p.id = r.practice_id join resource_places rp on rp.resource_id = r.id
    where rp.provider_id = $1 order by r.position`;
  const both = { kind: 'practitioner', capacity: 1, takes_ordinary: true, practice: 'Ayoka Family Clinic' };
  expect(await rows(people, [providerId])).toEqual([
    { ...both, name: 'Dr. Bola Ade', title: 'Physician' },
    { ...both, name: 'Nurse Chi Obi', title: null },
  ]);
  expect((await t.app.inject(`/api/providers/${providerId}/availability?date=2026-11-30`)).json()).toEqual([]);
});

test('the second place that an owner applies for while signed in belongs to the same practice, with its people', async () => {
  const first = await convert(await applied(t, A_FACILITY));
  const owner = await newPatient(t, { role: 'provider' });
  await t.pool.query("update provider_members set user_id = $1, role = 'owner' where provider_id = $2", [
    owner.id,
    first,
  ]);
  const apply = async (cookie: string | undefined, name: string) => {
    const people = [{ name: 'DR. BOLA ADE' }, { name: 'Dr. Dayo Eze' }];
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/provider-applications',
      headers: cookie === undefined ? {} : { cookie },
      payload: { ...AN_APPLICATION, ...A_FACILITY, name, people, email: 'second@example.com' },
    });
    return await convert(answer.json<{ id: number }>().id);
  };
  const practiceOf = async (id: number) =>
    (await rows('select practice_id from providers where id = $1', [id]))[0].practice_id;
  const second = await apply(owner.cookie, 'Ayoka Clinic Garki');
  expect(await practiceOf(second)).toBe(await practiceOf(first));
  expect(await rows('select user_id, role from provider_members where provider_id = $1', [second])).toEqual([
    { user_id: owner.id, role: 'owner' },
  ]);
  expect(await rows("select kind from messages where recipient = 'second@example.com'")).not.toContainEqual({
    kind: 'invitation',
  });
  expect(await rows("select user_id from messages where kind = 'place-added'")).toEqual([{ user_id: owner.id }]);
  const people = await rows(
    `select r.name, count(*)::int as places from resources r join resource_places p on p.resource_id = r.id
     where r.practice_id = $1 group by r.id order by r.id`,
    [await practiceOf(first)],
  );
  expect(people).toEqual([
    { name: 'Dr. Bola Ade', places: 2 },
    { name: 'Nurse Chi Obi', places: 1 },
    { name: 'Dr. Dayo Eze', places: 1 },
  ]);

  const [stranger, manager] = [await newPatient(t), await newPatient(t, { role: 'provider' })];
  await t.pool.query(
    "insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'manager', now())",
    [first, manager.id],
  );
  for (const [at, cookie] of [undefined, stranger.cookie, manager.cookie].entries()) {
    expect(await practiceOf(await apply(cookie, `Another Clinic ${at}`))).not.toBe(await practiceOf(first));
  }
});

test('further places of one application become places of one practice, with its people and hours of their own', async () => {
  const garki = {
    name: 'Ayoka Clinic Garki',
    address: '4 Garki Close',
    state: 'Abuja FCT',
    lga: 'Abuja Municipal',
    openingHours: [{ weekday: 6, opens: '09:00', closes: '13:00' }],
  };
  const id = await applied(t, { ...A_FACILITY, furtherPlaces: [garki] });
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ furtherPlaces: [{ ...garki, latitude: null }] });
  const main = await convert(id);
  const [{ practice_id: practiceId }] = await rows('select practice_id from providers where id = $1', [main]);
  const [further] = await rows(
    `select id, name, address, lga, location_precision, facility_type, booking_state, phone from providers
     where practice_id = $1 and id <> $2`,
    [practiceId, main],
  );
  expect(further).toMatchObject({
    name: garki.name,
    address: garki.address,
    lga: garki.lga,
    location_precision: 'area',
    facility_type: 'Clinic',
    booking_state: 'setting_up',
  });
  expect(await rows('select weekday, opens, closes from weekly_hours where provider_id = $1', [further.id])).toEqual(
    garki.openingHours,
  );
  const owners = await rows('select user_id, role from provider_members where provider_id = any($1)', [
    [main, further.id],
  ]);
  expect(owners).toEqual([owners[0], { user_id: owners[0].user_id, role: 'owner' }]);
  expect(
    await rows(
      `select r.name, count(*)::int as places from resources r join resource_places p on p.resource_id = r.id
       where r.practice_id = $1 group by r.id order by r.id`,
      [practiceId],
    ),
  ).toEqual(A_FACILITY.people.map(({ name }) => ({ name, places: 2 })));
});

test('further places of a practitioner, without hours, in another state or abroad are refused', async () => {
  const place = { name: 'Branch', address: '4 Garki Close', state: 'Abuja FCT', openingHours: A_FACILITY.openingHours };
  for (const [changes, field] of [
    [{ kind: 'practitioner', people: undefined, furtherPlaces: [place] }, 'furtherPlaces'],
    [{ furtherPlaces: [{ ...place, openingHours: [] }] }, 'furtherPlaces.0.openingHours'],
    [{ furtherPlaces: [{ ...place, lga: 'Ikeja' }] }, 'furtherPlaces.0.lga'],
    // Douala and Cotonou; the applicant says that the pin is right.
    [
      { furtherPlaces: [{ ...place, point: { latitude: 4.05, longitude: 9.7 }, pointConfirmed: true }] },
      'furtherPlaces.0.point',
    ],
    [{ point: { latitude: 6.37, longitude: 2.5 }, pointConfirmed: true }, 'point'],
    [{ furtherPlaces: Array.from({ length: 10 }, () => place) }, 'furtherPlaces'],
  ] as const) {
    const answer = await send(changes);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
  }
  expect(await rows('select 1 from provider_applications')).toEqual([]);
});

test('the application for another place starts with what the first one says, for its owners', async () => {
  const first = await convert(await applied(t, A_FACILITY));
  const read = async ({ cookie }: { readonly cookie: string }) =>
    await t.app.inject({ url: `/api/portal/providers/${first}/next-place`, headers: { cookie } });
  const [owner, manager] = [await newPatient(t, { role: 'provider' }), await newPatient(t, { role: 'provider' })];
  await t.pool.query(
    "insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'owner', now()), ($1, $3, 'manager', now())",
    [first, owner.id, manager.id],
  );
  expect((await read(owner)).json()).toMatchObject({
    joins: 'Ayoka Family Clinic',
    name: 'Ayoka Family Clinic',
    facilityType: 'Clinic',
    phone: AN_APPLICATION.phone,
    cacNumber: 'RC 123456',
    state: AN_APPLICATION.state,
    languages: AN_APPLICATION.languages,
    openingHours: A_FACILITY.openingHours,
    people: [{ name: 'Dr. Bola Ade', title: 'Physician' }, { name: 'Nurse Chi Obi' }],
  });
  expect((await read(manager)).statusCode).toBe(403);
  const payload = { ...AN_APPLICATION, ...A_FACILITY, name: 'Ayoka Clinic Jabi', email: 'jabi@example.com' };
  const sent = await t.app.inject({
    method: 'POST',
    url: '/api/provider-applications',
    headers: { cookie: owner.cookie },
    payload,
  });
  const { id } = sent.json<{ id: number }>();
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ joins: 'Ayoka Family Clinic' });
  await admin('POST', `/${id}/review`, { status: 'approved' });
  const [mail] = await rows('select text from messages where dedupe_key = $1', [`application-decided:${id}`]);
  expect(mail).toMatchObject({ text: expect.stringContaining('You sign in as before.') });
});

test('a pharmacy and a laboratory get the specialty of their type', async () => {
  const pharmacy = await convert(await applied(t, { ...A_FACILITY, name: 'Ayoka One', facilityType: 'Pharmacy' }));
  const laboratory = await convert(await applied(t, { ...A_FACILITY, name: 'Ayoka Two', facilityType: 'Laboratory' }));
  const chosen = await convert(
    await applied(t, { ...A_FACILITY, name: 'Ayoka Three', facilityType: 'Hospital', specialty: 'Cardiology' }),
  );
  const found = await rows('select id, specialty from providers where id = any($1)', [[pharmacy, laboratory, chosen]]);
  expect(new Map(found.map(({ id, specialty }) => [id, specialty]))).toEqual(
    new Map([
      [pharmacy, 'Pharmacy'],
      [laboratory, 'Laboratory & Diagnostics'],
      [chosen, 'Cardiology'],
    ]),
  );
});

test('a claim keeps the point of the listing unless the pin is elsewhere, and reviewers see both', async () => {
  const surveyed = { latitude: 9.0812, longitude: 7.4731, locationPrecision: 'exact' as const };
  const place = { state: 'Abuja FCT', lga: 'Bwari' };
  const near = await claimed(t, { ...A_FACILITY, listingId: await aListing(t, { ...place, ...surveyed }) });
  await convert(near.id);
  const kept = await rows('select latitude, facility_type, practice_id from providers where id = $1', [near.listingId]);
  expect(kept).toMatchObject([{ latitude: 9.0812, facility_type: 'Clinic', practice_id: expect.any(Number) }]);

  const listingId = await aListing(t, { ...place, ...surveyed });
  const far = await claimed(t, { ...A_FACILITY, listingId, point: { latitude: 9.1, longitude: 7.4 } });
  expect((await admin('GET', `/${far.id}`)).json()).toMatchObject({
    latitude: 9.1,
    longitude: 7.4,
    claim: { latitude: 9.0812, longitude: 7.4731 },
  });
  await convert(far.id);
  const moved = await rows(
    'select latitude, longitude, location_precision, edited_columns from providers where id = $1',
    [far.listingId],
  );
  expect(moved).toMatchObject([{ latitude: 9.1, longitude: 7.4, location_precision: 'exact' }]);
  expect(moved[0].edited_columns).toEqual(expect.arrayContaining(['facilityType', 'latitude', 'longitude']));
});

test.each([
  ['no type', { facilityType: undefined }, 'facilityType'],
  ['an unknown type', { facilityType: '<script>' }, 'facilityType'],
  ['no hours', { openingHours: undefined }, 'openingHours'],
  ['no day with hours', { openingHours: [] }, 'openingHours'],
  ['an eighth weekday', { openingHours: [{ weekday: 7, opens: '08:00', closes: '09:00' }] }, 'openingHours.0.weekday'],
  ['hours that end first', { openingHours: [{ weekday: 1, opens: '09:00', closes: '08:00' }] }, 'openingHours.1'],
  [
    'overlapping hours',
    { openingHours: Array(2).fill({ weekday: 2, opens: '08:00', closes: '09:00' }) },
    'openingHours.2',
  ],
  [
    'a time that does not exist',
    { openingHours: [{ weekday: 1, opens: '08:60', closes: '24:01' }] },
    'openingHours.0.opens',
  ],
  ['nobody', { people: [] }, 'people'],
  ['21 people', { people: Array.from({ length: 21 }, (_, at) => ({ name: `Person ${at}` })) }, 'people'],
  ['two people of one name', { people: [{ name: 'Ada Obi' }, { name: 'ADA OBI' }] }, 'people.1.name'],
  ['a person without a name', { people: [{ name: '\u200b ' }] }, 'people.0.name'],
  ['an unknown council', { people: [{ name: 'Ada Obi', council: 'XYZ' }] }, 'people.0.council'],
  ['a field of a person that does not exist', { people: [{ name: 'Ada Obi', userId: 1 }] }, 'userId'],
  ['a number without a digit', { cacNumber: 'pending' }, 'cacNumber'],
  ['a number with other characters', { stateLicenceNumber: "1'; drop table providers" }, 'stateLicenceNumber'],
  ['a long number', { nhiaNumber: '1'.repeat(41) }, 'nhiaNumber'],
  ['a point outside Nigeria', { point: { latitude: 51.5, longitude: 3 } }, 'point.latitude'],
  ['a pin in another state', { state: 'Kano', lga: undefined }, 'pointConfirmed'],
  ['half a point', { point: { latitude: 9 } }, 'point.longitude'],
])('an application of a facility with %s is refused and not stored', async (_what, changes, field) => {
  const answer = await send(changes);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(expect.arrayContaining([expect.stringContaining(field)]));
  expect(await rows('select 1 from provider_applications')).toEqual([]);
});

test('messages name their field or limit', async () => {
  const people = [{ name: '' }, { name: 'x'.repeat(81) }];
  const answer = await send({ cacNumber: 'no idea', nhiaNumber: 'no idea', people, bio: 'x'.repeat(3001) });
  expect(answer.json().fields).toEqual({
    bio: 'Use at most 3000 characters.',
    cacNumber: 'CAC number: give it as it is printed, for example RC 123456, or leave it empty.',
    nhiaNumber: 'NHIA number: give it as it is printed, with its digits, or leave it empty.',
    'people.0.name': 'Give the name of each person who sees patients.',
    'people.1.name': 'Use at most 80 characters.',
  });
});

test('a pin in another state is stored once the applicant has confirmed it', async () => {
  expect((await send({ state: 'Kano', lga: undefined, pointConfirmed: true })).statusCode).toBe(201);
  expect(await rows('select state, latitude from provider_applications')).toEqual([{ state: 'Kano', latitude: 9.081 }]);
});

test('what a facility lacks is reported with what else is wrong', async () => {
  const answer = await send({ name: '', facilityType: undefined, people: undefined, openingHours: undefined });
  expect(Object.keys(answer.json().fields).toSorted()).toEqual(['facilityType', 'name', 'openingHours', 'people']);
  for (const payload of [[], 'facility', null, 7]) {
    const refused = await t.app.inject({
      method: 'POST',
      url: '/api/provider-applications',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(refused.statusCode).toBe(400);
  }
});

test('texts of people stay plain text, without marks that change their direction', async () => {
  const name = '<img src=x onerror=alert(1)> \u202eAda';
  expect((await send({ people: [{ name, title: '{{7*7}}' }] })).statusCode).toBe(201);
  const [{ people }] = await rows('select people from provider_applications');
  expect(people).toMatchObject([{ name: '<img src=x onerror=alert(1)> Ada', title: '{{7*7}}' }]);
});

test('a client that knows nothing of facilities applies as before', async () => {
  const id = await applied(t);
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({
    kind: 'practitioner',
    availabilityDays: ['Monday', 'Wednesday'],
  });
  const providerId = await convert(id);
  expect(await rows('select practice_id, facility_type from providers where id = $1', [providerId])).toEqual([
    { practice_id: null, facility_type: null },
  ]);
});
