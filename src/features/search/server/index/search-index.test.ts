import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { runSearch } from '#features/search/rules/rank/run-search.ts';
import { testDatabase } from '#test/database.ts';
import { SearchIndex } from './search-index.ts';
import { readClock } from './search-index-store.ts';

const { db } = await testDatabase();
const nowMs = Date.parse('2026-11-23T09:00:00Z');
/** How far back a poll looks. */
const LATE_MS = 15_000;

it('polls again for a change that it found and could not read', async () => {
  const kind = { specialty: 'Pediatrics', state: 'Kano', locationPrecision: 'unknown' as const };
  const [row] = await db
    .insert(providers)
    .values({ name: 'Palmcourt Clinic', searchText: '', ...kind })
    .returning();
  const index = new SearchIndex(db, () => nowMs);
  await index.readAll();
  const totalOf = (q: string) =>
    runSearch(index.segments, { q, limit: 1, offset: 0 }, { nowMs, appointments: index.appointments }).total;

  // The earliest that is still found from this reading, and from no later one.
  const updatedAt = new Date((await readClock(db)) - LATE_MS);
  await db
    .update(providers)
    .set({ name: 'Bluegate Clinic', updatedAt })
    .where(eq(providers.id, row?.id ?? 0));
  await db.execute(sql`alter table weekly_hours rename to weekly_hours_away`);
  for (let time = 0; time < 3; time++) await expect(index.poll()).rejects.toThrow('weekly_hours');
  await db.execute(sql`alter table weekly_hours_away rename to weekly_hours`);

  expect(totalOf('bluegate')).toBe(0);
  expect(await index.poll()).toEqual({ tooMany: false });
  expect([totalOf('bluegate'), totalOf('palmcourt')]).toEqual([1, 0]);
});
