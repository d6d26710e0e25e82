import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeEndedBefore, findAppointments } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { freeSlots, slotsOn } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { findHeld, removeOldHolds } from '#features/schedules/server/hold-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, TEST_MAILING, testApp } from '#test/app.ts';
import { BookingModel, type ModelAppointment } from '#test/booking-model.ts';
import { PROPERTY_SEED } from '#test/property-seed.ts';
import { setNotice, toggleDay } from '#test/schedule-changes.ts';
import { bookAppointment } from './book-appointment.ts';
import { holdSlot } from './hold-slot.ts';

const t = await testApp();
/** In turns, so that what limits the time of a test is the work of one turn. */
const TURNS = [1, 2, 3, 4, 5];
const HISTORIES_EACH = 60;
const HOUR_MS = 3_600_000;

/** The people of one history, whose expected state is the model, and the acknowledged bookings by key. */
interface World {
  readonly patients: readonly number[];
  readonly providers: readonly number[];
  readonly answered: { readonly send: () => Promise<number>; readonly id: number }[];
}
/** One thing that happens: to the model, and to the server. */
interface Command {
  readonly run: (model: BookingModel, world: World) => Promise<void>;
  readonly toString: () => string;
}
const seen: Record<string, number> = {};

/** Browsers of one history have nothing to do with those of another. */
const hash = (browser: number, { providers }: World) =>
  createHash('sha256').update(`${browser} ${providers[0]}`).digest();
/** Three people, and a fourth browser that belongs to the first. */
const ownerOf = (browser: number) => browser % 3;

async function outcomeOf(kind: string, act: () => Promise<unknown>): Promise<string> {
  const outcome = await act().then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
  seen[`${kind} ${outcome}`] = (seen[`${kind} ${outcome}`] ?? 0) + 1;
  return outcome;
}

function command(name: string, run: (model: BookingModel, world: World) => Promise<void>): Command {
  return { run, toString: () => name };
}

const moment = (model: BookingModel, day: number, hour: number) =>
  lagosInstant(addDays(lagosDate(model.nowMs), day), `${hour < 10 ? '0' : ''}${hour}:00`);
const nth = (model: BookingModel, index: number): ModelAppointment | undefined =>
  [...model.appointments.values()][index % Math.max(1, model.appointments.size)];

// Mostly few times, so that people meet; now and then one that is not offered.
const day = fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 1, max: 2 }) }, fc.constantFrom(0, 3, 6, 7));
const hour = fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 9, max: 11 }) }, fc.constantFrom(8, 12));
const provider = fc.constantFrom(0, 1);
const browser = fc.integer({ min: 0, max: 3 });
const pick = fc.nat({ max: 30 });

const holds = fc.tuple(browser, fc.boolean(), provider, day, hour).map(([who, signedIn, where, d, h]) =>
  command(`hold(${who}${signedIn ? ' signed in' : ''}, ${where}, +${d} ${h}:00)`, async (model, world) => {
    const startsAtMs = moment(model, d, h);
    const expected = model.hold(who, signedIn ? ownerOf(who) : undefined, where, startsAtMs);
    const outcome = await outcomeOf('hold', () =>
      holdSlot(t.db, {
        providerId: world.providers[where] ?? 0,
        date: new Date(startsAtMs).toISOString(),
        holder: { hash: hash(who, world), userId: signedIn ? world.patients[ownerOf(who)] : undefined },
        addressHash: hash(0, world),
        countsAddresses: false,
        countsUnproven: false,
        nowMs: model.nowMs,
      }),
    );
    expect(outcome).toBe(expected);
  }),
);

/** Books; with `replace`, in place of one of the patient's own appointments. */
const books = fc.tuple(browser, provider, day, hour, fc.option(pick)).map(([who, where, d, h, replace]) =>
  command(
    `book(${who}, ${where}, +${d} ${h}:00${replace === null ? '' : `, replacing ${replace}`})`,
    async (model, world) => {
      const actor = { browser: who, patient: ownerOf(who) };
      const replaced = replace === null ? undefined : nth(model, replace);
      if (replace !== null && replaced?.patient !== actor.patient) return;
      const startsAtMs = moment(model, d, h);
      const { nowMs } = model;
      const expected = model.refusal(actor, where, startsAtMs, replaced);
      const idempotencyKey = `key-${world.answered.length}-${model.appointments.size}-${nowMs}`;
      const send = async () =>
        (
          await bookAppointment(t.db, {
            patientId: world.patients[actor.patient] ?? 0,
            wanted: {
              providerId: world.providers[where] ?? 0,
              date: new Date(startsAtMs).toISOString(),
              visitType: 'in-person',
              careType: 'routine',
              reason: 'Cough',
              ...(replaced && { rescheduleOf: replaced.id }),
            },
            idempotencyKey,
            holderHash: hash(who, world),
            nowMs,
            mailing: TEST_MAILING,
          })
        ).id;
      let id = 0;
      const outcome = await outcomeOf(replaced === undefined ? 'book' : 'reschedule', async () => {
        id = await send();
      });
      expect(outcome).toBe(expected ?? 'done');
      if (outcome !== 'done') return;
      model.booked(actor, { id, provider: where, startsAtMs }, replaced);
      world.answered.push({ send, id });
    },
  ),
);

const cancels = pick.map((index) =>
  command(`cancel(${index})`, async (model, world) => {
    const appointment = nth(model, index);
    if (appointment === undefined) return;
    const { id, patient } = appointment;
    const { nowMs } = model;
    const patientId = world.patients[patient] ?? 0;
    const outcome = await outcomeOf('cancel', () =>
      endAppointment(t.db, { id, patientId, status: 'cancelled', nowMs, mailing: TEST_MAILING }),
    );
    expect(outcome).toBe(model.cancel(appointment));
  }),
);

const retries = pick.map((index) =>
  command(`send again(${index})`, async (_, { answered }) => {
    const before = answered[index % Math.max(1, answered.length)];
    if (before !== undefined) expect(await before.send()).toBe(before.id);
  }),
);

const opensOrCloses = fc.tuple(provider, fc.integer({ min: 0, max: 6 })).map(([where, weekday]) =>
  command(`open or close(${where}, weekday ${weekday})`, async (model, world) => {
    const providerId = world.providers[where];
    const isOpen = model.open[where]?.has(weekday) === true;
    await t.pool.query(
      isOpen
        ? "delete from weekly_hours where provider_id = $1 and weekday = $2 and opens = '09:00'"
        : "insert into weekly_hours (provider_id, weekday, opens, closes) values ($1, $2, '09:00', '12:00')",
      [providerId, weekday],
    );
    if (isOpen) model.open[where]?.delete(weekday);
    else model.open[where]?.add(weekday);
  }),
);

const differs = fc.tuple(provider, day, fc.constantFrom('off' as const, 'extra' as const)).map(([where, d, kind]) =>
  command(`${kind} or usual(${where}, +${d})`, async (model, { providers }) => {
    const date = addDays(lagosDate(model.nowMs), d);
    await toggleDay(t, model, { where, id: providers[where] }, { kind, date });
  }),
);

const notices = fc
  .tuple(provider, fc.constantFrom(null, 0, 120, 2880))
  .map(([where, minutes]) =>
    command(`notice(${where}, ${minutes} min)`, async (model, { providers }) =>
      setNotice(t, model, { where, id: providers[where] }, minutes),
    ),
  );

const passes = fc.constantFrom(4, 4, 9, 9, 11, 11, 31, 180, 900, 2900).map((minutes) =>
  command(`pass(${minutes} min)`, async (model) => {
    model.pass(minutes);
    await completeEndedBefore(t.db, model.nowMs - 24 * HOUR_MS, model.nowMs);
    await removeOldHolds(t.db, model.nowMs - HOUR_MS / 2);
  }),
);

async function newWorld(): Promise<World> {
  const patients = [(await newPatient(t)).id, (await newPatient(t)).id, (await newPatient(t)).id];
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
  // Too short for an appointment: a provider without any hours would get the default ones.
  const never = { weekday: 0, opens: '23:00', closes: '23:30' };
  const providers = [
    await newProvider(t, { visitMinutes: 60, providesUrgentCare: true, hours: [...week, never] }),
    await newProvider(t, { visitMinutes: 60, hours: [...week.slice(1, 6), never] }),
  ];
  return { patients, providers, answered: [] };
}

/** Compares the database with the model, and checks the invariants. */
async function check(model: BookingModel, { patients, providers }: World): Promise<void> {
  const overlaps = await t.pool.query(
    `select 1 from appointments a join appointments b on a.provider_id = b.provider_id and a.id < b.id
       and a.status = 'scheduled' and b.status = 'scheduled' and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.provider_id = any($1)`,
    [providers],
  );
  expect(overlaps.rowCount).toBe(0);
  const stored = (await Promise.all(patients.map((id) => findAppointments(t.db, id)))).flat();
  const described = stored.map(({ id, date, status, rescheduledTo }) => [id, Date.parse(date), status, rescheduledTo]);
  const expected = [...model.appointments.values()].map(({ id, startsAtMs, status, successor }) => [
    id,
    startsAtMs,
    status,
    successor,
  ]);
  const byId = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0]);
  expect(described.sort(byId)).toEqual(expected.sort(byId));
  const byNumber = new Map(stored.map((appointment) => [appointment.id, appointment]));
  for (const appointment of stored) {
    if (appointment.status !== 'rescheduled') continue;
    const successor = byNumber.get(appointment.rescheduledTo ?? 0);
    expect(successor?.id).toBeGreaterThan(appointment.id);
  }
  await checkMessages(stored);
  for (const where of [0, 1]) {
    const id = providers[where] ?? 0;
    const schedule = await findSchedule(t.db, id);
    if (schedule === undefined) throw new Error('The provider is gone.');
    const today = lagosDate(model.nowMs);
    const generated = [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) => slotsOn(addDays(today, ahead), schedule, model.nowMs));
    const starts = (slots: readonly { startsAtMs: number }[]) => slots.map(({ startsAtMs }) => startsAtMs);
    const free = starts(freeSlots(generated, await findTaken(t.db, schedule, model.nowMs)));
    const heldNow = new Set(starts(await findHeld(t.db, { providerIds: [id] }, model.nowMs)));
    const booked = starts(generated).filter((at) =>
      stored.some(
        (appointment) =>
          appointment.providerId === id && appointment.status === 'scheduled' && Date.parse(appointment.date) === at,
      ),
    );
    const held = starts(generated).filter((at) => heldNow.has(at) && !booked.includes(at));
    expect(starts(generated)).toEqual(model.generated(where));
    expect(free).toEqual(model.free(where));
    expect(held).toEqual(model.held(where));
    expect([...booked, ...held, ...free].sort((a, b) => a - b)).toEqual(starts(generated));
  }
}

/**
 * No sender runs here: each appointment has one confirmation that waits, or was withdrawn when the appointment ended.
 */
async function checkMessages(stored: readonly { readonly id: number; readonly status: string }[]): Promise<void> {
  const { rows } = await t.pool.query(
    `select about, kind, status from messages where about = any($1) order by about, id`,
    [stored.map(({ id }) => `appointment:${id}`)],
  );
  for (const { id, status } of stored) {
    const messages = rows.filter(({ about }) => about === `appointment:${id}`);
    const isOff = status === 'cancelled' || status === 'rescheduled';
    expect(messages[0]).toMatchObject({
      kind: expect.stringMatching(/^visit-(booked|moved)$/),
      status: isOff ? 'withdrawn' : 'queued',
    });
    expect(messages.slice(1).map(({ kind }) => kind)).toEqual(status === 'cancelled' ? ['visit-cancelled'] : []);
  }
}

test.each(TURNS)('after any history the database is what a simple model says, turn %i', async (turn) => {
  const acts = [books, books, books, books, holds, holds, cancels, retries, passes];
  const anything = fc.oneof(...acts, ...acts, opensOrCloses, differs, notices);
  const history = fc.array(anything, { minLength: 20, maxLength: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(history, async (commands) => {
      const model = new BookingModel();
      const world = await newWorld();
      for (const { run } of commands) await run(model, world);
      await check(model, world);
    }),
    { numRuns: HISTORIES_EACH, seed: PROPERTY_SEED + turn },
  );
});

test('the generated histories contain every kind of outcome', () => {
  for (const kind of [
    'hold done',
    'hold slot_held',
    'hold slot_taken',
    'book done',
    'book slot_held',
    'book slot_taken',
    'book visit_overlap',
    'book slot_unavailable',
    'reschedule done',
    'cancel done',
    'cancel not_cancellable',
  ]) {
    expect(seen[kind], kind).toBeGreaterThan(0);
  }
});
