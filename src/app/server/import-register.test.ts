import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import { testDatabase } from '#test/database.ts';
import { importCommand } from './import-command.ts';

const { db, url } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'import-command-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const repository = join(import.meta.dirname, '../../..');

const env = { INIT_CWD: repository, DATABASE_URL: url, DATA_DIR: dataDir };

/** The command as `npm run import --` starts it from a folder. */
function command(args: readonly string[], folder = repository, more: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/app/server/import-register.ts', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...env, INIT_CWD: folder, ...more },
  });
  return { status, stdout, stderr };
}

it('imports a file by a path relative to the current folder, prints the result, and changes nothing the second time', async () => {
  const fixtures = join(repository, 'test/fixtures');
  const first = command(['register-combined.csv'], fixtures);
  const skippedFile = join(dataDir, 'imports/register-combined.csv.skipped.csv');
  expect(first).toEqual({
    status: 0,
    stderr: '',
    stdout: `32 rows (combined facilities of Nigeria): 29 new, 0 updated, 0 unchanged, 3 skipped.
  2 skipped: The facility has no name.
  1 skipped: The state is missing or is not a state of Nigeria.
Coordinates that could not be read or are outside the state: 1
  line 25: "9.210441 7.404112"
The skipped rows are in ${skippedFile}
`,
  });
  expect(readFileSync(skippedFile, 'utf8')).toMatch(/^line,reason,row\n13,"The facility has no name."/);
  const again = (args: readonly string[]) => importCommand(args, { ...env, INIT_CWD: fixtures });
  expect(await again(['register-combined.csv'])).toContain('0 new, 0 updated, 29 unchanged, 3 skipped');
  expect(await db.select({ bookable: providers.bookable }).from(providers)).toHaveLength(29);
  expect(await again(['--bookable', 'register-combined.csv'])).toContain('29 updated');
  expect(await db.selectDistinct({ bookable: providers.bookable }).from(providers)).toEqual([{ bookable: true }]);
  const acts = await db.select().from(activityLog).orderBy(activityLog.id);
  const pair = ['register.import.begin', 'register.import'];
  expect(acts.map(({ act }) => act)).toEqual([...pair, ...pair, ...pair]);
  expect(acts[1]).toMatchObject({
    actorId: null,
    actorRole: 'operator',
    object: 'register:register-combined.csv',
    details: { rows: 32, inserted: 29, skipped: 3, bookable: false },
  });
});

const HOSPITALS = `Hospitals of Lagos;;;;
Title;Region;Lat;Lon;Tel
${Array.from({ length: 12 }, (_, n) => `Clinic ${n} Ade;Lagos;6,60${n + 10};3,3515;8031234567.0`).join('\n')}
Last Clinic;Lagos;north;3,3515;ask
;Lagos;;;
`;

it('shows ten rows of a register whose columns are named by hand, and imports them only without --dry-run', async () => {
  writeFileSync(join(dataDir, 'hospitals.csv'), HOSPITALS);
  const args = ['--map', 'name=Title,state=Region,latitude=Lat,longitude=Lon,phone=Tel', 'hospitals.csv'];
  const run = (more: readonly string[]) => importCommand([...more, ...args], { ...env, INIT_CWD: dataDir });
  const before = await db.select().from(providers);
  const shown = (await run(['--dry-run'])).split('\n');
  expect(shown.slice(0, 7)).toEqual([
    '14 rows (columns named by hand): 13 listings, 1 skipped. Nothing was imported.',
    '  1 skipped: The facility has no name.',
    'Coordinates that could not be read or are outside the state: 1',
    '  line 15: "north 3,3515"',
    'Telephone cells with a number that could not be read, which was left out: 1',
    '  line 15: "ask"',
    '- Clinic 0 Ade | Clinic | Lagos | 6.601, 3.3515 (exact) | 08031234567',
  ]);
  expect(shown.filter((line) => line.startsWith('- '))).toHaveLength(10);
  expect(await db.select().from(providers)).toEqual(before);
  expect(await run([])).toContain('14 rows (columns named by hand): 13 new, 0 updated, 0 unchanged, 1 skipped.');
  expect(await run([])).toContain('0 new, 0 updated, 13 unchanged');
  const [last] = await db.select().from(activityLog).orderBy(desc(activityLog.id)).limit(1);
  expect(last?.details).toMatchObject({ unreadCoordinates: 1, unreadPhones: 1 });
});

it.each([
  [
    [],
    /^Name one file to import\. Use it like this: npm run import -- FILE\.csv \[--bookable\] \[--dry-run\] \[--map .*\]$/,
  ],
  [['--force', 'a.csv'], /^Unknown option '--force'\. Use it like this: .*$/],
  [['--map', 'colour=Red', 'a.csv'], /^--map: "colour" is no field, which are id, name.*\. Use it like this: .*$/],
  [
    ['--map', 'name=Title,state=Region', 'test/fixtures/register-osm.csv'],
    /no header with all the columns of --map: title, region\.$/,
  ],
  [['absent.csv'], /^There is no file .*absent\.csv\.$/],
  [['package.json'], /^.*package\.json is not a CSV file .*known header\. Known are:\n/],
])('with %j it ends with an explanation', async (args, sentence) => {
  await expect(importCommand(args, env)).rejects.toThrow(sentence);
});

it("a secret other than the database's stops the import before it begins", async () => {
  const before = (await db.select().from(activityLog)).length;
  const wrong = { ...env, SESSION_SECRET: 'not the secret that this database was first used with' };
  await expect(importCommand(['test/fixtures/register-grid3.csv'], wrong)).rejects.toThrow('SESSION_SECRET');
  expect(await db.select().from(activityLog)).toHaveLength(before);
});

it('names a wrong setting, and ends with a failure', () => {
  const { status, stdout, stderr } = command(['a.csv'], repository, { DATABASE_URL: 'mysql://x' });
  expect(stderr).toContain('DATABASE_URL: must start with postgres');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
