import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { plantPerson } from '#test/personal-tables.ts';

/** Columns that queries search or group by, for which the planner needs statistics. */
const SEARCHED_COLUMNS = [
  'account_tokens.email',
  'alert_contacts.email',
  'alert_contacts_once.lower',
  'contact_messages.email',
  'conversations.email',
  'messages.recipient',
  'provider_applications.email',
  'users.email',
  'users.lga',
  'users.state',
  'users.username',
  'users_name_shape.lower',
];
/** Columns that hold ids or one of a few words of the product, not what people entered. */
const NOT_PERSONAL =
  /idempotency_key|dedupe_key|ticket|consents\.|activity_log\.(act|object)|messages\.(about|kind)|\.(category|rule|licence_council|resume_type|specialty)$|applications\.(state|lga)/;

test("PostgreSQL's statistics hold no values that people entered, except of columns that are searched", async () => {
  const t = await testApp();
  for (const person of ['ada', 'bola', 'chidi']) await plantPerson(t, person);
  await t.pool.query('analyze');
  const { rows } = await t.pool.query<{ column: string }>(`
    select tablename || '.' || attname as column from pg_stats
    where schemaname = 'public' and concat(most_common_vals, histogram_bounds, most_common_elems) like '%canary-%'
    order by 1`);
  const personal = rows.map(({ column }) => column).filter((column) => !NOT_PERSONAL.test(column));
  expect(personal).toEqual(SEARCHED_COLUMNS);
});
