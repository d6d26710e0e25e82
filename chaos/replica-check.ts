import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

const WAIT_MS = 60_000;
const TABLES = ['appointments', 'messages', 'consents', 'slot_holds'];

/** Compares the replica with the primary once it has caught up. Nothing may write meanwhile. Returns the tables that differ. */
export async function replicaDiffers({ pool, replica }: Pick<Cluster, 'pool' | 'replica'>): Promise<string[]> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  try {
    if (!(await catchesUp(pool, client))) return ['it did not catch up within a minute'];
    const differing: string[] = [];
    for (const table of TABLES) {
      const sum = `select md5(string_agg(t::text, ' ' order by t::text)) as sum from ${table} t`;
      const [one, other] = [await pool.query<{ sum: string }>(sum), await client.query<{ sum: string }>(sum)];
      if (one.rows[0]?.sum !== other.rows[0]?.sum) differing.push(table);
    }
    return differing;
  } finally {
    await client.end();
  }
}

/** Waits until the replica has everything committed so far: servers read public data there. */
export async function untilReplicated({ pool, replica }: Pick<Cluster, 'pool' | 'replica'>): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  try {
    await catchesUp(pool, client);
  } finally {
    await client.end();
  }
}

async function catchesUp(pool: pg.Pool, replica: pg.Client): Promise<boolean> {
  const { rows } = await pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(200)) {
    const hasReplayed = 'select pg_last_wal_replay_lsn() >= $1 as yes';
    if ((await replica.query<{ yes: boolean }>(hasReplayed, [rows[0]?.lsn])).rows[0]?.yes === true) return true;
  }
  return false;
}
