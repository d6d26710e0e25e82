import { type TestApp, testApp } from '#test/app.ts';

/** The first account's id, higher than any other id of a run. */
const FIRST_USER = 1_000_000;

/**
 * Starts the app on an empty database in which account ids differ from all other ids. Otherwise, say, a session with the
 * owner's number would look like the owner's own id.
 */
export async function newWorld(): Promise<TestApp> {
  const t = await testApp();
  await t.pool.query(`alter table users alter column id restart with ${FIRST_USER}`);
  return t;
}
