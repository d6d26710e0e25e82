import { beforeEach, expect, test } from 'vitest';
import { findAppointments } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, TEST_MAILING, testApp } from '#test/app.ts';
import { type Answer, acceptOffer } from './answer-offer.ts';
import { makeOffers } from './make-offers.ts';
import { joinWaitlist } from './wait.ts';

const t = await testApp();
const offering = { db: t.db, nowMs: t.clock.nowMs, mailing: TEST_MAILING };
const moment = (day: number) => new Date(lagosInstant(`2026-11-${day}`, '09:00')).toISOString();
const [TUESDAY, FRIDAY] = [moment(24), moment(27)];
const SCHEDULE = { visitMinutes: 60, hours: [2, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '10:00' })) };
let providerId: number;
let patientId: number;

beforeEach(async () => {
  providerId = await newProvider(t, SCHEDULE);
  patientId = (await newPatient(t)).id;
});

const book = (whom: number, date: string, more: { providerId?: number; visitType?: 'telehealth' } = {}) =>
  bookAppointment(t.db, {
    patientId: whom,
    wanted: { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more },
    idempotencyKey: undefined,
    nowMs: t.clock.nowMs,
    mailing: TEST_MAILING,
  });
const cancel = (id: number, whose: number) =>
  endAppointment(t.db, { id, patientId: whose, status: 'cancelled', nowMs: t.clock.nowMs, mailing: null });
const outcome = async ({ offerId }: Answer) =>
  (await t.pool.query('select outcome from waitlist_offers where id = $1', [offerId])).rows[0].outcome;
const scheduled = async () =>
  (await findAppointments(t.db, patientId)).filter(({ status }) => status === 'scheduled').map(({ date }) => date);

/** A patient with an appointment on Friday is offered Tuesday, which another one cancelled. */
async function tuesdayIsOffered(visitType?: 'telehealth'): Promise<Answer> {
  const other = (await newPatient(t)).id;
  const theirs = await book(other, TUESDAY);
  const { id } = await book(patientId, FRIDAY, visitType && { visitType });
  await joinWaitlist(t.db, { appointmentId: id, patientId, nowMs: t.clock.nowMs });
  await cancel(theirs.id, other);
  expect(await makeOffers(offering, providerId)).toBe(1);
  const { rows } = await t.pool.query('select id from waitlist_offers where patient_id = $1', [patientId]);
  return { offerId: rows[0].id, patientId };
}

test.each([
  ['the day is closed', "insert into schedule_exceptions (provider_id, day, kind) values ($1, '2026-11-24', 'off')"],
  ['no video visits are given any more', 'update providers set telehealth_available = false where id = $1'],
  [
    'no bookings are taken any more',
    "update providers set booking_state = 'paused', paused_reason = 'member' where id = $1",
  ],
  ['the provider is gone', "update providers set booking_state = 'closed', removed_at = now() where id = $1"],
])('an offer is closed by the refusal when %s', async (_, change) => {
  await t.pool.query('update providers set telehealth_available = true where id = $1', [providerId]);
  const answer = await tuesdayIsOffered('telehealth');
  await t.pool.query(change, [providerId]);
  await expect(acceptOffer(offering, answer)).rejects.toMatchObject({ code: 'offer_over' });
  expect(await outcome(answer)).toBe('withdrawn');
  expect(await scheduled()).toEqual([FRIDAY]);
});

test('an offer stays open when what refuses it may pass: the same person is elsewhere then', async () => {
  const answer = await tuesdayIsOffered();
  const elsewhere = await newProvider(t, SCHEDULE);
  const inTheWay = await book(patientId, TUESDAY, { providerId: elsewhere });
  await expect(acceptOffer(offering, answer)).rejects.toMatchObject({ code: 'visit_overlap' });
  expect(await outcome(answer)).toBeNull();
  await cancel(inTheWay.id, patientId);
  expect((await acceptOffer(offering, answer)).appointment.date).toBe(TUESDAY);
});

test('a refused offer makes room for another one to the same person', async () => {
  const answer = await tuesdayIsOffered();
  await t.pool.query(
    "update weekly_hours set opens = '10:00', closes = '11:00' where provider_id = $1 and weekday = 2",
    [providerId],
  );
  await expect(acceptOffer(offering, answer)).rejects.toMatchObject({ code: 'offer_over' });
  const open = await t.pool.query('select starts_at from waitlist_offers where patient_id = $1 and outcome is null', [
    patientId,
  ]);
  expect(open.rows).toEqual([{ starts_at: new Date(lagosInstant('2026-11-24', '10:00')) }]);
});
