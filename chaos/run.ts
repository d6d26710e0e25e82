import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { machine, ms } from '../bench/measure.ts';
import { numberOption, wordsOption } from './arguments.ts';
import { check, INVARIANTS, type Problems } from './check.ts';
import { ClientLog, readClientLog } from './client-log.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { whenInterrupted } from './interrupted.ts';
import { Load } from './load.ts';
import { checkMail } from './mail-check.ts';
import { requireNginx } from './nginx.ts';
import { Random } from './random.ts';
import { untilRecovered } from './recovery.ts';
import { replicaDiffers, untilReplicated } from './replica-check.ts';
import { readFound } from './snapshot.ts';
import { makeWorld, type World } from './world.ts';

const MAX_RECOVERY_MS = 10_000;
const PROBLEMS_SHOWN = 5;

const rounds = numberOption('rounds', 30);
const seed = numberOption('seed', Math.ceil(Math.random() * 1e6));
const peopleCount = numberOption('people', 30);
const pauseMs = numberOption('pause', 1000);
const only = wordsOption('only');
const faults = Object.entries(FAULTS).filter(([name]) => only.length === 0 || only.some((word) => name.includes(word)));
if (faults.length === 0) {
  console.error(`--only takes words out of: ${Object.keys(FAULTS).join('; ')}.`);
  process.exit(1);
}
requireNginx();
console.log(
  `npm run chaos -- --rounds ${rounds} --seed ${seed} --people ${peopleCount} --pause ${pauseMs}${only.length > 0 ? ` --only "${only.join()}"` : ''}; ${machine()}`,
);
const folder = mkdtempSync(join(tmpdir(), 'alafia-chaos-'));
const cluster = await startCluster(folder);
whenInterrupted(() => cluster.stop());
let isGood = false;
try {
  isGood = await runRounds(cluster);
} finally {
  await cluster.stop();
  if (isGood) rmSync(folder, { recursive: true, force: true });
  else console.log(`The logs are in ${folder}.`);
}
process.exit(isGood ? 0 : 1);

async function runRounds(running: Cluster): Promise<boolean> {
  const db = drizzle(running.pool);
  const world = await makeWorld(db, { providerCount: 8, peopleCount });
  const { providers } = await makeWorld(db, { providerCount: 1, peopleCount: 0, tag: 'probed' });
  const file = join(folder, 'acts.jsonl');
  const load = new Load({ base: running.url, world, log: new ClientLog(file), seed, pauseMs });
  const random = new Random(seed);
  const recoveries: number[] = [];
  const problems: Problems = new Map();
  for (let round = 1; round <= rounds; round++) {
    // Each fault once per cycle, in another order each time.
    if ((round - 1) % faults.length === 0) faults.sort(() => random.next() - 0.5);
    const [name, fault] = faults[(round - 1) % faults.length] ?? [];
    if (name === undefined || fault === undefined) break;
    const forMs = random.between(500, 4000);
    load.start();
    await sleep(random.between(2000, 5000));
    const { atMs, repaired } = await fault(running, random, forMs);
    const { servedMs, wholeMs } = await untilRecovered(running, providers[0] ?? 0, atMs);
    await repaired;
    await sleep(random.between(2000, 4000));
    await load.stop();
    recoveries.push(servedMs);
    const found = await verified(running, world, file);
    for (const [invariant, sentences] of found) problems.set(invariant, sentences);
    const counts = [...found.values()].reduce((sum, { length }) => sum + length, 0);
    const statuses = JSON.stringify(load.seen.statuses);
    console.log(
      `${String(round).padStart(3)}  ${name} (${ms(forMs)}): serves after ${ms(servedMs)}, is whole after ${ms(wholeMs)}; answers ${statuses}; ${counts} problems`,
    );
  }
  return await summarize(running, file, problems, recoveries);
}

/** Checks everything so far. Repeats the check once if it fails: a hold may just have expired. */
async function verified(running: Cluster, world: World, file: string): Promise<Problems> {
  await untilReplicated(running);
  const once = async () => check(readClientLog(file), await readFound(running.url, running.pool, world));
  const found = await once();
  return found.size === 0 ? found : await once();
}

/** Prints the result of the run. Returns true if every invariant holds. */
async function summarize(running: Cluster, file: string, problems: Problems, recoveries: number[]): Promise<boolean> {
  printActs(file);
  for (const invariant of INVARIANTS) printInvariant(invariant, problems.get(invariant) ?? []);
  const mail = await checkMail(running);
  const differing = await replicaDiffers(running);
  const slowest = Math.max(...recoveries);
  const badStops = running.servers.flatMap((server) => server.badStops);
  const crashes = running.servers.reduce((sum, server) => sum + server.crashes, 0);
  const lines: readonly (readonly [holds: boolean, sentence: string])[] = [
    [mail.lost === 0 && mail.unsent === 0, `every mail arrives: ${JSON.stringify(mail)}`],
    [differing.length === 0, `the replica is the same ${differing.join(', ')}`],
    [slowest <= MAX_RECOVERY_MS, `serves again within ${ms(MAX_RECOVERY_MS)}: the slowest took ${ms(slowest)}`],
    [badStops.length === 0, `servers stop in order ${badStops.join(', ')}`],
    [crashes === 0, `no server ends by itself: ${crashes} did`],
  ];
  for (const [holds, sentence] of lines) console.log(`${holds ? 'holds ' : 'BROKEN'}  ${sentence}`);
  return problems.size === 0 && lines.every(([holds]) => holds);
}

function printActs(file: string): void {
  const acts = readClientLog(file);
  const count = (what: string, outcome: string) =>
    acts.filter((act) => act.what === what && act.settled.outcome === outcome).length;
  const retried = acts.filter(({ settled }) => settled.attempts > 1).length;
  const moves = acts.filter(
    ({ what, appointment, settled }) => what === 'book' && appointment !== null && settled.outcome === 'done',
  );
  console.log(
    `\nBookings: ${count('book', 'done')} acknowledged, ${moves.length} of them moves; ${count('book', 'refused')} refused.`,
  );
  console.log(
    `Cancellations: ${count('cancel', 'done')} acknowledged, ${count('cancel', 'refused')} refused. Sent more than once: ${retried}.`,
  );
}

function printInvariant(invariant: string, sentences: readonly string[]): void {
  console.log(`${sentences.length === 0 ? 'holds ' : 'BROKEN'}  ${invariant}`);
  for (const sentence of sentences.slice(0, PROBLEMS_SHOWN)) console.log(`          ${sentence}`);
}
