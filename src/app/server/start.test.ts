import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '#test/server-process.ts';

test('the compile cache is kept beside the data, even if the server is killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alafia-start-'));
  const start = () => startServer({ DATA_DIR: dataDir, DEMO_DATA: 'off', NODE_COMPILE_CACHE: '' });
  const first = await start();
  // Once it answers, the work after the start is done.
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.kill();
  const kept = readdirSync(join(dataDir, 'code'), { recursive: true });
  expect(kept.length).toBeGreaterThan(500);

  const again = await start();
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});
