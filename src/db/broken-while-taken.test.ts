import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { FOR_REQUESTS, GuardedPool } from './driver/guarded-pool.ts';

test('a connection that breaks before its taker holds it ends nothing', async () => {
  const { connection } = await testDatabase();
  const pool = new GuardedPool(connection, { ...FOR_REQUESTS, max: 1 });
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const broke: unknown[] = [];
  pool.once('connect', (client) => {
    // After the pool has released it and before the caller's promise continues, as when both come in one packet.
    process.nextTick(() => {
      // Without a listener this throws where no caller could catch it.
      try {
        broke.push(client.emit('error', ended));
      } catch (error) {
        broke.push(error);
      }
    });
  });
  const taken = await pool.connect();
  taken.release(true);
  expect(broke).toEqual([true]);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
