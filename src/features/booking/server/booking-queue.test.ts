import { expect, test } from 'vitest';
import { AppError } from '#platform/common/app-error.ts';
import { newPatient, newProvider, TEST_MAILING, testApp } from '#test/app.ts';
import { bookAppointment } from './book-appointment.ts';

const t = await testApp('empty');
const PEOPLE = 12;
const date = '2026-11-25T09:00:00.000Z';

function book(patientId: number, providerId: number, more: { readonly visitType?: 'telehealth' } = {}) {
  const wanted = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more } as const;
  const booking = { patientId, wanted, idempotencyKey: undefined, nowMs: t.clock.nowMs, mailing: TEST_MAILING };
  return bookAppointment(t.db, booking);
}

test('bookings at one moment share transactions, and one that is refused, by a rule or by the table, leaves the others', async () => {
  const patients = await Promise.all(Array.from({ length: PEOPLE }, async () => (await newPatient(t)).id));
  const providers = await Promise.all(patients.map(() => newProvider(t)));
  const [early = 0] = patients.splice(0, 1);
  const [, taken = 0, remote = 0] = providers;
  await book(early, taken);
  const booked = await Promise.allSettled(
    patients.map((patient, at) => {
      const provider = providers[at] ?? 0;
      return book(patient, provider, provider === remote ? { visitType: 'telehealth' } : {});
    }),
  );
  const outcomes = booked.map((one) => (one.status === 'fulfilled' ? 'booked' : (one.reason as AppError).code));
  const expected = patients.map((_, at) => ['booked', 'slot_taken', 'not_offered'][at] ?? 'booked');
  expect(outcomes).toEqual(expected);
  const { rows } = await t.pool.query('select provider_id, patient_id from appointments order by id');
  expect(rows).toHaveLength(PEOPLE - 2);
  for (const one of booked) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(AppError);
  const mails = await t.pool.query("select count(*)::int as n from messages where kind = 'visit-booked'");
  expect(mails.rows[0].n).toBe(PEOPLE - 2);
});

test('each gets the visit that they booked', async () => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => ({ id: (await newPatient(t)).id, provider: await newProvider(t) })),
  );
  const before = await t.pool.query('select coalesce(max(id), 0) as id from appointments');
  const appointments = await Promise.all(people.map(({ id, provider }) => book(id, provider)));
  expect(appointments.map(({ providerId }) => providerId)).toEqual(people.map(({ provider }) => provider));
  const { rows } = await t.pool.query('select id, patient_id, xmin::text as by from appointments where id > $1', [
    before.rows[0].id,
  ]);
  for (const [at, { id }] of appointments.entries()) {
    expect(rows.find((row) => row.id === id)).toMatchObject({ patient_id: people[at]?.id });
  }
  expect(new Set(rows.map((row) => row.by)).size).toBeLessThan(PEOPLE);
});

test('a booking that waits for a busy provider does not delay the others', async () => {
  const [waiting, other, last] = [(await newPatient(t)).id, (await newPatient(t)).id, (await newPatient(t)).id];
  const [busy, free] = [await newProvider(t), await newProvider(t)];
  const holder = await t.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [busy]);
    const late = book(waiting, busy);
    const beside = book(other, free);
    const behind = book(last, free);
    expect((await beside).providerId).toBe(free);
    await expect(behind).rejects.toMatchObject({ code: 'slot_taken' });
    await holder.query('commit');
    expect((await late).providerId).toBe(busy);
  } finally {
    holder.release(true);
  }
});
