import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import { pollingFeed } from '#db/change-feed.ts';
import { calendarLinks, outsideBusy } from '#db/schema/calendars/calendar-links.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { FoundProvider } from '#features/search/contract.ts';
import { readConfig } from '#platform/server/config.ts';
import { newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { SCHEDULE_TABLES } from './search-index-store.ts';

const t = await testApp();
/** A process that gets no notifications, as behind a pooler without a direct address. */
const app = await buildApp({
  db: t.db,
  config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
  keyFor: TEST_KEYS,
  now: t.clock.now,
  changes: pollingFeed(),
  checkDatabase: () => Promise.resolve(),
});
afterAll(() => app.close());
/** Time within which a change must be found, ms. */
const AT_MOST = { timeout: 2000, interval: 20 };

const id = await newProvider(t, { name: 'Palmcourt Clinic' });
const going = await newProvider(t, { name: 'Tamuno Clinic' });
beforeAll(async () => {
  await app.ready();
});

const namesFor = async (query: Record<string, string>) =>
  ((await app.inject({ url: '/api/providers', query })).json() as FoundProvider[]).map(({ name }) => name);

test('every table whose triggers notify of providers is polled', async () => {
  const { rows } = await t.pool.query<{ name: string }>(`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where pg_get_functiondef(tgfoid) like '%providers_changed%'`);
  const polled = [providers, ...SCHEDULE_TABLES, calendarLinks, outsideBusy].map((table) => getTableName(table));
  expect(rows.map(({ name }) => name).sort()).toEqual(polled.sort());
});

test('a changed name is found without a notification', async () => {
  await t.pool.query(`update providers set name = 'Bluegate Clinic', updated_at = now() where id = $1`, [id]);
  await vi.waitFor(async () => expect(await namesFor({ q: 'bluegate' })).toEqual(['Bluegate Clinic']), AT_MOST);
});

test('changed opening hours are found, which leave no mark on the provider', async () => {
  const sunday = { q: 'bluegate', availableOn: '2026-11-29' };
  expect(await namesFor(sunday)).toEqual([]);
  await t.pool.query(
    `insert into weekly_hours (provider_id, weekday, opens, closes) values ($1, 0, '10:00', '12:00')`,
    [id],
  );
  await vi.waitFor(async () => expect(await namesFor(sunday)).toEqual(['Bluegate Clinic']), AT_MOST);
  await t.pool.query(`update weekly_hours set weekday = 6 where provider_id = $1`, [id]);
  await vi.waitFor(async () => expect(await namesFor(sunday)).toEqual([]), AT_MOST);
  const saturday = { q: 'bluegate', availableOn: '2026-11-28' };
  await vi.waitFor(async () => expect(await namesFor(saturday)).toEqual(['Bluegate Clinic']), AT_MOST);
  await t.pool.query(`insert into schedule_exceptions (provider_id, day, kind) values ($1, '2026-11-28', 'off')`, [id]);
  await vi.waitFor(async () => expect(await namesFor(saturday)).toEqual([]), AT_MOST);
  await t.pool.query('delete from schedule_exceptions where provider_id = $1', [id]);
  await vi.waitFor(async () => expect(await namesFor(saturday)).toEqual(['Bluegate Clinic']), AT_MOST);
});

test('a removed provider is gone', async () => {
  expect(await namesFor({ q: 'tamuno' })).toEqual(['Tamuno Clinic']);
  await t.pool.query(
    `update providers set removed_at = now(), booking_state = 'closed', live_by = null where id = $1`,
    [going],
  );
  await vi.waitFor(async () => expect(await namesFor({ q: 'tamuno' })).toEqual([]), AT_MOST);
});
