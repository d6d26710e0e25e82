import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { REGISTER_FILE } from '#test/register-file.ts';
import { machine, median, ms, percentile, report, withFolder, withServer } from './measure.ts';

/** How much a running server is held up while another process imports a register beside it and the index follows. */
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
      // The index reads everything once more when it has been quiet.
      during = during.concat(await probe(url, 8000));
      const total = (await fetch(`${url}/api/providers?limit=1`)).headers.get('x-total-count');
      const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
      const row = (what: string, values: readonly number[]) => ({
        what,
        p50: ms(median(values)),
        p99: ms(percentile(values, 0.99)),
        // As arguments of one call there may be more than a call takes.
        max: ms(values.reduce((most, value) => Math.max(most, value), 0)),
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
