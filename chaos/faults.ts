import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { Random } from './random.ts';

/** The end of a fault. Its repair has begun; the repair's duration counts as recovery. */
export interface Ended {
  /** When the repair began, by `performance.now`. */
  readonly atMs: number;
  readonly repaired: Promise<unknown>;
}

/** A fault that lasts `forMs`. */
type Fault = (cluster: Cluster, random: Random, forMs: number) => Promise<Ended>;

const killServer: Fault = async ({ servers }, random, forMs) => {
  const server = random.oneOf(servers);
  await server?.kill();
  await sleep(forMs);
  return ending(() => server?.start());
};

const killAllServers: Fault = async ({ servers }, _random, forMs) => {
  await Promise.all(servers.map((server) => server.kill()));
  await sleep(forMs);
  return ending(() => Promise.all(servers.map((server) => server.start())));
};

/** As for a new version: stops and starts the servers one after the other. */
const restartServers: Fault = async ({ servers }) => {
  let last = ending(() => undefined);
  for (const server of servers) {
    await last.repaired;
    await server.stop();
    last = ending(() => server.start());
  }
  return last;
};

const freezeServer: Fault = async ({ servers }, random, forMs) => {
  const server = random.oneOf(servers);
  server?.signal('SIGSTOP');
  await sleep(forMs);
  return ending(() => server?.signal('SIGCONT'));
};

/** Repeatedly cuts all connections to the database, or some of them. */
const cutConnections: Fault = async ({ pool }, random, forMs) => {
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(300)) {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and application_name <> 'checker' and random() < $1`,
      [random.oneOf([0.3, 1])],
    );
  }
  return ending(() => undefined);
};

const killDatabase: Fault = async ({ primary }, _random, forMs) => {
  await primary.kill();
  await sleep(forMs);
  return ending(() => primary.start());
};

const restartDatabase: Fault = async ({ primary }, _random, forMs) => {
  await primary.stop();
  await sleep(forMs);
  return ending(() => primary.start());
};

const killReplica: Fault = async ({ replica }, _random, forMs) => {
  await replica.kill();
  await sleep(forMs);
  return ending(() => replica.start());
};

/** Locks the appointments; the database answers everything else. */
const lockAppointments: Fault = async ({ primary }, _random, forMs) => {
  const client = new pg.Client({ connectionString: primary.url, application_name: 'checker' });
  await client.connect();
  await client.query('begin; lock table appointments in access exclusive mode');
  await sleep(forMs);
  await client.query('rollback');
  await client.end();
  return ending(() => undefined);
};

const killServerAndDatabase: Fault = async ({ servers, primary }, random, forMs) => {
  const server = random.oneOf(servers);
  await primary.kill();
  await server?.kill();
  await sleep(forMs);
  return ending(() => Promise.all([primary.start(), server?.start()]));
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  'a server is killed': killServer,
  'all servers are killed': killAllServers,
  'servers are restarted in turn': restartServers,
  'a server freezes': freezeServer,
  'connections are cut': cutConnections,
  'the database is killed': killDatabase,
  'the database is restarted': restartDatabase,
  'the replica is killed': killReplica,
  'visits are locked': lockAppointments,
  'a server and the database are killed': killServerAndDatabase,
};

/** Starts a repair. */
function ending(repair: () => unknown): Ended {
  return { atMs: performance.now(), repaired: Promise.resolve(repair()) };
}
