import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { earlierMigrations } from '#test/earlier-migrations.ts';
import { migrateDatabase } from './migrate.ts';

const { pool } = await testDatabase('bare');

test('ratings of before are made of the newest review of each account that attended or was confirmed', async () => {
  await migrateDatabase(pool, { folder: earlierMigrations(46) });
  await pool.query(`
    insert into providers (name, specialty, state, location_precision, search_text, booking_state, live_by, rating_tenths, review_count)
      values ('Rated', 'Dentistry', 'Kano', 'unknown', '', 'live', 'operator', 25, 4), ('Unrated', 'Dentistry', 'Kano', 'unknown', '', 'live', 'operator', 0, 0);
    insert into users (id, username, email, password_hash, full_name, email_confirmed_at) overriding system value
      values (7001, 'ada', 'ada@example.com', '!', 'Ada', '2026-01-01'), (7002, 'bola', 'bola@example.com', '!', 'Bola', null);`);
  const review = async (patientId: number, day: string, { attended, stars }: { attended: boolean; stars: number }) =>
    await pool.query(
      `with visit as (
         insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, status, attendance)
         select id, $1, $2::timestamptz, $2::timestamptz + interval '30 minutes', 'in-person', 'routine', 'Cough', 'completed', $3
         from providers where name = 'Rated' returning id, provider_id)
       insert into reviews (appointment_id, provider_id, stars, created_at) select id, provider_id, $4, $2::timestamptz from visit`,
      [patientId, `${day}T09:00:00Z`, attended ? 'attended' : null, stars],
    );
  await review(7001, '2026-03-02', { attended: true, stars: 1 });
  await review(7001, '2026-03-09', { attended: false, stars: 5 });
  await review(7002, '2026-03-03', { attended: true, stars: 3 });
  await review(7002, '2026-03-10', { attended: false, stars: 1 });
  await migrateDatabase(pool);
  const { rows } = await pool.query('select name, rating_tenths, review_count from providers order by name');
  expect(rows).toEqual([
    { name: 'Rated', rating_tenths: 40, review_count: 2 },
    { name: 'Unrated', rating_tenths: 0, review_count: 0 },
  ]);
});
