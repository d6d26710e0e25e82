import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { earlierMigrations } from '#test/earlier-migrations.ts';
import { migrateDatabase } from './migrate.ts';

const { pool } = await testDatabase('bare');

test('consecutive days off of a place become one series, everything else one of its own', async () => {
  await migrateDatabase(pool, { folder: earlierMigrations(37) });
  await pool.query(
    `insert into providers (name, specialty, state, location_precision, search_text, booking_state, live_by)
     select 'P' || n, 'Dentistry', 'Kano', 'unknown', '', 'live', 'operator' from generate_series(1, 2) n`,
  );
  await pool.query(
    `insert into schedule_exceptions (provider_id, day, kind, opens, closes) values
     (1, '2026-12-26', 'off', null, null), (1, '2026-12-24', 'off', null, null), (1, '2026-12-25', 'off', null, null),
     (1, '2026-12-25', 'extra', '18:00', '19:00'), (1, '2026-12-28', 'off', null, null),
     (1, '2026-12-29', 'closed', '09:00', '10:00'), (2, '2026-12-26', 'off', null, null)`,
  );
  await migrateDatabase(pool);
  const { rows } = await pool.query<{ words: string; series_id: string }>(
    `select provider_id || ' ' || day || ' ' || kind as words, series_id from schedule_exceptions order by provider_id, day, kind`,
  );
  const series = Map.groupBy(rows, (row) => row.series_id);
  expect([...series.values()].map((days) => days.map(({ words }) => words))).toEqual([
    ['1 2026-12-24 off', '1 2026-12-25 off', '1 2026-12-26 off'],
    ['1 2026-12-25 extra'],
    ['1 2026-12-28 off'],
    ['1 2026-12-29 closed'],
    ['2 2026-12-26 off'],
  ]);
});
