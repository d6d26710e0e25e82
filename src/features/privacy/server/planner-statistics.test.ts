import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { plantPerson } from '#test/personal-tables.ts';

/** What people are found and counted by, so that the database has to know how often it occurs. */
const FOUND_BY = [
  ...['account_tokens.email', 'contact_messages.email', 'conversations.email', 'messages.recipient'],
  ...['users.email', 'users.username', 'users.state', 'users.lga', 'provider_applications.email'],
];
/** Ids, and what holds one of a few words of ours. */
const NOT_TOLD =
  /idempotency_key|dedupe_key|ticket|consents\.|activity_log\.(act|object)|messages\.(about|kind)|\.(category|rule|licence_council|resume_type|specialty)$|applications\.(state|lga)/;

test('the samples of values that the database keeps for its plans hold nothing that people tell', async () => {
  const t = await testApp();
  for (const person of ['ada', 'bola', 'chidi']) await plantPerson(t, person);
  await t.pool.query('analyze');
  const { rows } = await t.pool.query<{ column: string }>(`
    select tablename || '.' || attname as column from pg_stats
    where schemaname = 'public' and concat(most_common_vals, histogram_bounds, most_common_elems) like '%canary-%'
    order by 1`);
  const told = rows.map(({ column }) => column).filter((column) => !NOT_TOLD.test(column));
  expect(told).toEqual(FOUND_BY.toSorted());
});
