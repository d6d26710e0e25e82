import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'alafia-dev-'));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test('the development server renders screens and serves the scripts that they name', async () => {
  server = await startServer({ DATA_DIR }, undefined, ['--dev']);
  for (const path of ['/', '/provider/1']) {
    const answer = await fetch(`${server.url}${path}`);
    const page = await answer.text();
    expect([answer.status, page.includes('<h1')], path).toEqual([200, true]);
    const script = /src="(\/src\/app\/web\/[^"]+)"/.exec(page)?.[1];
    expect((await fetch(`${server.url}${script}`)).status, script).toBe(200);
  }
});
