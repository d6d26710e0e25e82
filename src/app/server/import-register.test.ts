import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import { testDatabase } from '#test/database.ts';

const { db, url } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'import-command-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const repository = join(import.meta.dirname, '../../..');

/** The command as `npm run import --` starts it from a folder. */
function command(args: readonly string[], folder = repository, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/app/server/import-register.ts', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', INIT_CWD: folder, DATABASE_URL: url, DATA_DIR: dataDir, ...env },
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
The skipped rows are in ${skippedFile}
`,
  });
  expect(readFileSync(skippedFile, 'utf8')).toMatch(/^line,reason,row\n13,"The facility has no name."/);
  expect(command(['register-combined.csv'], fixtures).stdout).toContain('0 new, 0 updated, 29 unchanged, 3 skipped');
  expect(await db.select({ bookable: providers.bookable }).from(providers)).toHaveLength(29);
  expect(command(['--bookable', 'register-combined.csv'], fixtures).stdout).toContain('29 updated');
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

it.each([
  [[], /^Name one file to import\. Use it like this: npm run import -- FILE\.csv \[--bookable\]\n$/],
  [['--force', 'a.csv'], /^Unknown option '--force'\. Use it like this: .*\n$/],
  [['absent.csv'], /^There is no file .*absent\.csv\.\n$/],
  [['package.json'], /^.*package\.json is not a CSV file .*known header\. Known are:\n/],
])('with %j it ends with an explanation', (args, sentence) => {
  const { status, stdout, stderr } = command(args);
  expect(stderr).toMatch(sentence);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

it("a secret other than the database's stops the import before it begins", async () => {
  const before = (await db.select().from(activityLog)).length;
  const { status, stderr } = command(['test/fixtures/register-grid3.csv'], repository, {
    SESSION_SECRET: 'not the secret that this database was first used with',
  });
  expect(stderr).toContain('SESSION_SECRET');
  expect(status).toBe(1);
  expect(await db.select().from(activityLog)).toHaveLength(before);
});

it('names a wrong setting', () => {
  expect(command(['a.csv'], repository, { DATABASE_URL: 'mysql://x' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DATABASE_URL: must start with postgres'),
  });
});
