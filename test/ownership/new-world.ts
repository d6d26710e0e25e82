import { type TestApp, testApp } from '#test/app.ts';

/** The first account's; higher than any other id that a run comes to. */
const FIRST_USER = 1_000_000;

/**
 * A running app with an empty database, in which no id of anything else is an account's by accident: what shows the
 * owner's own id would otherwise look different where, say, a session of theirs has the same number.
 */
export async function newWorld(): Promise<TestApp> {
  const t = await testApp();
  await t.pool.query(`alter table users alter column id restart with ${FIRST_USER}`);
  return t;
}
