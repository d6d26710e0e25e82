import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAppointments } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, TEST_MAILING, testApp } from '#test/app.ts';
import { PROPERTY_SEED } from '#test/property-seed.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { makeOffers } from './make-offers.ts';
import { joinWaitlist, leaveWaitlist } from './wait.ts';

const t = await testApp();
/** In turns, so that what limits the time of a test is the work of one turn. */
const TURNS = [1, 2];
const HISTORIES_EACH = 15;
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;

/** People of one provider, the instant, and by person the appointment that they were promised last, if they kept it. */
interface World {
  readonly providerId: number;
  readonly patients: readonly number[];
  readonly promised: Map<number, number>;
  nowMs: number;
}
interface Command {
  readonly run: (world: World) => Promise<void>;
  readonly toString: () => string;
}
const seen: Record<string, number> = {};

async function outcomeOf(kind: string, act: () => Promise<unknown>): Promise<boolean> {
  const outcome = await act().then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
  seen[`${kind} ${outcome}`] = (seen[`${kind} ${outcome}`] ?? 0) + 1;
  return outcome === 'done';
}

const command = (name: string, run: (world: World) => Promise<void>): Command => ({ run, toString: () => name });
const who = fc.integer({ min: 0, max: 3 });
const offeringAt = (world: World) => ({ db: t.db, nowMs: world.nowMs, mailing: TEST_MAILING });
const patientOf = (world: World, index: number) => world.patients[index] ?? 0;

/** An offer to answer: mostly one that is open, otherwise the last one of a person. */
async function someOffer(world: World, index: number): Promise<{ offerId: number; patientId: number } | undefined> {
  const { rows } = await t.pool.query<{ offerId: number; patientId: number }>(
    `select id as "offerId", patient_id as "patientId" from waitlist_offers where provider_id = $1
     order by outcome is not null, patient_id = $2 desc, id desc limit 1`,
    [world.providerId, patientOf(world, index)],
  );
  return rows[0];
}

const bookAt = (world: World, patientId: number, atMs: number) =>
  bookAppointment(t.db, {
    patientId,
    wanted: {
      providerId: world.providerId,
      date: new Date(atMs).toISOString(),
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
    },
    idempotencyKey: undefined,
    nowMs: world.nowMs,
    mailing: TEST_MAILING,
  });

const books = fc.tuple(who, fc.integer({ min: 1, max: 5 }), fc.constantFrom(9, 10)).map(([index, day, hour]) =>
  command(`book(${index}, +${day} ${hour}:00)`, async (world) => {
    const patientId = patientOf(world, index);
    if (world.promised.has(patientId)) return;
    const atMs = lagosInstant(addDays(lagosDate(world.nowMs), day), hour === 9 ? '09:00' : '10:00');
    let id = 0;
    const isDone = await outcomeOf('book', async () => {
      id = (await bookAt(world, patientId, atMs)).id;
    });
    if (isDone) world.promised.set(patientId, id);
  }),
);
const onAppointment = (
  name: string,
  act: (world: World, wish: { appointmentId: number; patientId: number; nowMs: number }) => Promise<unknown>,
) =>
  who.map((index) =>
    command(`${name}(${index})`, async (world) => {
      const patientId = patientOf(world, index);
      const appointmentId = world.promised.get(patientId);
      if (appointmentId === undefined) return;
      await outcomeOf(name, () => act(world, { appointmentId, patientId, nowMs: world.nowMs }));
    }),
  );
const joins = onAppointment('join', (_, wish) => joinWaitlist(t.db, wish));
const leaves = onAppointment('leave', (_, wish) => leaveWaitlist(t.db, wish));
const cancels = onAppointment('cancel', async (world, { appointmentId: id, patientId, nowMs }) => {
  await endAppointment(t.db, { id, patientId, status: 'cancelled', nowMs, mailing: null });
  world.promised.delete(patientId);
});
const answers = fc.tuple(who, fc.boolean()).map(([index, takes]) =>
  command(`${takes ? 'accept' : 'decline'}(${index})`, async (world) => {
    const answer = await someOffer(world, index);
    if (answer === undefined) return;
    const { patientId } = answer;
    await outcomeOf(takes ? 'accept' : 'decline', async () => {
      if (!takes) return await declineOffer(offeringAt(world), answer);
      const before = world.promised.get(patientId);
      const { appointment } = await acceptOffer(offeringAt(world), answer);
      // Accepting again returns the appointment of the first time, which may have been cancelled since.
      if (before !== undefined && appointment.status === 'scheduled') world.promised.set(patientId, appointment.id);
      return appointment;
    });
  }),
);
const jobs = fc.constant(
  command('job', async (world) => {
    const made = await makeOffers(offeringAt(world), world.providerId);
    seen['offers made'] = (seen['offers made'] ?? 0) + made;
  }),
);
const passes = fc.constantFrom(1, 1, 5, 14, 15, 120, 600).map((minutes) =>
  command(`pass(${minutes} min)`, async (world) => {
    world.nowMs += minutes * MINUTE_MS;
  }),
);
const closes = fc.constant(
  command('close or open Wednesday', async (world) => {
    const gone = await t.pool.query('delete from weekly_hours where provider_id = $1 and weekday = 3', [
      world.providerId,
    ]);
    if (gone.rowCount === 0)
      await t.pool.query(
        "insert into weekly_hours (provider_id, weekday, opens, closes) values ($1, 3, '09:00', '11:00')",
        [world.providerId],
      );
  }),
);

/** Checks the invariants, which hold after every step. */
async function check(world: World): Promise<void> {
  const { providerId, patients, nowMs } = world;
  for (const patientId of patients) {
    const scheduled = (await findAppointments(t.db, patientId)).filter(({ status }) => status === 'scheduled');
    const promised = world.promised.get(patientId);
    expect(scheduled.map(({ id }) => id)).toEqual(promised === undefined ? [] : [promised]);
  }
  const shared = await t.pool.query(
    "select 1 from appointments where provider_id = $1 and status = 'scheduled' group by starts_at having count(*) > 1",
    [providerId],
  );
  expect(shared.rowCount).toBe(0);
  const { rows: open } = await t.pool.query<{ starts_at: Date; appointment: Date; patient_id: number; held: number }>(
    `select o.starts_at, a.starts_at as appointment, o.patient_id,
       (select count(*)::int from slot_holds h where h.provider_id = o.provider_id and h.starts_at = o.starts_at
         and h.user_id = o.patient_id and h.expires_at = o.expires_at) as held
     from waitlist_offers o join waitlist_entries e on e.id = entry_id join appointments a on a.id = appointment_id
     where o.provider_id = $1 and o.outcome is null and o.expires_at > $2`,
    [providerId, new Date(nowMs)],
  );
  expect(new Set(open.map(({ starts_at }) => starts_at.getTime())).size).toBe(open.length);
  for (const offer of open) {
    expect(offer.held).toBe(1);
    expect(offer.starts_at.getTime()).toBeLessThan(offer.appointment.getTime());
    const taken = await t.pool.query(
      "select 1 from appointments where provider_id = $1 and starts_at = $2 and status = 'scheduled'",
      [providerId, offer.starts_at],
    );
    expect(taken.rowCount).toBe(0);
  }
}

/** Four people with an appointment each, one day after another, of whom three wait for something earlier. */
async function newWorld(): Promise<World> {
  const patients = [];
  for (let n = 0; n < 4; n++) patients.push((await newPatient(t)).id);
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '11:00' }));
  const providerId = await newProvider(t, { visitMinutes: 60, hours });
  const world: World = { providerId, patients, promised: new Map(), nowMs: START };
  for (const [index, patientId] of patients.entries()) {
    const { id } = await bookAt(world, patientId, lagosInstant(addDays('2026-11-24', index), '09:00'));
    world.promised.set(patientId, id);
    if (index > 0) await joinWaitlist(t.db, { appointmentId: id, patientId, nowMs: START });
  }
  return world;
}

test.each(TURNS)('after any history no two visits share a time and no patient has lost one, turn %i', async (turn) => {
  const anything = fc.oneof(
    books,
    books,
    books,
    joins,
    joins,
    leaves,
    cancels,
    answers,
    answers,
    jobs,
    jobs,
    passes,
    closes,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 25, maxLength: 60, size: 'max' }), async (commands) => {
      const world = await newWorld();
      for (const [index, { run }] of commands.entries()) {
        await run(world);
        if (index % 6 === 5) await check(world);
      }
      await check(world);
    }),
    { numRuns: HISTORIES_EACH, seed: PROPERTY_SEED + turn },
  );
});

test('the generated histories contain every kind of outcome', () => {
  for (const kind of [
    'book done',
    'join done',
    'cancel done',
    'leave done',
    'accept done',
    'decline done',
    'accept offer_over',
    'offers made',
  ]) {
    expect(seen[kind] ?? 0, kind).toBeGreaterThan(0);
  }
});
