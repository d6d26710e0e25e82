import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#test/free-port.ts';
import { type SmtpSink, smtpSink } from '#test/smtp-sink.ts';
import { startNginx } from './nginx.ts';
import { PostgresNode } from './postgres-node.ts';
import { SupervisedServer } from './supervised-server.ts';

const SERVERS = 3;

/** A whole installation on this machine: three servers behind nginx, a database with a replica, a mail server. */
export interface Cluster {
  /** The address of nginx. */
  readonly url: string;
  readonly servers: readonly SupervisedServer[];
  readonly primary: PostgresNode;
  readonly replica: PostgresNode;
  readonly mail: SmtpSink;
  /** The checker's own connections to the primary. Broken ones are replaced. */
  readonly pool: pg.Pool;
  stop(): Promise<void>;
}

/** Starts everything in a folder, which must be empty. The servers' output goes into files there. */
export async function startCluster(folder: string): Promise<Cluster> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let end = undo.pop(); end !== undefined; end = undo.pop()) await end().catch(() => undefined);
  };
  try {
    const primary = new PostgresNode(join(folder, 'primary'), await freePort());
    await primary.start();
    await primary.stop();
    const replica = primary.copyAsReplica(join(folder, 'replica'), await freePort());
    undo.push(() => primary.stop());
    await primary.start();
    undo.push(() => replica.stop());
    await replica.start();

    const mail = await smtpSink();
    undo.push(() => mail.close());
    const ports: number[] = [];
    while (ports.length < SERVERS) ports.push(await freePort());
    const nginxPort = await freePort();
    const env = {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
      DATA_DIR: join(folder, 'data'),
      SESSION_SECRET: 'the secret of a chaos run, which guards nothing at all',
      SMTP_URL: mail.url,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    };
    const servers = ports.map((port, at) => {
      const log = createWriteStream(join(folder, `server-${at + 1}.log`));
      return new SupervisedServer(port, env, (printed) => log.write(printed));
    });
    for (const server of servers) undo.push(() => server.stop());
    // If this program crashes, no server must keep running.
    process.once('exit', () => servers.forEach((server) => server.signal('SIGKILL')));
    await Promise.all(servers.map((server) => server.start()));
    const nginx = await startNginx(join(folder, 'nginx'), nginxPort, ports);
    undo.push(() => nginx.stop());

    const pool = new pg.Pool({ connectionString: primary.url, max: 4, application_name: 'checker' });
    // Broken connections are expected during a run.
    pool.on('error', () => undefined);
    undo.push(() => pool.end());
    return { url: nginx.url, servers, primary, replica, mail, pool, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
