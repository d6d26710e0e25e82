import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const WAIT_MS = 120_000;

export interface MailFound {
  readonly sent: number;
  /** Marked as sent but not received. */
  readonly lost: number;
  /** Received twice with the same Message-ID: a server died after handing them over. */
  readonly twice: number;
  /** Neither sent nor withdrawn at the end. */
  readonly unsent: number;
}

/**
 * Waits until everything is sent. A message claimed by a server that died would be retried ten minutes later; it is made
 * due at once, as if that time had passed.
 */
export async function checkMail({ pool, mail }: Pick<Cluster, 'pool' | 'mail'>): Promise<MailFound> {
  await sleep(6000);
  await pool.query(`update messages set send_after = now() where status = 'queued' and attempts > 0`);
  const unsent = `select count(*)::int as count from messages where status = 'failed'
    or status = 'queued' and (send_after <= now() or attempts > 0)`;
  let waiting = 0;
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(500)) {
    const { rows } = await pool.query<{ count: number }>(unsent);
    waiting = rows[0]?.count ?? 0;
    if (waiting === 0) break;
  }
  const arrived = new Map<string, number>();
  for (const { mail: received } of mail.received) {
    const id = /^<(\d+)\./.exec(received.messageId ?? '')?.[1] ?? '';
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  const { rows } = await pool.query<{ id: number }>(`select id from messages where status = 'sent'`);
  return {
    sent: rows.length,
    lost: rows.filter(({ id }) => !arrived.has(String(id))).length,
    twice: [...arrived.values()].filter((times) => times > 1).length,
    unsent: waiting,
  };
}
