import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { REGISTER_FILE } from '#test/register-file.ts';
import { machine, median, ms, percentile, report, withFolder, withServer } from './measure.ts';

/** Measures how much a running server is delayed while another process imports a register and the index follows. */
export async function benchImportBesideServer(): Promise<void> {
  await withFolder((folder) =>
    withServer(folder, async ({ url }) => {
      const quiet = await probe(url, 3000);
      const importing = spawn(process.execPath, ['src/app/server/import-register.ts', REGISTER_FILE], {
        env: { ...process.env, DATA_DIR: folder },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      let ended = false;
      const end = once(importing, 'exit').then(() => {
        ended = true;
      });
      let during: number[] = [];
      const started = performance.now();
      while (!ended) during = during.concat(await probe(url, 500));
      await end;
      const importedMs = performance.now() - started;
      const before = Number((await fetch(`${url}/api/providers?limit=1`)).headers.get('x-total-count'));
      // The index rereads everything once changes have stopped.
      during = during.concat(await probe(url, 8000));
      const total = (await fetch(`${url}/api/providers?limit=1`)).headers.get('x-total-count');
      const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
      const row = (what: string, values: readonly number[]) => ({
        what,
        p50: ms(median(values)),
        p99: ms(percentile(values, 0.99)),
        // There may be more values than one call takes arguments.
        max: ms(values.reduce((max, value) => Math.max(max, value), 0)),
      });
      report(
        'An import beside a running server',
        [
          `npm run bench -- search; ${machine()}`,
          `one GET /healthz after the other; the import took ${ms(importedMs)}; found when it ended: ${before}, 8 s later: ${total}; event loop lag, p99 since the start: ${ms(Number(lag) * 1000)}`,
        ],
        [row('before', quiet), row('while importing and reading', during)],
      );
    }),
  );
}

async function probe(url: string, forMs: number): Promise<number[]> {
  const took: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    const started = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    took.push(performance.now() - started);
  }
  return took;
}
