import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { watchReplica } from '#db/replica.ts';
import { createFirstAdmin } from '#features/auth/server/accounts/create-user.ts';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { sealSecondFactorsAgain } from '#features/auth/server/second-factor/second-factor.ts';
import { userOfSession } from '#features/auth/server/sessions/session-store.ts';
import { sealAddressesAgain } from '#features/calendars/server/sealed-address.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { DatabaseClock } from '#platform/server/database-clock.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { startSending } from '#platform/server/messages/send-messages.ts';
import { readKeys } from '#platform/server/secrets.ts';
import { checkSecret } from '#platform/server/server-state-store.ts';
import { buildApp } from './build-app.ts';
import { startConfiguredTracing } from './configured-tracing.ts';
import { devRenderer } from './dev-renderer.ts';
import { JOBS } from './jobs.ts';
import { listenWidely } from './listen.ts';
import { builtRenderer } from './render.ts';
import { closeDemoAccounts, openDemoAccounts } from './seed/demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { stopInTime } from './stop-in-time.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
/** A token that no session has: they are random. */
const NO_TOKEN = 'readiness';
const dev = process.argv.includes('--dev');

/** Opens the database, seeds it and serves. Returns a function that stops the server. */
async function start(config: Config): Promise<() => Promise<void>> {
  const database = await openDatabase({ ...config, serving: true });
  try {
    return await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(config: Config, database: OpenDatabase): Promise<() => Promise<void>> {
  const { db, pool, work, readClock, changes, pooler } = database;
  const clock = new DatabaseClock(readClock);
  await clock.adjust();
  const { now } = clock;
  const keyFor = readKeys(config);
  await checkSecret(work, keyFor);
  await sealSecondFactorsAgain(work, keyFor);
  await sealAddressesAgain(work, keyFor);
  if (config.demoData) await seedDemo(work, { now: new Date(now()), hashPassword });
  const closed = config.demoAccounts ? [] : await closeDemoAccounts(work, { keyFor, now });
  if (config.firstAdmin !== undefined) await makeFirstAdmin(work, { keyFor, now }, config.firstAdmin);
  const replica = config.replicaUrl === undefined ? undefined : watchReplica(config.replicaUrl, config.poolSize, pool);
  const parts = { db, config, keyFor, now, changes, ...(replica && { replica }) };
  let stopping = false;
  const app = await buildApp({
    ...parts,
    checkDatabase: () => checkAsRequests(database, now()),
    waitingForDatabase: () => pool.waiting,
    isStopping: () => stopping,
    renderer: dev ? await devRenderer() : await builtRenderer(join(REPOSITORY, 'dist')),
  });
  app.log.info(
    { pooler: pooler.kind, namedStatements: pooler.namedStatements, changes: changes.polls ? 'polled' : 'notified' },
    'the database is open',
  );
  reportDemoAccounts(app.log, { closed, open: await openDemoAccounts(work) });
  const address = await listenWidely(app, config);
  const context = { app, ...parts, db: work };
  const stopClock = clock.follow(app.log);
  const stopSending = startSending(context, changes);
  const stopJobs = startJobs(context, JOBS);
  process.stdout.write(`${PRODUCT_NAME} is ready at ${config.publicUrl ?? address}\n`);
  return async () => {
    stopping = true;
    await sleep(config.drainMs);
    stopClock();
    await stopInTime(app, [stopSending, stopJobs], async () => {
      await Promise.all([replica?.close(), database.close()]);
    });
  };
}

/** Says loudly that anyone can sign in to demo accounts, or that they were closed and how to get an administrator. */
function reportDemoAccounts(
  log: FastifyBaseLogger,
  { closed, open }: { readonly closed: readonly string[]; readonly open: readonly string[] },
): void {
  if (closed.length > 0) {
    const how = 'npm run admin -- create-user --username NAME --role admin --permissions super_admin';
    log.warn({ accounts: closed }, `the demo accounts are closed, their password is public; new administrator: ${how}`);
  }
  if (open.length > 0) {
    log.warn(
      { accounts: open },
      'ANYONE WHO REACHES THIS SERVER CAN SIGN IN TO ITS DEMO ACCOUNTS: their password is public',
    );
  }
}

/**
 * Checks the database as requests use it: with a named statement and by reading a session. A pooler may serve other
 * statements and fail these.
 * @throws when there is no answer within two seconds
 */
async function checkAsRequests({ checks, runNamed }: OpenDatabase, nowMs: number): Promise<void> {
  await runNamed();
  await userOfSession(checks, NO_TOKEN, nowMs, { passive: true });
}

async function makeFirstAdmin(
  db: Database,
  context: Parameters<typeof recordAct>[1],
  account: NonNullable<Config['firstAdmin']>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const created = await createFirstAdmin(tx, account);
    if (created === undefined) return;
    const { id, username, role, permissions } = created;
    const details = { username, role, permissions };
    await recordAct(tx, context, 'operator', { act: 'user.create', object: `user:${id}`, subjectId: id, details });
  });
}

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Start with `npm start`: it brings Node 24 along.\n');
  process.exit(1);
}
try {
  const config = readConfig(process.env);
  const stopTracing = await startConfiguredTracing(config);
  const stop = await start(config);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // The terminal and npm both pass an interrupt on: the second one must not cut the first one's work short.
      if (stopping) return;
      stopping = true;
      const stopped = stop().then(stopTracing);
      stopped.then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Could not stop cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** What an operator reads when the start fails. */
function sentenceOf(error: unknown): string {
  const { code, path, port } = error as { code?: string; path?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`;
  if (path !== undefined && ['EACCES', 'ENOTDIR', 'EROFS', 'EEXIST'].includes(code ?? '')) {
    return `DATA_DIR cannot be used: ${error instanceof Error ? error.message : code}.`;
  }
  return error instanceof Error ? error.message : String(error);
}
