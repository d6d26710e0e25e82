import { expect, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { FrequentStatements } from './prepared-statements.ts';

const { connection } = await testDatabase();

/** Runs the statement `times` times, one time unit apart, and returns the last name. */
function runTimes(often: FrequentStatements, text: string, times: number, from = 0, apartMs = 1): string | undefined {
  let name: string | undefined;
  for (let at = 0; at < times; at++) name = often.nameOf(text, from + at * apartMs);
  return name;
}

test('a statement run a hundred times within a minute gets a name and keeps it; a rare one gets none', () => {
  const often = new FrequentStatements();
  expect(runTimes(often, 'seldom', 200, 0, 1000)).toBeUndefined();
  expect(runTimes(often, 'often', 99)).toBeUndefined();
  const name = often.nameOf('often', 100);
  expect(name).toMatch(/^[a-z0-9]+$/);
  expect(often.nameOf('often', 10_000_000)).toBe(name);
});

test('different statements have different names, and the number of named statements is limited', () => {
  const often = new FrequentStatements();
  const names = Array.from({ length: 80 }, (_, at) => runTimes(often, `statement ${at}`, 100));
  const given = names.filter((name) => name !== undefined);
  expect(new Set(given).size).toBe(given.length);
  expect(given).toHaveLength(50);
});

test('a connection prepares a statement that is run often, and returns the same rows', async () => {
  // Names are given once per process, and other test files of it have used some of them up.
  vi.resetModules();
  const { FOR_REQUESTS, GuardedPool } = await import('./guarded-pool.ts');
  const pool = new GuardedPool(connection, { ...FOR_REQUESTS, max: 1 });
  try {
    const ask = { text: 'select $1::int + 1 as sum' };
    const sums: unknown[] = [];
    for (let at = 0; at < 120; at++) sums.push((await pool.query(ask, [at])).rows[0].sum);
    expect(sums).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
    const { rows } = await pool.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: ask.text }]);
  } finally {
    await pool.end();
  }
});
