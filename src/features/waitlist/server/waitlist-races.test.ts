import { beforeEach, expect, test } from 'vitest';
import { findAppointments } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, TEST_MAILING, testApp } from '#test/app.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { makeOffers } from './make-offers.ts';
import { joinWaitlist, leaveWaitlist } from './wait.ts';

const t = await testApp();
const NOW = t.clock.nowMs;
const MINUTE_MS = 60_000;
const ROUNDS = 21;
/** Rounds of races decided by the provider's lock, as the races of `ROUNDS` rounds are too. */
const FEWER_ROUNDS = 9;
const moment = (day: number) => new Date(lagosInstant(`2026-11-${day}`, '09:00')).toISOString();
const [TUESDAY, THURSDAY, FRIDAY] = [moment(24), moment(26), moment(27)];
const people: number[] = [];
let providerId: number;

beforeEach(async () => {
  while (people.length < 4) people.push((await newPatient(t)).id);
});

const book = (patientId: number, date: string, nowMs = NOW) =>
  bookAppointment(t.db, {
    patientId,
    wanted: { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
    idempotencyKey: undefined,
    nowMs,
    mailing: TEST_MAILING,
  });
const offering = (nowMs: number) => ({ db: t.db, nowMs, mailing: TEST_MAILING });
const codeOf = async (act: Promise<unknown>): Promise<string> =>
  await act.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
const scheduled = async (patientId: number) =>
  (await findAppointments(t.db, patientId)).filter(
    (appointment) => appointment.providerId === providerId && appointment.status === 'scheduled',
  );
const offers = async () =>
  (
    await t.pool.query<{ id: number; patient_id: number; outcome: string | null }>(
      'select id, patient_id, outcome from waitlist_offers where provider_id = $1 order by id',
      [providerId],
    )
  ).rows;

/** Two people wait, with appointments on Thursday and Friday, and Tuesday has just been given back. */
async function tuesdayOpens() {
  const hours = [2, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '10:00' }));
  providerId = await newProvider(t, { visitMinutes: 60, hours });
  await t.pool.query("update appointments set status = 'cancelled' where patient_id = any($1)", [people]);
  const [holder = 0, first = 0, second = 0, stranger = 0] = people;
  const held = await book(holder, TUESDAY);
  const [a, b] = [await book(first, FRIDAY), await book(second, THURSDAY)];
  await joinWaitlist(t.db, { appointmentId: a.id, patientId: first, nowMs: NOW });
  await joinWaitlist(t.db, { appointmentId: b.id, patientId: second, nowMs: NOW + 1 });
  await endAppointment(t.db, { id: held.id, patientId: holder, status: 'cancelled', nowMs: NOW + 2, mailing: null });
  return { first, second, stranger, appointment: a.id };
}

/** Tuesday is offered to the first. */
async function tuesdayIsOffered() {
  const world = await tuesdayOpens();
  expect(await makeOffers(offering(NOW + 3), providerId)).toBe(1);
  const [offer] = await offers();
  expect(offer).toMatchObject({ patient_id: world.first, outcome: null });
  return { ...world, answer: { offerId: offer?.id ?? 0, patientId: world.first } };
}

/** Checks that no two appointments share a time, and that both patients who waited have exactly one appointment. */
async function expectOneAppointmentEach({ first, second }: { first: number; second: number }) {
  const { rows } = await t.pool.query<{ n: number }>(
    "select count(*)::int as n from appointments where provider_id = $1 and status = 'scheduled' group by starts_at having count(*) > 1",
    [providerId],
  );
  expect(rows).toEqual([]);
  expect([(await scheduled(first)).length, (await scheduled(second)).length]).toEqual([1, 1]);
  const open = await t.pool.query(
    'select 1 from waitlist_offers where provider_id = $1 and outcome is null group by starts_at having count(*) > 1',
    [providerId],
  );
  expect(open.rowCount).toBe(0);
}

test(`several jobs at once make one offer, ${FEWER_ROUNDS} times`, { timeout: 120_000 }, async () => {
  for (let round = 0; round < FEWER_ROUNDS; round++) {
    const { first } = await tuesdayOpens();
    const made = await Promise.all([1, 2, 3, 4].map(() => makeOffers(offering(NOW + 3), providerId)));
    expect(made.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await offers()).toMatchObject([{ patient_id: first, outcome: null }]);
    const mails = await t.pool.query("select 1 from messages where kind = 'waitlist-offer' and dedupe_key = $1", [
      `waitlist-offer:${(await offers())[0]?.id}`,
    ]);
    expect(mails.rowCount).toBe(1);
  }
});

test(`accepting at the last moment and passing on: one of them, ${ROUNDS} times`, { timeout: 120_000 }, async () => {
  const seen: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const world = await tuesdayIsOffered();
    const end = NOW + 3 + 15 * MINUTE_MS;
    // Two processes whose clocks differ by a moment.
    const [outcome] = await Promise.all([
      codeOf(acceptOffer(offering(end - 1), world.answer)),
      makeOffers(offering(end), providerId),
    ]);
    seen[outcome] = (seen[outcome] ?? 0) + 1;
    await expectOneAppointmentEach(world);
    const [offer] = await offers();
    expect(offer?.outcome).toBe(outcome === 'done' ? 'accepted' : 'expired');
    const [appointment] = await scheduled(world.first);
    expect(appointment?.date).toBe(outcome === 'done' ? TUESDAY : FRIDAY);
  }
  expect(Object.keys(seen).filter((code) => code !== 'done' && code !== 'offer_over')).toEqual([]);
});

test(`accepting twice at once is one move, ${FEWER_ROUNDS} times`, { timeout: 120_000 }, async () => {
  for (let round = 0; round < FEWER_ROUNDS; round++) {
    const world = await tuesdayIsOffered();
    const both = await Promise.all([1, 2].map(() => acceptOffer(offering(NOW + 4), world.answer)));
    expect(both[0]?.appointment.id).toBe(both[1]?.appointment.id);
    await expectOneAppointmentEach(world);
  }
});

test(`accepting while a stranger books the time: it is kept, ${ROUNDS} times`, { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const world = await tuesdayIsOffered();
    const [accepted, booked] = await Promise.all([
      codeOf(acceptOffer(offering(NOW + 4), world.answer)),
      codeOf(book(world.stranger, TUESDAY, NOW + 4)),
    ]);
    expect(accepted).toBe('done');
    expect(['slot_held', 'slot_taken']).toContain(booked);
    await expectOneAppointmentEach(world);
  }
});

test(`accepting, declining, leaving and cancelling at once: one visit or none, ${ROUNDS} times`, {
  timeout: 120_000,
}, async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const world = await tuesdayIsOffered();
    const wish = { appointmentId: world.appointment, patientId: world.first, nowMs: NOW + 4 };
    const acts = [
      () => declineOffer(offering(NOW + 4), world.answer),
      () => leaveWaitlist(t.db, wish),
      () =>
        endAppointment(t.db, {
          id: world.appointment,
          patientId: world.first,
          status: 'cancelled',
          nowMs: NOW + 4,
          mailing: null,
        }),
    ];
    const [accepted, other] = await Promise.all([
      codeOf(acceptOffer(offering(NOW + 4), world.answer)),
      codeOf((acts[round % acts.length] as () => Promise<unknown>)()),
    ]);
    seen.add(`${round % acts.length} ${accepted} ${other}`);
    await makeOffers(offering(NOW + 5), providerId);
    const mine = await scheduled(world.first);
    const isCancelled = round % acts.length === 2 && other === 'done';
    expect(mine.length, `${accepted} ${other}`).toBe(isCancelled ? 0 : 1);
    if (accepted === 'done') expect(mine[0]?.date).toBe(TUESDAY);
    else if (!isCancelled) expect(mine[0]?.date).toBe(FRIDAY);
    expect((await scheduled(world.second)).length).toBe(1);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('without its check of the outcome, an offer could be accepted after it was passed on', async () => {
  const world = await tuesdayIsOffered();
  await makeOffers(offering(NOW + 3 + 15 * MINUTE_MS), providerId);
  const [, next] = await offers();
  expect(next).toMatchObject({ patient_id: world.second, outcome: null });
  expect(await codeOf(acceptOffer(offering(NOW + 4), world.answer))).toBe('offer_over');
  await acceptOffer(offering(NOW + 4 + 15 * MINUTE_MS), { offerId: next?.id ?? 0, patientId: world.second });
  await expectOneAppointmentEach(world);
});
