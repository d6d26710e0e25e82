import { createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#db/open-database.ts';
import { freePort } from '#test/free-port.ts';
import { startServer } from '#test/server-process.ts';
import { machine, ms, percentile, report } from '../bench/measure.ts';
import { numberOption } from './arguments.ts';
import { ClientLog } from './client-log.ts';
import { openInspector } from './inspector.ts';
import { whenInterrupted } from './interrupted.ts';
import { Load } from './load.ts';
import { type Sample, sampleOf } from './sample.ts';
import { isFlat, trendOf } from './trend.ts';
import { makeWorld } from './world.ts';

const SAMPLES = 60;
/** Patients per concurrent one: they take turns, so that no account gathers years of visits. */
const TURNS = 30;
const ACTS_EACH = 50;
/** Share of the run at its start that is not judged: caches fill and code is compiled. */
const WARM_UP = 0.2;

/**
 * Values that must not grow, each with the share of its mean that it may rise by. The 99th percentile of the event loop's
 * delay depends on other programs of the machine, so it is shown and not judged.
 */
const JUDGED: readonly [name: keyof Sample, maxRise: number, show: (value: number) => string][] = [
  ['heap', 0.05, megabytes],
  ['resident', 0.1, megabytes],
  ['handles', 0.1, (value) => value.toFixed(0)],
  ['files', 0.1, (value) => value.toFixed(0)],
  ['lagP50', 0.5, (value) => ms(value * 1000)],
  ['lagP99', Number.POSITIVE_INFINITY, (value) => ms(value * 1000)],
];

const minutes = numberOption('minutes', 60);
const peopleCount = numberOption('people', 40);
const pauseMs = numberOption('pause', 4000);
const folder = mkdtempSync(join(tmpdir(), 'alafia-soak-'));
const inspectorPort = await freePort();
const output = createWriteStream(join(folder, 'server.log'));
const server = await startServer(
  { DATA_DIR: folder, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
  (printed) => output.write(printed),
);
whenInterrupted(() => server.stop());
console.log(`${minutes} minutes of ${peopleCount} people; files in ${folder}`);
const samples: Sample[] = [];
let load: Load | undefined;
try {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 1, joinRunning: true });
  const world = await makeWorld(database.db, { providerCount: 8, peopleCount: peopleCount * TURNS, tag: 'soak' });
  await database.close();
  const inspector = await openInspector(inspectorPort);
  const log = new ClientLog(join(folder, 'acts.jsonl'));
  load = new Load({ base: server.url, world, log, seed: 1, pauseMs, atOnce: peopleCount, actsEach: ACTS_EACH });
  load.start();
  const every = (minutes * 60_000) / SAMPLES;
  for (let taken = 0; taken < SAMPLES; taken++) {
    await sleep(every);
    const sample = await sampleOf(server.url, inspector);
    samples.push(sample);
    const parts = JUDGED.map(([name, , show]) => `${name} ${show(sample[name])}`);
    console.log(
      `${(((taken + 1) * every) / 60_000).toFixed(1).padStart(6)} min  ${parts.join('  ')}  ${load.seen.answers} answers`,
    );
  }
  inspector.close();
} finally {
  await load?.stop();
  await server.stop();
}

const judged = samples.slice(Math.ceil(samples.length * WARM_UP));
const rows = JUDGED.map(([name, maxRise, show]) => {
  const values = judged.map((sample) => sample[name]);
  const { mean, rise, noise } = trendOf(values);
  return {
    what: name,
    mean: show(mean),
    min: show(Math.min(...values)),
    max: show(Math.max(...values)),
    rise: `${rise < 0 ? '-' : ''}${show(Math.abs(rise))}`,
    'by chance': show(noise),
    allowed: maxRise < Number.POSITIVE_INFINITY ? show(mean * maxRise) : '',
    '': maxRise === Number.POSITIVE_INFINITY ? '' : isFlat(values, maxRise) ? 'flat' : 'GROWS',
  };
});
const { answers, statuses, tookMs } = load?.seen ?? { answers: 0, statuses: {}, tookMs: [] };
report(
  'Soak',
  [
    `npm run soak -- --minutes ${minutes} --people ${peopleCount} --pause ${pauseMs}; ${machine()}`,
    `one server, embedded database, demo data; ${answers} answers ${JSON.stringify(statuses)}, p50 ${ms(percentile(tookMs, 0.5))}, p99 ${ms(percentile(tookMs, 0.99))}`,
    `the first ${WARM_UP * 100} % not judged; the rise of a line through the others; heap after a full collection`,
  ],
  rows,
);
const broken = Object.entries(statuses).filter(([status]) => status === 'none' || Number(status) >= 500);
if (broken.length > 0) console.log(`   broken answers: ${JSON.stringify(Object.fromEntries(broken))}`);
process.exitCode = rows.some((row) => row[''] === 'GROWS') || broken.length > 0 ? 1 : 0;

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
