import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { earlierMigrations } from '#test/earlier-migrations.ts';
import { migrateDatabase } from './migrate.ts';

const { pool } = await testDatabase('bare');
const LAST_BEFORE = 35;

async function insertProvider(name: string, columns: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const row = {
    ...{ name, specialty: 'Dentistry', state: 'Kano', location_precision: 'unknown', search_text: '' },
    ...{ bookable: true, ...columns },
  };
  const names = Object.keys(row);
  const { rows } = await pool.query<{ id: number }>(
    `insert into providers (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

async function insertUser(name: string, passwordHash: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into users (username, email, password_hash, full_name) values ($1::text, $2, $3, $1::text) returning id',
    [name, `${name}@example.com`, passwordHash],
  );
  return rows[0]?.id ?? 0;
}

async function insertMember(providerId: number, passwordHash: string): Promise<void> {
  const userId = await insertUser(`member-${providerId}`, passwordHash);
  await pool.query('insert into provider_members (provider_id, user_id, added_at) values ($1, $2, now())', [
    providerId,
    userId,
  ]);
}

async function insertAppointment(providerId: number, inDays: number): Promise<void> {
  const patientId = await insertUser(`patient-${providerId}-${inDays}`, '!');
  await pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     values ($1, $2, now() + $3 * interval '1 day', now() + $3 * interval '1 day' + interval '30 minutes', 'in-person', 'routine', 'Cough')`,
    [providerId, patientId, inDays],
  );
}

test('a provider stays live only with a member or the operator behind it; the migration reports how many of each', async () => {
  await migrateDatabase(pool, { folder: earlierMigrations(LAST_BEFORE) });
  const ids = {
    demo: await insertProvider('Demo', { is_demo: true }),
    register: await insertProvider('Register', { source: 'grid3', source_key: '1' }),
    run: await insertProvider('Run'),
    invited: await insertProvider('Invited'),
    invitedEmpty: await insertProvider('Invited, without visits'),
    unrun: await insertProvider('Without an account'),
    listing: await insertProvider('Listing', { bookable: false, source: 'grid3', source_key: '2' }),
    removed: await insertProvider('Removed', { bookable: false, removed_at: new Date() }),
  };
  await insertMember(ids.run, 'scrypt$accepted');
  for (const id of [ids.invited, ids.invitedEmpty]) await insertMember(id, '!invited');
  for (const id of [ids.run, ids.invited, ids.unrun]) await insertAppointment(id, 3);
  await insertAppointment(ids.invitedEmpty, -3);

  const warnings: string[] = [];
  await migrateDatabase(pool, { report: (warning) => warnings.push(warning) });

  const { rows } = await pool.query(
    "select name, booking_state, live_by, bookable, checklist_due_at > now() + interval '13 days' as is_due from providers order by id",
  );
  expect(
    rows.map(({ name, booking_state, live_by, bookable, is_due }) => [name, booking_state, live_by, bookable, is_due]),
  ).toEqual([
    ['Demo', 'live', 'operator', true, null],
    ['Register', 'live', 'operator', true, null],
    ['Run', 'live', 'member', true, true],
    ['Invited', 'setting_up', null, false, null],
    ['Invited, without visits', 'setting_up', null, false, null],
    ['Without an account', 'setting_up', null, false, null],
    ['Listing', 'listed', null, false, null],
    ['Removed', 'closed', null, false, null],
  ]);
  const tasks = await pool.query('select kind, provider_id from support_tasks order by provider_id');
  expect(tasks.rows).toEqual([ids.invited, ids.unrun].map((id) => ({ kind: 'call_practice', provider_id: id })));
  // The visits stay as they were booked.
  const kept = await pool.query("select count(*)::int as n from appointments where status = 'scheduled'");
  expect(kept.rows[0].n).toBe(4);
  expect(warnings).toEqual([
    'Providers that took bookings: 2 stay live, run by the operator; 1 stay live, run by a member, who has 14 days for the checklist; ' +
      '3 without a member take none any more, of which 2 have booked visits and are for support to call.',
  ]);
});

test.each([
  ['live without a member or the operator behind it', "booking_state = 'live'"],
  ['live by a member who confirmed no hours', "booking_state = 'live', live_by = 'member'"],
  ['paused without a reason', "booking_state = 'paused'"],
  ['removed and still setting up', "booking_state = 'setting_up', removed_at = now()"],
])('no provider can be %s', async (_what, change) => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into providers (name, specialty, state, location_precision, search_text, booking_state) values ('F', 'Dentistry', 'Kano', 'unknown', '', 'setting_up') returning id",
  );
  await expect(pool.query(`update providers set ${change} where id = $1`, [rows[0]?.id])).rejects.toMatchObject({
    code: '23514',
  });
});

test('whether a provider is bookable follows from its state and cannot be written', async () => {
  await expect(insertProvider('Written', { bookable: true })).rejects.toMatchObject({ code: '428C9' });
});
