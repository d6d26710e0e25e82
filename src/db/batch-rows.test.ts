import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { anyOf } from './any-of.ts';
import { batchRows } from './batch-rows.ts';
import { users } from './schema/auth/users.ts';

const { db } = await testDatabase('demo');

const byBatch = sql`${users.id} in (select id from ${batchRows(sql`${sql.placeholder('ids')}::int[]`, sql.placeholder('count'))} b (id))`;

test('rows of a batch come in its order, with their places', async () => {
  const { rows } = await db.execute(sql`select * from ${batchRows(sql`${sql.param([7, 7, 3])}::int[]`, 3)} b (id, n)`);
  expect(rows).toEqual([
    { id: 7, n: '1' },
    { id: 7, n: '2' },
    { id: 3, n: '3' },
  ]);
});

test('a prepared statement over a batch, or over a single number, is planned once and then kept', async () => {
  const plans = await db.transaction(async (tx) => {
    const first = await tx.select({ id: users.id }).from(users).orderBy(users.id).limit(1);
    const ids = first.map(({ id }) => id);
    const some = tx.select({ id: users.id }).from(users).where(byBatch).prepare('some');
    for (let at = 0; at < 20; at++) expect(await some.execute({ ids, count: 1 })).toEqual(first);
    const one = tx.select({ id: users.id }).from(users).where(anyOf(users.id, ids)).prepare('one');
    for (let at = 0; at < 20; at++) expect(await one.execute()).toEqual(first);
    const { rows } = await tx.execute(
      sql`select name, generic_plans::int as kept from pg_prepared_statements where name in ('one', 'some') order by name`,
    );
    return rows;
  });
  expect(plans).toEqual([
    { name: 'one', kept: 15 },
    { name: 'some', kept: 15 },
  ]);
});
