import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, TEST_MAILING, testApp } from '#test/app.ts';
import { RACE_ROUNDS } from '#test/race.ts';
import { bookAppointment } from './book-appointment.ts';
import { lockProvider } from './booking-lock-store.ts';
import { holdSlot } from './hold-slot.ts';

const t = await testApp();
const nowMs = t.clock.nowMs;
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' }));
const hash = (name: string) => createHash('sha256').update(name).digest();
let people: number[];

/** A round's own time, so that one provider serves all rounds: no two of them overlap. */
const timeOf = (round: number, step = 0) => {
  const slot = (round * 2 + step) % 200;
  const minutes = 480 + (slot % 40) * 15;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return new Date(lagosInstant(addDays('2026-11-25', Math.floor(slot / 40)), time)).toISOString();
};
const aProvider = () => newProvider(t, { hours: daily, visitMinutes: 15 });
const patient = (index: number) => people[index] ?? 0;

function book(patientId: number, providerId: number, date: string, rescheduleOf?: number) {
  const wanted = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' } as const;
  return bookAppointment(t.db, {
    patientId,
    wanted: { ...wanted, ...(rescheduleOf !== undefined && { rescheduleOf }) },
    idempotencyKey: undefined,
    nowMs,
    mailing: TEST_MAILING,
  });
}
const hold = (browser: string, providerId: number, date: string) => {
  const holder = { hash: hash(browser), userId: undefined };
  return holdSlot(t.db, {
    providerId,
    date,
    holder,
    addressHash: hash(''),
    countsAddresses: false,
    countsUnproven: false,
    nowMs,
  });
};
const cancel = (patientId: number, id: number) =>
  endAppointment(t.db, { id, patientId, status: 'cancelled', nowMs, mailing: TEST_MAILING });
const scheduledOf = async (patientId: number, providerId: number) =>
  (
    await t.pool.query<{ starts_at: Date }>(
      "select starts_at from appointments where patient_id = $1 and provider_id = $2 and status = 'scheduled'",
      [patientId, providerId],
    )
  ).rows.map(({ starts_at }) => starts_at.toISOString());

/**
 * What two acts at the same moment came to, in the order given: `done`, or the code of its refusal. Which starts first
 * changes from round to round. Anything else fails the test.
 */
async function atOnce(round: number, ...acts: [() => Promise<unknown>, () => Promise<unknown>]): Promise<string[]> {
  const outcomeOf = (act: () => Promise<unknown>) =>
    act().then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );
  if (round % 2 === 0) return await Promise.all(acts.map(outcomeOf));
  return (await Promise.all(acts.toReversed().map(outcomeOf))).toReversed();
}

/** Runs a race; each round must end in one of the outcomes, given as joined results. */
async function races(run: (round: number) => Promise<string[]>, possible: readonly string[]): Promise<void> {
  for (let round = 0; round < RACE_ROUNDS; round++) {
    // Two more, because one person may not have a hundred visits to come at a practice.
    people = [(await newPatient(t)).id, (await newPatient(t)).id];
    expect(possible).toContain((await run(round)).join(' '));
  }
}

test('book and book: one of them', async () => {
  const providerId = await aProvider();
  await races(
    async (round) =>
      await atOnce(
        round,
        () => book(patient(0), providerId, timeOf(round)),
        () => book(patient(1), providerId, timeOf(round)),
      ),
    ['done slot_taken', 'slot_taken done'],
  );
});

test('hold and hold: one of them', async () => {
  const providerId = await aProvider();
  await races(
    async (round) =>
      await atOnce(
        round,
        () => hold(`a${round}`, providerId, timeOf(round)),
        () => hold(`b${round}`, providerId, timeOf(round)),
      ),
    ['done slot_held', 'slot_held done'],
  );
});

test('hold and book: never both', async () => {
  const providerId = await aProvider();
  await races(
    async (round) =>
      await atOnce(
        round,
        () => hold(`a${round}`, providerId, timeOf(round)),
        () => book(patient(0), providerId, timeOf(round)),
      ),
    ['done slot_held', 'slot_taken done'],
  );
});

test('cancel and book: the cancelled time has one visit or none', async () => {
  const providerId = await aProvider();
  await races(
    async (round) => {
      const { id } = await book(patient(0), providerId, timeOf(round));
      const outcomes = await atOnce(
        round,
        () => cancel(patient(0), id),
        () => book(patient(1), providerId, timeOf(round)),
      );
      expect(await scheduledOf(patient(0), providerId)).toEqual([]);
      return outcomes;
    },
    ['done done', 'done slot_taken'],
  );
});

test('cancel and reschedule: never both', async () => {
  const providerId = await aProvider();
  await races(
    async (round) => {
      const { id } = await book(patient(0), providerId, timeOf(round));
      const outcomes = await atOnce(
        round,
        () => cancel(patient(0), id),
        () => book(patient(0), providerId, timeOf(round, 1), id),
      );
      const kept = await scheduledOf(patient(0), providerId);
      expect(kept).toEqual(outcomes[1] === 'done' ? [timeOf(round, 1)] : []);
      await t.pool.query("update appointments set status = 'cancelled' where patient_id = $1", [patient(0)]);
      return outcomes;
    },
    ['done not_cancellable', 'not_cancellable done'],
  );
});

test('reschedule and reschedule one visit: one successor', async () => {
  const [here, there] = [await aProvider(), await aProvider()];
  await races(
    async (round) => {
      const { id } = await book(patient(0), here, timeOf(round));
      const outcomes = await atOnce(
        round,
        () => book(patient(0), here, timeOf(round, 1), id),
        () => book(patient(0), there, timeOf(round, 1), id),
      );
      const kept = [...(await scheduledOf(patient(0), here)), ...(await scheduledOf(patient(0), there))];
      expect(kept).toEqual([timeOf(round, 1)]);
      await t.pool.query("update appointments set status = 'cancelled' where patient_id = $1", [patient(0)]);
      return outcomes;
    },
    ['done not_cancellable', 'not_cancellable done'],
  );
});

test('two people reschedule to one time: the one who loses keeps the old one', async () => {
  const providerId = await aProvider();
  await races(
    async (round) => {
      const olds = [timeOf(round), timeOf(round + 1)];
      const appointments = [
        await book(patient(0), providerId, olds[0] ?? ''),
        await book(patient(1), providerId, olds[1] ?? ''),
      ];
      const wanted = timeOf(round, 1);
      const outcomes = await atOnce(
        round,
        () => book(patient(0), providerId, wanted, appointments[0]?.id),
        () => book(patient(1), providerId, wanted, appointments[1]?.id),
      );
      for (const index of [0, 1]) {
        const expected = outcomes[index] === 'done' ? wanted : olds[index];
        expect(await scheduledOf(patient(index), providerId)).toEqual([expected]);
      }
      await t.pool.query("update appointments set status = 'cancelled' where provider_id = $1", [providerId]);
      return outcomes;
    },
    ['done slot_taken', 'slot_taken done'],
  );
});

test('one person books two providers at the same time: one of them', async () => {
  const [here, there] = [await aProvider(), await aProvider()];
  await races(
    async (round) =>
      await atOnce(
        round,
        () => book(patient(0), here, timeOf(round)),
        () => book(patient(0), there, timeOf(round)),
      ),
    ['done visit_overlap', 'visit_overlap done'],
  );
});

test('closing the day and booking: earlier bookings stay, and none follows', async () => {
  await races(
    async (round) => {
      const providerId = await aProvider();
      const close = () =>
        t.db.transaction(async (tx) => {
          await lockProvider(tx, providerId);
          await tx.execute(`delete from weekly_hours where provider_id = ${providerId} and weekday = 3`);
        });
      const date = timeOf(round % 20);
      const outcomes = await atOnce(round, close, () => book(patient(0), providerId, date));
      expect(await scheduledOf(patient(0), providerId)).toEqual(outcomes[1] === 'done' ? [date] : []);
      await expect(book(patient(1), providerId, timeOf((round + 1) % 20))).rejects.toMatchObject({
        code: 'slot_unavailable',
      });
      await t.pool.query("update appointments set status = 'cancelled' where patient_id = $1", [patient(0)]);
      return outcomes;
    },
    ['done done', 'done slot_unavailable'],
  );
});
