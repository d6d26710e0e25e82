import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

test('a process that starts before its database waits for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-late-'));
  const port = await freePort();
  const start = () =>
    startEmbeddedPostgres(folder, {
      joinRunning: false,
      settings: { listen_addresses: '127.0.0.1', port: String(port) },
    });
  // Made beforehand, so that it comes up soon.
  await (await start()).stop();

  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const opening = openDatabase({ databaseUrl: `postgres://alafia@127.0.0.1:${port}/postgres`, dataDir: folder });
  await vi.waitFor(
    () => expect(written).toHaveBeenCalledWith(expect.stringContaining('cannot be reached yet')),
    20_000,
  );
  written.mockRestore();
  const postgres = await start();
  const database = await opening;
  const { rows } = await database.pool.query<{ count: string }>('select count(*) from appointments');
  expect(rows).toEqual([{ count: '0' }]);

  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
