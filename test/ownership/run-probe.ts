import { type Person, personWith } from '#test/access/principals.ts';
import type { TestApp } from '#test/app.ts';
import { type Bystander, rowsOf } from './bystander.ts';
import { EVERY_PROBE } from './every-probe.ts';
import type { Probe } from './probes.ts';

/** Runs a probe as a stranger. Returns what leaked, undefined if nothing did. */
export async function leakOfProbe(t: TestApp, name: string, bystander: Bystander): Promise<string | undefined> {
  const stranger = await personWith(t, { role: 'patient', permissions: [] });
  const probe = probeFor(t, stranger, bystander);
  // Some probes first change the bystander's rows by SQL: only later changes count.
  let before = await rowsOf(t, bystander.id);
  const watched: Probe = {
    ...probe,
    sql: async (statement) => {
      await probe.sql(statement);
      before = await rowsOf(t, bystander.id);
    },
  };
  if (!(await EVERY_PROBE[name]?.(watched))) return "a stranger gets another user's data";
  const after = await rowsOf(t, bystander.id);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  return changed.length === 0 ? undefined : `the bystander's ${changed.join(', ')} changes`;
}

function probeFor(t: TestApp, stranger: Person, bystander: Bystander): Probe {
  return {
    t,
    stranger,
    sql: (statement) => t.pool.query(statement, [bystander.id]),
    theirs: async (table, owner = 'user_id') =>
      (await t.pool.query(`select * from ${table} where ${owner} = $1 order by ctid limit 1`, [bystander.id])).rows[0],
    leavesOthersFree: async (hold) =>
      await t.db.transaction(async (tx) => {
        await hold(tx);
        const other = await t.pool.connect();
        try {
          await other.query('begin');
          await other.query('select 1 from users where id = $1 for no key update nowait', [bystander.id]);
          return true;
        } catch {
          return false;
        } finally {
          await other.query('rollback');
          other.release();
        }
      }),
  };
}
