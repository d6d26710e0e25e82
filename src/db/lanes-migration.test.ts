import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { earlierMigrations } from '#test/earlier-migrations.ts';
import { migrateDatabase } from './migrate.ts';

const { pool } = await testDatabase('bare');

test('appointments of before keep their times: no other can start or overlap there, and none is lost', async () => {
  await migrateDatabase(pool, { folder: earlierMigrations(36) });
  await pool.query(
    `insert into providers (name, specialty, state, location_precision, search_text, booking_state, live_by)
     select 'P' || n, 'Dentistry', 'Kano', 'unknown', '', 'live', 'operator' from generate_series(1, 200) n`,
  );
  await pool.query(
    "insert into users (username, email, password_hash, full_name) values ('ada', 'ada@example.com', '!', 'Ada')",
  );
  const insert = (where: string, from: string) =>
    pool.query(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
       select p.id, u.id, t, t + interval '30 minutes', 'in-person', 'routine', 'Cough' from providers p, users u,
       generate_series(${from}, ${from} + interval '20 days', interval '10 hours') t where ${where}`,
    );
  const start = "timestamptz '2026-11-24 08:00+01'";
  await insert('true', start);
  const rows = async () =>
    (await pool.query('select id, provider_id, starts_at, ends_at, status from appointments order by id')).rows;
  const before = await rows();
  await migrateDatabase(pool);
  expect(await rows()).toEqual(before);
  expect(before).toHaveLength(9800);
  await expect(insert('p.id = 7', start)).rejects.toMatchObject({ code: '23505' });
  await expect(insert('p.id = 7', `${start} + interval '15 minutes'`)).rejects.toMatchObject({ code: '23P01' });
  await insert('p.id = 7', `${start} + interval '30 minutes'`);
});
