import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it.each([
  [[], /^Name one file to import\. Use it like this: npm run import -- FILE\.csv \[--bookable\]$/],
  [['--force', 'a.csv'], /^Unknown option '--force'\. Use it like this: .*$/],
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
