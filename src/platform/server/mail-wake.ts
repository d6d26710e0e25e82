import type { Pool, PoolClient } from 'pg';

/**
 * Calls `told` at each notification on a channel of the database, from whichever process it comes. A connection of the
 * pool is held for it; `ensure` opens it, again too after it broke, and never throws: who waits for notifications must
 * look by himself now and then anyway.
 */
export function onNotify(
  pool: Pool,
  channel: string,
  told: () => void,
): { ensure(): Promise<void>; close(): Promise<void> } {
  let client: PoolClient | undefined;
  const drop = (broken: PoolClient) => {
    if (client !== broken) return;
    client = undefined;
    broken.release(true);
  };
  return {
    ensure: async () => {
      if (client !== undefined) return;
      const opened = await pool.connect().catch(() => undefined);
      if (opened === undefined) return;
      client = opened;
      opened.on('error', () => drop(opened));
      opened.on('notification', told);
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`).catch(() => drop(opened));
    },
    close: async () => {
      if (client !== undefined) drop(client);
    },
  };
}
