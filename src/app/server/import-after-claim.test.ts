import { expect, test } from 'vitest';
import type { Listing } from '#features/registers/rules/listing.ts';
import { saveListings } from '#features/registers/server/listing-store.ts';
import { newPatient, testApp } from '#test/app.ts';
import { claimed } from '#test/claims.ts';

const t = await testApp();
const LISTED = { bookable: false };
const permissions = ['approve_applications', 'manage_providers'] as const;
const admin = await newPatient(t, { role: 'admin', permissions: [...permissions] });

const post = (path: string, payload?: object) =>
  t.app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { cookie: admin.cookie },
    ...(payload && { payload }),
  });
const provider = async (id: number) => (await t.pool.query('select * from providers where id = $1', [id])).rows[0];
const listing = (sourceKey: string, changes: Partial<Listing> = {}): Listing => ({
  source: 'some_register',
  sourceKey,
  name: `Register Clinic ${sourceKey}`,
  specialty: 'Dentistry',
  facilityType: 'Clinic',
  address: 'Old Street',
  state: 'Lagos',
  lga: 'Ikeja',
  latitude: 6.6,
  longitude: 3.3,
  locationPrecision: 'exact',
  phone: '0803 123 4567',
  ...changes,
});
async function imported(...listings: readonly Listing[]): Promise<number[]> {
  await saveListings(t.db, listings, LISTED);
  const keys = listings.map(({ sourceKey }) => sourceKey);
  const { rows } = await t.pool.query<{ id: number }>(
    'select id from providers where source_key = any($1) order by source_key',
    [keys],
  );
  return rows.map(({ id }) => id);
}

test('importing the register again changes no claimed fact', async () => {
  const [listingId = 0] = await imported(listing('1'));
  const { id } = await claimed(t, { listingId, name: 'Our Own Name', state: 'Oyo', lga: 'Ibadan North' });
  await post(`provider-applications/${id}/review`, { status: 'approved' });
  expect((await post(`provider-applications/${id}/convert`)).statusCode).toBe(201);
  const before = await provider(listingId);
  expect(before).toMatchObject({ name: 'Our Own Name', state: 'Oyo', lga: 'Ibadan North', location_precision: 'area' });
  const changed = { name: 'New Register Name', address: 'Elsewhere', latitude: 6.7 };
  await saveListings(t.db, [listing('1', changed)], { bookable: true });
  expect(await provider(listingId)).toEqual(before);
  // The number is the register's until a member changes it.
  await saveListings(t.db, [listing('1', { ...changed, phone: '0809 999 9999' })], { bookable: true });
  expect(await provider(listingId)).toMatchObject({ name: 'Our Own Name', phone: '0809 999 9999' });
});

test('an import does not bring a merged double back', async () => {
  const [survivor = 0, double = 0] = await imported(listing('2'), listing('3'));
  expect((await post(`providers/${double}/merge`, { into: survivor })).statusCode).toBe(200);
  const before = await provider(double);
  await saveListings(t.db, [listing('2'), listing('3', { name: 'Back Again' })], { bookable: true });
  expect(await provider(double)).toEqual(before);
  expect((await t.app.inject('/api/providers?q=back+again')).json()).toEqual([]);
});
