import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { providers } from '#db/schema/providers.ts';
import { testDatabase } from '#test/database.ts';
import { importRegister } from './import-register.ts';

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
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

it('loses the second listing that an earlier import made of it, unless somebody uses that', async () => {
  const farther = MATCHED.replace('6.6018', '6.7018');
  const clinic = (id: number, lat: string) => `${id},nhmis,${id},Bola Clinic,,Lagos,Ikeja,,${lat},3.3515,facility`;
  await load(SURVEYED, farther, clinic(3, '6.6'), clinic(4, '6.7'));
  expect(await listed()).toHaveLength(4);
  await db
    .update(providers)
    .set({ editedColumns: ['phone'] })
    .where(eq(providers.sourceKey, '4'));

  const again = [SURVEYED, MATCHED, clinic(3, '6.6'), clinic(4, '6.6')];
  expect(await load(...again)).toMatchObject({ inserted: 0, skipped: 2, removed: 1 });
  expect((await listed()).map(({ sourceKey }) => sourceKey)).toEqual(['1', '3', '4']);
  expect(await load(...again)).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
});
