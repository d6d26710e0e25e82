import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { migrateDatabase } from './migrate.ts';

const { pool, connection } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'alafia-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
cpSync(new URL('./migrations', import.meta.url), folder, { recursive: true });

/** Adds a migration to the copy, after all others. */
function addMigration(tag: string, sql: string): void {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const { idx, when } = journal.entries.at(-1) ?? { idx: 0, when: 0 };
  const entry = { idx: idx + 1, version: '7', when: when + 1, tag, breakpoints: true };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, `${tag}.sql`), sql);
}

const columns = async () =>
  (
    await pool.query(
      "select column_name from information_schema.columns where column_name in ('one_more', 'and_another')",
    )
  ).rows.length;

test('a migration that waits for a table gives up, changes and blocks nothing, and gets through later', async () => {
  addMigration(
    '9000_two_tables',
    'ALTER TABLE users ADD COLUMN one_more text;\n--> statement-breakpoint\nALTER TABLE providers ADD COLUMN and_another text;',
  );
  const busy = new pg.Client(connection);
  await busy.connect();
  await busy.query('begin');
  await busy.query('select count(*) from providers');
  await expect(migrateDatabase(pool, { folder, waitMs: 50, attempts: 2 })).rejects.toMatchObject({
    cause: { code: '55P03' },
  });
  expect(await columns()).toBe(0);
  const [seen] = (await pool.query("select current_setting('lock_timeout') as is")).rows;
  expect(seen).toEqual({ is: '0' });

  // How often it tried before the table was free is unknown, only that it succeeded.
  const migrated = migrateDatabase(pool, { folder, waitMs: 50, attempts: 10_000 });
  await busy.query('commit');
  await busy.end();
  await migrated;
  expect(await columns()).toBe(2);
});

test('one that is wrong fails at once, with its reason, and leaves nothing', async () => {
  addMigration('9001_wrong', 'CREATE TABLE half_way (id int);\n--> statement-breakpoint\nSELECT nonsense;');
  await expect(migrateDatabase(pool, { folder, attempts: 10_000 })).rejects.toMatchObject({ cause: { code: '42703' } });
  expect((await pool.query("select to_regclass('half_way') as there")).rows).toEqual([{ there: null }]);
});
