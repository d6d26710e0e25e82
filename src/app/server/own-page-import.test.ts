import { expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { saveListings } from '#features/registers/server/listing-store.ts';
import { personWith } from '#test/access/principals.ts';
import { testApp } from '#test/app.ts';

const t = await testApp();
const POINT = { latitude: 6.6018, longitude: 3.3515 };

test('an import of the register leaves what a practice has changed on its page', async () => {
  const listing = {
    source: 'test_register',
    sourceKey: 'own-page',
    name: 'Registered Clinic',
    specialty: 'Family Medicine (General Practitioner)' as const,
    facilityType: 'Clinic',
    address: '',
    state: 'Lagos' as const,
    lga: 'Ikeja',
    ...POINT,
    locationPrecision: 'exact' as const,
    phone: '0803 555 5555',
  };
  await saveListings(t.db, [listing], { bookable: false });
  const { rows } = await t.pool.query(`select id from providers where source_key = 'own-page'`);
  const owner = await personWith(t, { role: 'provider', permissions: [] });
  await addMember(t.db, { providerId: rows[0].id, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
  const near = { latitude: 6.6027, longitude: 3.3515 };
  const changed = await t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${rows[0].id}/page`,
    headers: { cookie: owner.cookie },
    payload: { phone: { was: '0803 555 5555', to: '0803 111 2222' }, point: { was: POINT, to: near } },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  await saveListings(t.db, [{ ...listing, name: 'Renamed by the register', phone: '0803 999 9999', latitude: 7 }], {
    bookable: false,
  });
  const after = await t.pool.query(`select * from providers where source_key = 'own-page'`);
  expect(after.rows[0]).toMatchObject({ name: 'Renamed by the register', phone: '0803 111 2222', ...near });
});
