import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import { changeFeed } from '#db/change-feed.ts';
import type { FoundProvider } from '#features/search/contract.ts';
import { readConfig } from '#platform/server/config.ts';
import { newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';

const t = await testApp('empty', {}, { indexed: true });
const other = await buildApp({
  db: t.db,
  config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
  keyFor: TEST_KEYS,
  now: t.clock.now,
  changes: changeFeed(t.pool),
  checkDatabase: () => Promise.resolve(),
});
afterAll(() => other.close());

const id = await newProvider(t, { name: 'Palmcourt Clinic' });
const going = await newProvider(t, { name: 'Tamuno Clinic' });
/** Time within which every process must find a change, ms. */
const AT_MOST = { timeout: 2000, interval: 20 };

/** The names that each process finds for a text. */
async function namesFor(q: string): Promise<string[][]> {
  const answers = await Promise.all([t.app, other].map((app) => app.inject({ url: '/api/providers', query: { q } })));
  return answers.map((answer) => (answer.json() as FoundProvider[]).map(({ name }) => name));
}
const found = (q: string, name: string) =>
  vi.waitFor(async () => expect(await namesFor(q)).toEqual([[name], [name]]), AT_MOST);
const gone = (q: string) => vi.waitFor(async () => expect(await namesFor(q)).toEqual([[], []]), AT_MOST);

beforeAll(async () => {
  await Promise.all([t.app.ready(), other.ready()]);
});

describe('within two seconds every process finds', () => {
  test('a provider that was changed, and not what it was before', async () => {
    await t.pool.query(`update providers set name = 'Bluegate Clinic', updated_at = now() where id = $1`, [id]);
    await found('bluegate', 'Bluegate Clinic');
    expect(await namesFor('palmcourt')).toEqual([[], []]);
  });

  test('one that was added', async () => {
    await newProvider(t, { name: 'Mercyland Clinic' });
    await found('mercyland', 'Mercyland Clinic');
  });

  test('hours that were changed, and a day off', async () => {
    const openings = async () => {
      const query = { q: 'bluegate', availableOn: '2026-11-29' };
      const answers = await Promise.all([t.app, other].map((app) => app.inject({ url: '/api/providers', query })));
      return answers.map((answer) => Number(answer.headers['x-total-count']));
    };
    expect(await openings()).toEqual([0, 0]);
    await t.pool.query(
      `insert into weekly_hours (provider_id, weekday, opens, closes) values ($1, 0, '10:00', '12:00')`,
      [id],
    );
    await vi.waitFor(async () => expect(await openings()).toEqual([1, 1]), AT_MOST);
    await t.pool.query(`insert into schedule_exceptions (provider_id, day, kind) values ($1, '2026-11-29', 'off')`, [
      id,
    ]);
    await vi.waitFor(async () => expect(await openings()).toEqual([0, 0]), AT_MOST);
    await t.pool.query('delete from schedule_exceptions where provider_id = $1', [id]);
    await vi.waitFor(async () => expect(await openings()).toEqual([1, 1]), AT_MOST);
  });

  test('a deleted provider no longer', async () => {
    await t.pool.query('delete from providers where id = $1', [going]);
    await gone('tamuno');
  });

  test('more changes by one statement than fit into a notification', async () => {
    await t.pool.query(
      `insert into providers (name, specialty, state, location_precision, booking_state, live_by, search_text)
       select 'Danladi ' || i, 'Pediatrics', 'Kano', 'unknown', 'live', 'operator', '' from generate_series(1, 500) i`,
    );
    const totals = async () => {
      const query = { q: 'danladi', limit: '1' };
      const answers = await Promise.all([t.app, other].map((app) => app.inject({ url: '/api/providers', query })));
      return answers.map((answer) => Number(answer.headers['x-total-count']));
    };
    await vi.waitFor(async () => expect(await totals()).toEqual([500, 500]), AT_MOST);
  });
});

test('within two seconds every process knows when outside calendars of a place and of a person are busy, and when they are removed', async () => {
  const [place, second] = [
    await newProvider(t, { name: 'Rosewood Clinic' }),
    await newProvider(t, { name: 'Oakwood' }),
  ];
  const practice = await newPractice(t, [second]);
  const resourceId = await newResource(t, practice, { at: [second] });
  const openings = async (q: string) => {
    const query = { q, availableOn: '2026-11-25' };
    const answers = await Promise.all([t.app, other].map((app) => app.inject({ url: '/api/providers', query })));
    return answers.map((answer) => Number(answer.headers['x-total-count']));
  };
  const becomes = async (total: number) => {
    await vi.waitFor(async () => expect(await openings('rosewood')).toEqual([total, total]), AT_MOST);
    await vi.waitFor(async () => expect(await openings('oakwood')).toEqual([total, total]), AT_MOST);
  };
  await becomes(1);
  await t.pool.query(
    `insert into calendar_links (provider_id, resource_id, label, address_encrypted, next_at, added_at)
     values ($1, null, 'Google', '', now(), now()), ($1, $2, 'Outlook', '', now(), now())`,
    [place, resourceId],
  );
  const makeBusy = () =>
    t.pool.query(
      `insert into outside_busy select id, '2026-11-25 00:00+01', '2026-11-26 00:00+01' from calendar_links`,
    );
  await makeBusy();
  await becomes(0);
  await t.pool.query('delete from outside_busy');
  await becomes(1);
  await makeBusy();
  await becomes(0);
  await t.pool.query('delete from calendar_links');
  await becomes(1);
});

test('changes made while the feed was disconnected are found after it reconnects', async () => {
  await t.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
  );
  await t.pool.query(`update providers set name = 'Sunrise Clinic', updated_at = now() where id = $1`, [id]);
  await vi.waitFor(async () => expect(await namesFor('sunrise')).toEqual([['Sunrise Clinic'], ['Sunrise Clinic']]), {
    timeout: 10_000,
    interval: 50,
  });
});
