import { beforeAll, expect, test } from 'vitest';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, TEST_MAILING, testApp } from '#test/app.ts';
import { RACE_ROUNDS } from '#test/race.ts';
import { cancelByDesk, moveByDesk } from './change-appointment.ts';

const t = await testApp();
const nowMs = t.clock.nowMs;
const context = { db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
let desks: number[];
let patients: number[];
let providerId: number;

beforeAll(async () => {
  const desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
  const second = await newPatient(t, { fullName: 'Second Desk', role: 'provider' });
  await t.pool.query(
    `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'owner', now())`,
    [providerId, second.id],
  );
  desks = [desk.id, second.id];
  patients = [(await newPatient(t)).id, (await newPatient(t)).id];
});

const at = (time: string, ahead = 2) => new Date(lagosInstant(addDays('2026-11-23', ahead), time)).toISOString();
const [OLD, NEW, OTHER] = [at('10:00'), at('11:00', 3), at('12:00', 4)];

async function book(date: string, { who = 0, rescheduleOf }: { who?: number; rescheduleOf?: number } = {}) {
  const wanted = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' } as const;
  return await bookAppointment(t.db, {
    patientId: patients[who] ?? 0,
    wanted: { ...wanted, ...(rescheduleOf !== undefined && { rescheduleOf }) },
    idempotencyKey: undefined,
    nowMs,
    mailing: TEST_MAILING,
  });
}
const change = (id: number, by = 0) => ({
  id,
  userId: desks[by] ?? 0,
  desk: undefined,
  was: { date: OLD },
  nowMs,
  mailing: TEST_MAILING,
});
const cancelAtDesk = (id: number, by = 0, reason = 'Please call us.') =>
  cancelByDesk(context, { ...change(id, by), reason });
const moveAtDesk = (id: number, date = NEW, by = 0) => moveByDesk(context, { ...change(id, by), date });
const patientCancels = (id: number) =>
  endAppointment(t.db, { id, patientId: patients[0] ?? 0, status: 'cancelled', nowMs, mailing: TEST_MAILING });

/** The appointments of the two patients, in order: status, reason and start. */
async function bookings(): Promise<{ id: number; status: string; end_reason: string | null; starts_at: Date }[]> {
  const sql = 'select id, status, end_reason, starts_at from appointments where provider_id = $1 order by id';
  return (await t.pool.query(sql, [providerId])).rows;
}
const scheduledAt = async () =>
  (await bookings()).filter(({ status }) => status === 'scheduled').map(({ starts_at }) => starts_at.toISOString());
const endMessages = async () =>
  (await t.pool.query(`select kind from messages where kind not in ('visit-booked') order by id`)).rows.length;

/**
 * Runs two acts at about the same moment, a hundred times, each on a new visit; which starts first changes. Each act comes to
 * `done` or the code of its refusal. Returns how often each pair of outcomes came.
 */
async function race(
  first: (id: number) => Promise<unknown>,
  second: (id: number) => Promise<unknown>,
  check: (outcome: string, id: number) => Promise<void>,
): Promise<Record<string, number>> {
  const outcomeOf = async (act: (id: number) => Promise<unknown>, id: number) =>
    await act(id).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );
  const seen: Record<string, number> = {};
  for (let round = 0; round < RACE_ROUNDS; round++) {
    await t.pool.query('delete from messages');
    await t.pool.query('update appointments set rescheduled_to = null where provider_id = $1', [providerId]);
    await t.pool.query('delete from appointments where provider_id = $1', [providerId]);
    const { id } = await book(OLD);
    const acts = [first, second];
    if (round % 2 === 1) acts.reverse();
    const outcomes = await Promise.all(
      acts.map(async (act, at) => {
        // The later one starts after 0 to 72 queries, so that they meet at every step of the first.
        for (let query = 0; query < 8 * at * (Math.floor(round / 2) % 10); query++) await t.pool.query('select 1');
        return await outcomeOf(act, id);
      }),
    );
    if (round % 2 === 1) outcomes.reverse();
    const outcome = outcomes.join(' ');
    seen[outcome] = (seen[outcome] ?? 0) + 1;
    await check(outcome, id);
  }
  return seen;
}

test('the desk cancels while the patient cancels: one of them, one message', async () => {
  const seen = await race(
    (id) => cancelAtDesk(id),
    patientCancels,
    async (outcome) => {
      expect(['done not_cancellable', 'visit_changed done']).toContain(outcome);
      const byDesk = outcome.startsWith('done');
      expect(await bookings()).toMatchObject([{ status: 'cancelled', end_reason: byDesk ? 'Please call us.' : null }]);
      expect(await endMessages()).toBe(1);
    },
  );
  expect(Object.keys(seen)).toHaveLength(2);
}, 120_000);

test('the desk cancels while the patient moves: one of them', async () => {
  const seen = await race(
    (id) => cancelAtDesk(id),
    (id) => book(NEW, { rescheduleOf: id }),
    async (outcome) => {
      expect(['done not_cancellable', 'visit_changed done']).toContain(outcome);
      expect(await scheduledAt()).toEqual(outcome.startsWith('done') ? [] : [NEW]);
      expect(await endMessages()).toBe(1);
    },
  );
  expect(Object.keys(seen)).toHaveLength(2);
}, 120_000);

test('the desk moves while the patient cancels: one of them', async () => {
  const seen = await race(
    (id) => moveAtDesk(id),
    patientCancels,
    async (outcome) => {
      expect(['done not_cancellable', 'visit_changed done']).toContain(outcome);
      expect(await scheduledAt()).toEqual(outcome.startsWith('done') ? [NEW] : []);
      expect(await endMessages()).toBe(1);
    },
  );
  expect(Object.keys(seen)).toHaveLength(2);
}, 120_000);

test('two desks move one visit to different times: one of them', async () => {
  const seen = await race(
    (id) => moveAtDesk(id, NEW, 0),
    (id) => moveAtDesk(id, OTHER, 1),
    async (outcome) => {
      expect(['done visit_changed', 'visit_changed done']).toContain(outcome);
      expect(await scheduledAt()).toEqual([outcome.startsWith('done') ? NEW : OTHER]);
      expect(await endMessages()).toBe(1);
    },
  );
  expect(Object.keys(seen)).toHaveLength(2);
}, 120_000);

test('two desks move one visit to the same time, or cancel it alike: once', async () => {
  const same = await race(
    (id) => moveAtDesk(id, NEW, 0),
    (id) => moveAtDesk(id, NEW, 1),
    async () => {
      expect(await scheduledAt()).toEqual([NEW]);
      expect(await endMessages()).toBe(1);
    },
  );
  expect(same).toEqual({ 'done done': RACE_ROUNDS });
  const cancelled = await race(
    (id) => cancelAtDesk(id, 0),
    (id) => cancelAtDesk(id, 1),
    async () => {
      expect(await scheduledAt()).toEqual([]);
      expect(await endMessages()).toBe(1);
    },
  );
  expect(cancelled).toEqual({ 'done done': RACE_ROUNDS });
}, 240_000);

test('the desk moves a visit to a time that another patient books: one of them has it', async () => {
  const seen = await race(
    (id) => moveAtDesk(id),
    () => book(NEW, { who: 1 }),
    async (outcome, id) => {
      expect(['done slot_taken', 'slot_taken done']).toContain(outcome);
      const moved = outcome.startsWith('done');
      expect((await scheduledAt()).toSorted()).toEqual(moved ? [NEW] : [OLD, NEW]);
      expect((await bookings()).find((row) => row.id === id)?.status).toBe(moved ? 'rescheduled' : 'scheduled');
    },
  );
  expect(Object.keys(seen)).toHaveLength(2);
}, 120_000);
