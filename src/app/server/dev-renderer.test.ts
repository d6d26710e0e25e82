import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'alafia-dev-'));
const { url: DATABASE_URL, pool } = await testDatabase('demo');
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test('the development server renders screens and serves the scripts that they name', async () => {
  server = await startServer({ DATABASE_URL, DATA_DIR }, undefined, ['--dev']);
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from providers');
  const scripts = new Set<string | undefined>();
  for (const path of ['/', `/provider/${rows[0]?.id}`]) {
    const answer = await fetch(`${server.url}${path}`);
    const page = await answer.text();
    expect([answer.status, page.includes('<h1')], path).toEqual([200, true]);
    scripts.add(/src="(\/src\/app\/web\/[^"]+)"/.exec(page)?.[1]);
  }
  // At the end: Vite goes on to prepare all that a script imports.
  for (const script of scripts) expect((await fetch(`${server.url}${script}`)).status, script).toBe(200);
});
