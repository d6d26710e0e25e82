import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { keysFrom } from '../secrets.ts';
import { appendActivity, findActivity, findTampering } from './activity-log-store.ts';

const { db, pool } = await testDatabase();
const keyFor = keysFrom('a secret of the tests, long enough to be one');
const act = (object: string, subjectId: number | null = null) => ({
  log: subjectId === null ? ('audit' as const) : ('access' as const),
  actorId: 1,
  actorRole: 'admin',
  actorName: 'Ada Admin',
  act: 'provider.update',
  object,
  subjectId,
  details: { z: 1, a: ['ọ̀', { y: null, b: true }] },
});

test('appended entries are returned latest first, and the chain is intact', async () => {
  await appendActivity(db, keyFor, Date.UTC(2026, 10, 23, 8), [act('provider:1'), act('appointment:1', 7)]);
  await appendActivity(db, keyFor, Date.UTC(2026, 10, 23, 9), [act('appointment:2', 8)]);
  const mine = await findActivity(db, { log: 'access', subjectId: 7, limit: 10, offset: 0 });
  expect(mine.rows.map(({ object }) => object)).toEqual(['appointment:1']);
  expect(mine.total).toBe(1);
  expect(await findTampering(db, keyFor)).toBeUndefined();
});

test('forty concurrent appends leave one unbroken chain', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      db.transaction(async (tx) => appendActivity(tx, keyFor, Date.UTC(2026, 10, 23, 10), [act(`provider:${at}`)])),
    ),
  );
  expect((await pool.query('select count(*)::int from activity_log')).rows[0].count).toBe(43);
  expect(await findTampering(db, keyFor)).toBeUndefined();
});

test("entries can't be changed or removed, and the table can't be truncated", async () => {
  await expect(pool.query('update activity_log set act = $1 where id = 2', ['nothing'])).rejects.toThrow('append-only');
  await expect(pool.query('delete from activity_log where id = 2')).rejects.toThrow('append-only');
  await expect(pool.query('truncate activity_log')).rejects.toThrow('append-only');
});

test('tampering that bypasses the triggers is detected: a changed entry, a missing one, another key', async () => {
  const client = await pool.connect();
  await client.query('begin; alter table activity_log disable trigger all');
  await client.query("update activity_log set actor_name = 'Somebody Else' where id = 5");
  await client.query('commit');
  expect(await findTampering(db, keyFor)).toBe(5);
  await client.query("update activity_log set actor_name = 'Ada Admin' where id = 5");
  expect(await findTampering(db, keyFor)).toBeUndefined();
  await client.query('delete from activity_log where id = 20');
  expect(await findTampering(db, keyFor)).toBe(21);
  client.release();
  expect(await findTampering(db, keysFrom('another secret, which is also long enough'))).toBe(1);
});
