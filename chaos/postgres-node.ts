import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';

const START_TIMEOUT_MS = 120_000;
/** Connections suffice for three servers, the checker and a replica. */
const SETTINGS = { listen_addresses: '127.0.0.1', max_connections: '150', wal_keep_size: '1GB' };

/** A PostgreSQL that listens on a port of this machine, and can be killed and started again. */
export class PostgresNode {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  #running: EmbeddedPostgres | undefined;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.url = `postgres://alafia@127.0.0.1:${port}/postgres`;
  }

  /** Starts it and waits until it answers. After a kill it refuses until its old processes are gone, so starting is retried. */
  async start(): Promise<void> {
    for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(200)) {
      try {
        const settings = { ...SETTINGS, port: String(this.#port) };
        this.#running = await startEmbeddedPostgres(this.#folder, { joinRunning: false, settings });
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  /** Makes it abort running work and stop. */
  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  /** Kills it, as a power cut would. It stays down until it is started. */
  async kill(): Promise<void> {
    process.kill(this.#pid, 'SIGKILL');
    await this.stop();
  }

  get #pid(): number {
    return Number(readFileSync(join(this.#folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** Copies this node, which must be stopped, as a replica that follows it once both run. */
  copyAsReplica(folder: string, port: number): PostgresNode {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const cluster = join(folder, 'postgres');
    // PostgreSQL refuses a folder that others may enter.
    mkdirSync(cluster, { mode: 0o700 });
    cpSync(join(this.#folder, 'postgres'), cluster, { recursive: true });
    writeFileSync(join(cluster, 'standby.signal'), '');
    const primary = `host=127.0.0.1 port=${this.#port} user=alafia application_name=replica`;
    appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
    return new PostgresNode(folder, port);
  }
}
