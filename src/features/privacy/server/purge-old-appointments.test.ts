import { expect, test } from 'vitest';
import { paperOf } from '#test/access/paper-set-ups.ts';
import { paymentOf } from '#test/access/payment-set-ups.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { purgeOldAppointments } from './purge-old-appointments.ts';

const t = await testApp('empty');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Inserts a provider with one review per visit, and the rating that follows from them. */
async function reviewed(appointments: readonly (readonly [daysAgo: number, stars: number])[]): Promise<number> {
  const stars = appointments.map(([, given]) => given);
  const mean = stars.reduce((sum, given) => sum + given, 0) / stars.length;
  const providerId = await newProvider(t, { ratingTenths: Math.round(mean * 10), reviewCount: stars.length });
  for (const [daysAgo, given] of appointments) {
    const { id } = await newPatient(t);
    const startsAt = t.clock.nowMs - daysAgo * DAY_MS;
    await t.pool.query(
      `with visit as (
         insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
         values ($1, $2, $3, $4, 'completed', 'in-person', 'routine', 'Cough') returning id)
       insert into reviews (appointment_id, provider_id, stars, basis) select id, $1, $5, 'attended' from visit`,
      [providerId, id, new Date(startsAt), new Date(startsAt + 1000), given],
    );
  }
  return providerId;
}

test('a rating that loses reviews with old visits is recomputed, and no other is touched', async () => {
  const some = await reviewed([
    [2500, 1],
    [2400, 2],
    [10, 5],
  ]);
  const all = await reviewed([[2400, 4]]);
  const none = await reviewed([[10, 3]]);
  const before = (await t.pool.query('select updated_at from providers where id = $1', [none])).rows;
  await purgeOldAppointments(t.db, t.clock.nowMs - 2192 * DAY_MS);
  const { rows } = await t.pool.query('select id, rating_tenths, review_count from providers order by id');
  expect(rows).toEqual([
    { id: some, rating_tenths: 50, review_count: 1 },
    { id: all, rating_tenths: 0, review_count: 0 },
    { id: none, rating_tenths: 30, review_count: 1 },
  ]);
  expect((await t.pool.query('select from appointments')).rowCount).toBe(2);
  expect((await t.pool.query('select updated_at from providers where id = $1', [none])).rows).toEqual(before);
});

test('signed papers, receipts, payments and fees go with their old visits, and stay with younger ones', async () => {
  const member = await newPatient(t);
  const place = { providerId: await practiceOf(t, member), memberId: member.id };
  const old = await paperOf(t, place);
  await paperOf(t, { ...place, providerId: await practiceOf(t, member) });
  const { appointmentId } = await paymentOf(t, place);
  await t.pool.query(
    `insert into fees (provider_id, appointment_id, kind, due_at) values ($1, $2, 'late_cancellation', now())`,
    [place.providerId, appointmentId],
  );
  const counts = async () =>
    (
      await t.pool.query(
        `select (select count(*)::int from papers) as papers, (select count(*)::int from payments) as payments,
         (select count(*)::int from fees) as fees`,
      )
    ).rows[0];
  expect(await counts()).toEqual({ papers: 3, payments: 1, fees: 1 });
  await t.pool.query(
    `update appointments set starts_at = starts_at - interval '2300 days', ends_at = ends_at - interval '2300 days'
     where id in ($1, $2)`,
    [old.appointmentId, appointmentId],
  );
  await purgeOldAppointments(t.db, t.clock.nowMs - 2192 * DAY_MS);
  expect(await counts()).toEqual({ papers: 1, payments: 0, fees: 0 });
  await expect(t.pool.query('delete from papers')).rejects.toThrow('cannot be deleted');
});
