import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { RUN_BY_OPERATOR } from '#features/directory/rules/booking-state.ts';
import { testDatabase } from '#test/database.ts';
import { importRegister } from './import-register.ts';

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await db.delete(providerApplications);
  await db.delete(providers);
});

const HEADER = 'id,source,source_row,name,facility_type,state,lga,ward,lat,lng,coord_precision';
const SURVEYED = '1,who,1,Ayoka Clinic,Clinic,Lagos,Ikeja,,6.6018,3.3515,facility';
const MATCHED = '2,nhmis,7,AYOKA CLINIC,,Lagos,Ikeja,Oregun Ward,6.6018,3.3515,facility_by_name_match';

const load = (...rows: string[]) => {
  const path = join(folder, 'register.csv');
  writeFileSync(path, [HEADER, ...rows].join('\n'));
  return importRegister({ db, path, bookable: false, reportDir: folder });
};
const listed = () => db.select().from(providers).where(isNull(providers.removedAt)).orderBy(providers.id);

it('is listed once, in words of both rows, and the other row is reported', async () => {
  expect(await load(SURVEYED, MATCHED)).toMatchObject({ rows: 2, inserted: 1, skipped: 1, removed: 0 });
  expect(await listed()).toMatchObject([{ name: 'Ayoka Clinic', address: 'Oregun Ward', locationPrecision: 'exact' }]);
  expect(readFileSync(join(folder, 'register.csv.skipped.csv'), 'utf8')).toContain(
    '3,"The row tells of the same facility as another row. It is in line 2."',
  );
  expect(await load(SURVEYED, MATCHED)).toMatchObject({ inserted: 0, updated: 0, unchanged: 1, removed: 0 });
});

it('removes the duplicate listing of an earlier import, unless both are in use', async () => {
  const farther = MATCHED.replace('6.6018', '6.7018');
  const clinic = (id: number, lat: string) => `${id},nhmis,${id},Bola Clinic,,Lagos,Ikeja,,${lat},3.3515,facility`;
  await load(SURVEYED, farther, clinic(3, '6.6'), clinic(4, '6.7'));
  expect(await listed()).toHaveLength(4);
  await db
    .update(providers)
    .set({ editedColumns: ['phone'] })
    .where(inArray(providers.sourceKey, ['3', '4']));

  const again = [SURVEYED, MATCHED, clinic(3, '6.6'), clinic(4, '6.6')];
  expect(await load(...again)).toMatchObject({ inserted: 0, skipped: 2, removed: 1 });
  expect((await listed()).map(({ sourceKey }) => sourceKey)).toEqual(['1', '3', '4']);
  expect(await load(...again)).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
});

const row = (id: number, how: 'facility' | 'facility_by_name_match', more: { lat?: string; ward?: string } = {}) =>
  `${id},who,${id},Ayoka Clinic,Clinic,Lagos,Ikeja,${more.ward ?? ''},${more.lat ?? '6.6018'},3.3515,${how}`;
const ABOUT = 'facility_by_name_match';
const FAR = { lat: '6.7018' };
const keysListed = async () => (await listed()).map(({ sourceKey }) => sourceKey);
const change = (sourceKey: string, values: Partial<typeof providers.$inferInsert>) =>
  db.update(providers).set(values).where(eq(providers.sourceKey, sourceKey));

describe('of two rows of one facility', () => {
  it('the first listing stays, with the data of the better row; the better row may change between imports', async () => {
    await load(row(1, 'facility'), row(2, ABOUT));
    const [first] = await listed();
    const swapped = [row(1, ABOUT), row(2, 'facility', { ward: 'Oregun Ward' })];
    expect(await load(...swapped)).toMatchObject({ inserted: 0, updated: 1, skipped: 1, removed: 0 });
    expect(await listed()).toMatchObject([{ id: first?.id, address: 'Oregun Ward', locationPrecision: 'exact' }]);
    expect(await load(...swapped.toReversed())).toMatchObject({ inserted: 0, updated: 0, unchanged: 1, removed: 0 });
    expect(await load(row(1, 'facility'), row(2, ABOUT))).toMatchObject({ inserted: 0, updated: 1, removed: 0 });
    expect(await keysListed()).toEqual(['1']);
  });

  it('both are listed again once their locations are apart', async () => {
    const apart = [row(1, 'facility'), row(2, 'facility', FAR)];
    await load(...apart);
    await load(row(1, 'facility'), row(2, 'facility'));
    expect(await keysListed()).toEqual(['1']);
    expect(await load(...apart)).toMatchObject({ inserted: 1, unchanged: 1, removed: 0 });
    expect(await keysListed()).toEqual(['1', '2']);
  });

  it("a facility that an administrator removed isn't listed again by either row", async () => {
    await load(row(1, 'facility'), row(2, ABOUT));
    await change('1', { removedAt: new Date('2026-11-20'), bookingState: 'closed' });
    expect(await load(row(1, ABOUT), row(2, 'facility'))).toMatchObject({ inserted: 0, unchanged: 1, removed: 0 });
    expect(await keysListed()).toEqual([]);
  });

  it('what an administrator left listed stays, also where the other one was removed as its double', async () => {
    await load(row(1, 'facility'), row(2, 'facility', FAR));
    await change('1', { removedAt: new Date('2026-11-20'), bookingState: 'closed' });
    expect(await load(row(1, 'facility'), row(2, 'facility'))).toMatchObject({ inserted: 0, removed: 0 });
    expect(await keysListed()).toEqual(['2']);
  });

  it('the one that takes bookings stays, with what the better one knows', async () => {
    await load(row(1, 'facility'), row(2, ABOUT, FAR));
    await change('2', RUN_BY_OPERATOR);
    const same = [row(1, 'facility', { ward: 'Oregun Ward' }), row(2, ABOUT)];
    expect(await load(...same)).toMatchObject({ inserted: 0, updated: 1, removed: 1 });
    expect(await listed()).toMatchObject([{ sourceKey: '2', address: 'Oregun Ward', locationPrecision: 'exact' }]);
    expect(await load(...same)).toMatchObject({ inserted: 0, updated: 0, unchanged: 1, removed: 0 });
  });
});

describe('of two rows of one facility, one of which is claimed or merged', () => {
  it('the one that an applicant claims stays', async () => {
    await load(row(1, 'facility'), row(2, ABOUT, FAR));
    const [, claimed] = await listed();
    await db.insert(providerApplications).values({
      name: 'Dr. Claimant',
      specialty: 'Dentistry',
      email: 'claimant@example.com',
      phone: '0800 000 0011',
      address: '5 Test Close',
      state: 'Lagos',
      credentials: 'BDS',
      availabilityDays: ['Monday'],
      availabilityHoursStart: '9:00 AM',
      availabilityHoursEnd: '5:00 PM',
      listingId: claimed?.id ?? 0,
      createdAt: new Date('2026-11-20'),
    });
    expect(await load(row(1, 'facility'), row(2, ABOUT))).toMatchObject({ inserted: 0, removed: 1 });
    expect(await listed()).toMatchObject([{ id: claimed?.id, sourceKey: '2' }]);
  });

  it('the one that a double was merged into stays, and the double stays merged', async () => {
    await load(row(1, 'facility'), row(2, ABOUT, FAR), row(3, 'facility', { lat: '6.8018' }));
    const [, survivor, double] = await listed();
    const merged = {
      removedAt: new Date('2026-11-20'),
      bookingState: 'closed',
      mergedInto: survivor?.id ?? 0,
    } as const;
    await change('3', merged);
    expect(await load(row(1, 'facility'), row(2, ABOUT), row(3, 'facility'))).toMatchObject({
      inserted: 0,
      removed: 1,
    });
    expect(await listed()).toMatchObject([{ id: survivor?.id }]);
    const [still] = await db
      .select()
      .from(providers)
      .where(eq(providers.id, double?.id ?? 0));
    expect(still).toMatchObject(merged);
  });
});
