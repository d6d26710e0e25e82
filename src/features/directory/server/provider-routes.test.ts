import { describe, expect, test } from 'vitest';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import type { Provider, ProviderDetail } from '../contract.ts';

const t = await testApp();
const ikeja = { latitude: 6.6018, longitude: 3.3515, locationPrecision: 'exact' } as const;
const ids = {
  heart: await newProvider(t, {
    ...ikeja,
    name: 'Dr. Ọláyínká Heart',
    specialty: 'Cardiology',
    ratingTenths: 48,
    reviewCount: 40,
    telehealthAvailable: true,
    languages: ['Yoruba'],
    acceptedInsurance: ['Hygeia HMO'],
  }),
  urgent: await newProvider(t, {
    name: 'Marina 24-Hour Clinic',
    specialty: 'Emergency Medicine',
    lga: 'Lagos Island',
    latitude: 6.4541,
    longitude: 3.3947,
    locationPrecision: 'exact',
    providesUrgentCare: true,
    lowCostOptions: true,
    ratingTenths: 50,
    reviewCount: 1,
  }),
  port: await newProvider(t, {
    name: 'Garden City Women',
    specialty: 'Obstetrics & Gynecology',
    state: 'Rivers',
    lga: 'Port Harcourt',
    latitude: 4.8156,
    longitude: 7.0188,
    locationPrecision: 'near',
    acceptingNewPatients: false,
  }),
  obio: await newProvider(t, { name: 'Rumuola Children', specialty: 'Pediatrics', state: 'Rivers', lga: 'Obio/Akpor' }),
  bonny: await newProvider(t, {
    name: 'Bonny Health Post',
    state: 'Rivers',
    lga: 'Bonny',
    bookable: false,
    facilityType: 'Health Post',
    phone: '01 234 5678',
  }),
};
const search = async (query: Record<string, string>) => {
  const answer = await t.app.inject({ url: '/api/providers', query });
  expect(answer.statusCode, answer.body).toBe(200);
  return { found: answer.json() as Provider[], headers: answer.headers };
};
const idsOf = async (query: Record<string, string>) =>
  (await search(query)).found.map(({ id }) => id).sort((a, b) => a - b);

test('returns null for whether a listing takes new patients, regardless of its column', async () => {
  const read = async (id: number) =>
    (await t.app.inject(`/api/providers/${id}`)).json<ProviderDetail>().acceptingNewPatients;
  expect([await read(ids.heart), await read(ids.port), await read(ids.bonny)]).toEqual([true, false, null]);
});

describe('filters', () => {
  test.each<[string, Record<string, string>, (keyof typeof ids)[]]>([
    ['none', {}, ['heart', 'urgent', 'port', 'obio', 'bonny']],
    ['city Lagos is the whole state', { city: 'Lagos' }, ['heart', 'urgent']],
    ['city Port Harcourt is two LGAs of Rivers', { city: 'Port Harcourt' }, ['port', 'obio']],
    ['state', { state: 'Rivers' }, ['port', 'obio', 'bonny']],
    ['state and LGA', { state: 'Rivers', lga: 'Bonny' }, ['bonny']],
    ['specialty', { specialty: 'Cardiology' }, ['heart']],
    ['urgent care', { urgentCare: 'true' }, ['urgent']],
    ['a flag that is false asks for nothing', { urgentCare: 'false' }, ['heart', 'urgent', 'port', 'obio', 'bonny']],
    ['telehealth', { telehealth: 'true' }, ['heart']],
    ['low cost', { lowCost: 'true' }, ['urgent']],
    ['accepting new patients', { acceptingNewPatients: 'true' }, ['heart', 'urgent', 'obio']],
    ['language', { language: 'Yoruba' }, ['heart']],
    ['insurance', { insurance: 'Hygeia HMO' }, ['heart']],
    ['a word of the name', { q: 'marina' }, ['urgent']],
    ['accents and case forgiven', { q: 'OLAYINKA' }, ['heart']],
    ['words in any order, over name and place', { q: 'harcourt women' }, ['port']],
    ['a small misspelling', { q: 'cardiologgy' }, ['heart']],
    ['words that never occur together', { q: 'olayinka garden' }, []],
    ['punctuation alone', { q: '%%__' }, []],
    ['all together', { city: 'Lagos', urgentCare: 'true', lowCost: 'true', q: 'clinic' }, ['urgent']],
  ])('%s', async (_, query, expected) => {
    expect(await idsOf(query)).toEqual(expected.map((name) => ids[name]).sort((a, b) => a - b));
  });
});

describe('order', () => {
  test('nearest first when a place is known, with true kilometres; an unknown place comes last, without any', async () => {
    const { found } = await search({ lat: '6.6018', lng: '3.3515' });
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual([ids.heart, ids.urgent, ids.port]);
    expect(found[0]?.distanceKm).toBe(0);
    expect(found[1]?.distanceKm).toBeCloseTo(17.1, 0);
    expect(found[2]?.distanceKm).toBeCloseTo(451, -1);
    expect(found.slice(3).every(({ distanceKm }) => distanceKm === undefined)).toBe(true);
  });

  test('a radius keeps only what is inside it', async () => {
    expect(await idsOf({ lat: '6.6018', lng: '3.3515', radiusKm: '20' })).toEqual([ids.heart, ids.urgent]);
  });

  test('otherwise those who can be booked before listings, and 40 good reviews before one perfect one', async () => {
    const { found } = await search({});
    expect(found[0]?.id).toBe(ids.heart);
    expect(found.at(-1)?.id).toBe(ids.bonny);
  });
});

test('paging covers everything once, with the total and links', async () => {
  const first = await search({ limit: '2', state: 'Rivers' });
  expect(first.headers['x-total-count']).toBe('3');
  expect(first.headers['link']).toContain('</api/providers?state=Rivers&limit=2&offset=2>; rel="next"');
  expect(first.headers['link']).not.toContain('rel="prev"');
  const second = await search({ limit: '2', offset: '2', state: 'Rivers' });
  expect(second.headers['link']).toContain('</api/providers?state=Rivers&limit=2&offset=0>; rel="prev"');
  expect([...first.found, ...second.found].map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    [ids.port, ids.obio, ids.bonny].sort((a, b) => a - b),
  );
});

test('a listing shows its telephone number as it stands and has no slots; one that the operator runs shows none', async () => {
  const [listing] = (await search({ q: 'bonny' })).found;
  expect(listing).toMatchObject({
    bookable: false,
    phone: '01 234 5678',
    nextSlotAt: null,
    facilityType: 'Health Post',
  });
  const [bookable] = (await search({ q: 'marina' })).found;
  expect(bookable).toMatchObject({ bookable: true, phone: null });
});

describe('the next free slot', () => {
  test('is today with urgent care and tomorrow otherwise, by the default hours', async () => {
    const { found } = await search({ city: 'Lagos' });
    const next = (id: number) => found.find((provider) => provider.id === id)?.nextSlotAt;
    expect(next(ids.urgent)).toBe(new Date(lagosInstant('2026-11-23', '09:00')).toISOString());
    expect(next(ids.heart)).toBe(new Date(lagosInstant('2026-11-24', '08:00')).toISOString());
  });

  test('moves on when that slot is booked', async () => {
    const { cookie } = await newPatient(t);
    const booked = await t.app.inject({
      method: 'POST',
      url: '/api/appointments',
      headers: { cookie },
      payload: {
        providerId: ids.heart,
        date: new Date(lagosInstant('2026-11-24', '08:00')).toISOString(),
        visitType: 'in-person',
        careType: 'routine',
        reason: 'Check-up',
      },
    });
    expect(booked.statusCode).toBe(201);
    const [heart] = (await search({ specialty: 'Cardiology' })).found;
    expect(heart?.nextSlotAt).toBe(new Date(lagosInstant('2026-11-24', '08:30')).toISOString());
  });
});

test('availableOn finds exactly those whose calendar offers something that day', async () => {
  const alone = await newProvider(t, {
    name: 'One Slot',
    state: 'Kano',
    lga: 'Dala',
    visitMinutes: 60,
    hours: [{ weekday: 3, opens: '09:00', closes: '10:00' }],
  });
  for (const availableOn of [
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ]) {
    const found = new Set(await idsOf({ availableOn }));
    for (const id of [...Object.values(ids), alone]) {
      const slots = (await t.app.inject(`/api/providers/${id}/availability?date=${availableOn}`)).json() as Slot[];
      expect(found.has(id), `provider ${id} on ${availableOn}`).toBe(slots.length > 0);
    }
  }
  expect(await idsOf({ availableOn: '2026-11-25', state: 'Kano' })).toEqual([alone]);
  const { cookie } = await newPatient(t);
  await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie },
    payload: {
      providerId: alone,
      date: new Date(lagosInstant('2026-11-25', '09:00')).toISOString(),
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Check-up',
    },
  });
  expect(await idsOf({ availableOn: '2026-11-25', state: 'Kano' })).toEqual([]);
});

test('one provider comes with hours, services and insurance; an unknown one is a 404', async () => {
  const detail = (await t.app.inject(`/api/providers/${ids.urgent}`)).json() as ProviderDetail;
  expect(detail.officeHours).toHaveLength(6);
  expect(detail.officeHours.at(-1)).toEqual({ weekday: 6, opens: '09:00', closes: '14:00' });
  const listing = (await t.app.inject(`/api/providers/${ids.bonny}`)).json() as ProviderDetail;
  expect(listing.officeHours).toEqual([]);
  const missing = await t.app.inject('/api/providers/999999999');
  expect(missing.statusCode).toBe(404);
  expect(missing.json().message).toBe("The provider you're looking for doesn't exist or has been removed.");
});

test('the next days off and extra hours are shown, without past ones and those of other providers', async () => {
  const differ = async (day: string, who: number, kind = 'off') =>
    await t.pool.query(
      `insert into schedule_exceptions (provider_id, day, kind, opens, closes)
       values ($1, $2, $3, ${kind === 'off' ? 'null, null' : "'08:00', '09:00'"})`,
      [who, day, kind],
    );
  for (const day of ['2026-11-22', '2026-12-25', '2026-11-23', '2027-03-01']) await differ(day, ids.urgent);
  for (const day of ['2026-11-22', '2026-12-24', '2026-12-25', '2027-03-01']) await differ(day, ids.urgent, 'extra');
  for (const kind of ['off', 'extra']) await differ('2026-12-23', ids.heart, kind);
  for (const day of ['2026-12-24', '2026-12-25', '2026-12-26']) await differ(day, ids.urgent, 'closed');
  const detail = (await t.app.inject(`/api/providers/${ids.urgent}`)).json() as ProviderDetail;
  await t.pool.query('delete from schedule_exceptions');
  expect(detail.daysOff).toEqual(['2026-11-23', '2026-12-25']);
  // A day off has no hours, even if extra hours are recorded for it.
  expect(detail.extraHours).toEqual([{ day: '2026-12-24', opens: '08:00', closes: '09:00' }]);
  expect(detail.closures).toEqual(
    ['2026-12-24', '2026-12-26'].map((day) => ({ day, opens: '08:00', closes: '09:00' })),
  );
  expect((await t.app.inject(`/api/providers/${ids.heart}`)).json()).not.toHaveProperty('closures');
});

test('a listing says which register it comes from and as of when; a practice says nothing of the kind', async () => {
  const listed = {
    bookable: false,
    source: 'osm_healthsites',
    sourceKey: 'n1',
    updatedAt: new Date('2026-11-20T23:30:00Z'),
  };
  const detail = async (id: number) => (await t.app.inject(`/api/providers/${id}`)).json<ProviderDetail>();
  const found = await detail(await newProvider(t, listed));
  expect(found.listing).toEqual({ register: 'OpenStreetMap (healthsites.io)', asOf: '2026-11-21' });
  expect(found).not.toHaveProperty('source');
  expect(await detail(ids.heart)).not.toHaveProperty('listing');
  const unknown = await detail(await newProvider(t, { ...listed, source: 'mapped', sourceKey: 'n2' }));
  expect(unknown.listing?.register).toBe('a public list of health facilities');
});

test('no reply contains internal columns', async () => {
  const body = JSON.stringify([(await search({})).found, (await t.app.inject(`/api/providers/${ids.heart}`)).json()]);
  for (const secret of ['email', 'searchText', 'sourceKey', 'ratingTenths', 'createdAt'])
    expect(body).not.toContain(`"${secret}"`);
});
