import { expect, test } from 'vitest';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { sendReminders } from '#features/appointments/server/send-reminders.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import type { Delivery } from '#platform/server/messages/mail-delivery.ts';
import { messageId } from '#platform/server/messages/mail-delivery.ts';
import { type ClaimedMessage, claimDue } from '#platform/server/messages/outbox-store.ts';
import { sendDueMessages } from '#platform/server/messages/send-messages.ts';
import { newPatient, newProvider, TEST_KEYS, TEST_MAILING, testApp } from '#test/app.ts';
import { PROPERTY_SEED } from '#test/property-seed.ts';
import { bookAppointment } from './book-appointment.ts';

const t = await testApp();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS = 30;
/** So long after its time a reminder may arrive here: crashes come at most so often in a row. */
const SLACK_MS = 55 * MINUTE_MS;
const LEAD_MS = { 'visit-reminder-24h': 24 * HOUR_MS, 'visit-reminder-1h': HOUR_MS } as const;
const config = {
  ...{ publicUrl: 'http://alafia.test', host: '127.0.0.1', port: 0, mailFrom: 'Alafia <no-reply@alafia.test>' },
  ...{ smtpUrl: undefined, sms: { url: 'https://sms.test', token: undefined, sender: undefined } },
};
const mailing = { ...TEST_MAILING, sms: true };

class Crash extends Error {}
interface Appointment {
  readonly id: number;
  readonly patient: number;
  readonly bookedMs: number;
  readonly startsAtMs: number;
  readonly isMove: boolean;
  ended?: { readonly atMs: number; readonly step: number; readonly how: 'patient' | 'provider' | 'moved' };
}
interface Delivered {
  readonly id: number;
  readonly messageId: string;
  readonly kind: string;
  readonly channel: string;
  readonly step: number;
}

/** Numbers from 0 to 1 that look random and are the same for a seed. @see mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomFrom(PROPERTY_SEED);
const chance = (share: number) => random() < share;
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '19:00' }));
const providers = [
  await newProvider(t, { hours, noticeMinutes: 0 }),
  await newProvider(t, { hours, noticeMinutes: 0 }),
];
const patients = [
  (await newPatient(t, { emailConfirmedAt: new Date(0), phone: '0803 123 4567' })).id,
  (await newPatient(t, { emailConfirmedAt: new Date(0), phone: '0803 123 4568' })).id,
  (await newPatient(t)).id,
];
const texted = patients[0] ?? 0;
await recordConsent(t.db, { userId: texted, purpose: 'reminders_sms', granted: true, nowMs: t.clock.nowMs });

const appointments: Appointment[] = [];
const delivered: Delivered[] = [];
/** How often the sender died between handing a message over and noting it. */
const unnoted = new Map<number, number>();
let step = 0;
const seen = { jobCrash: 0, lostClaim: 0, unnoted: 0, mailDown: 0, race: 0, moved: 0, cancelled: 0 };

const delivery: Delivery = {
  deliver: async (message) => {
    const { id, kind, channel } = message;
    delivered.push({ id, kind, channel, step, messageId: messageId(message, config.mailFrom) });
  },
  close: () => undefined,
};
const broken: Delivery = {
  deliver: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
  close: () => undefined,
};
const contextWith = (db: typeof t.db) => ({
  app: t.app,
  db,
  config: config as never,
  keyFor: TEST_KEYS,
  now: t.clock.now,
});
/** Transactions that fail at their very end, or right after. */
const dying = (isBefore: boolean) =>
  new Proxy(t.db, {
    get: (db, name) =>
      name === 'transaction'
        ? async (work: (tx: unknown) => Promise<unknown>) => {
            await db.transaction(async (tx) => {
              await work(tx);
              if (isBefore) throw new Crash();
            });
            throw new Crash();
          }
        : Reflect.get(db, name),
  });

let jobCrashes = 0;
async function runJob(): Promise<void> {
  const dies = jobCrashes < 2 && chance(0.2);
  jobCrashes = dies ? jobCrashes + 1 : 0;
  if (dies) seen.jobCrash += 1;
  await sendReminders.run(contextWith(dies ? dying(chance(0.5)) : t.db)).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
}

let sendCrashed = false;
async function runSender(): Promise<void> {
  sendCrashed = !sendCrashed && chance(0.25);
  const context = contextWith(t.db);
  if (!sendCrashed) return void (await sendDueMessages(context, delivery));
  const how = random();
  if (how < 0.34) {
    if ((await sendDueMessages(context, broken)) > 0) seen.mailDown += 1;
    return;
  }
  const claimed = await claimDue(t.db, t.clock.nowMs, 20);
  // It dies before, between or after delivering the claimed messages; in any case before recording a delivery.
  const handedOver: readonly ClaimedMessage[] =
    how < 0.67 ? [] : claimed.slice(0, Math.ceil(claimed.length * random()));
  if (claimed.length > handedOver.length) seen.lostClaim += 1;
  for (const message of handedOver) {
    await delivery.deliver(message, t.clock.nowMs);
    unnoted.set(message.id, (unnoted.get(message.id) ?? 0) + 1);
    seen.unnoted += 1;
  }
}

const toCome = () => appointments.filter(({ ended, startsAtMs }) => ended === undefined && startsAtMs > t.clock.nowMs);
async function book(replaced?: Appointment): Promise<void> {
  const patient = replaced?.patient ?? pick(patients) ?? 0;
  const date = addDays(lagosDate(t.clock.nowMs), Math.floor(random() * 5));
  const startsAtMs = lagosInstant(
    date,
    `${String(8 + Math.floor(random() * 11)).padStart(2, '0')}:${chance(0.5) ? '00' : '30'}`,
  );
  try {
    const { id } = await bookAppointment(t.db, {
      patientId: patient,
      wanted: {
        providerId: pick(providers) ?? 0,
        date: new Date(startsAtMs).toISOString(),
        visitType: 'in-person',
        careType: 'routine',
        reason: 'Cough',
        ...(replaced && { rescheduleOf: replaced.id }),
      },
      idempotencyKey: undefined,
      nowMs: t.clock.nowMs,
      mailing,
    });
    appointments.push({ id, patient, bookedMs: t.clock.nowMs, startsAtMs, isMove: replaced !== undefined });
    if (replaced !== undefined) {
      replaced.ended = { atMs: t.clock.nowMs, step, how: 'moved' };
      seen.moved += 1;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
async function cancel(appointment: Appointment): Promise<void> {
  const by = chance(0.5) ? 'patient' : 'provider';
  await endAppointment(t.db, {
    id: appointment.id,
    patientId: appointment.patient,
    status: 'cancelled',
    by,
    nowMs: t.clock.nowMs,
    mailing,
  });
  appointment.ended = { atMs: t.clock.nowMs, step, how: by };
  seen.cancelled += 1;
}
/** An appointment that is due a reminder about now ends at the same moment as the job looks. */
async function raceWithJob(): Promise<boolean> {
  const due = toCome().find(({ startsAtMs }) =>
    Object.values(LEAD_MS).some((lead) => Math.abs(startsAtMs - lead - t.clock.nowMs) <= 10 * MINUTE_MS),
  );
  if (due === undefined || !chance(0.3)) return false;
  seen.race += 1;
  await Promise.all([runJob(), cancel(due)]);
  return true;
}

/** The delivered messages, and the appointment that each is about. */
interface Outcome {
  readonly copies: ReadonlyMap<number, readonly Delivered[]>;
  readonly appointmentOf: ReadonlyMap<number, number>;
}

test(`over 30 days of crashes each message comes once, and none once a visit is off (PROPERTY_SEED=${PROPERTY_SEED})`, {
  timeout: 300_000,
}, async () => {
  await playDays();
  const outcome = await findOutcome();
  expectOneCopy(outcome);
  for (const appointment of appointments) {
    expectReminders(appointment, outcome);
    expectMessagesOfLife(appointment, outcome);
    expectNothingLate(appointment, outcome);
  }
  // A month in which nothing goes wrong would show nothing.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(3);
});

async function playDays(): Promise<void> {
  const endMs = t.clock.nowMs + DAYS * 24 * HOUR_MS;
  for (; t.clock.nowMs < endMs; step++) {
    const time = lagosTime(t.clock.nowMs);
    const isDay = time >= '06:00' && time < '20:30';
    const mayBook = isDay && t.clock.nowMs < endMs - 6 * 24 * HOUR_MS;
    if (mayBook && chance(0.12)) await book();
    const some = pick(toCome());
    if (mayBook && some !== undefined && chance(0.02)) await book(some);
    if (some?.ended === undefined && some !== undefined && chance(0.015)) await cancel(some);
    if (!(await raceWithJob())) await runJob();
    await runSender();
    t.clock.nowMs += (isDay ? 10 : 60) * MINUTE_MS;
  }
}

async function findOutcome(): Promise<Outcome> {
  const { rows } = await t.pool.query<{ id: number; about: string; status: string }>(
    'select id, about, status from messages',
  );
  const appointmentOf = new Map(rows.map(({ id, about }) => [id, Number(about.split(':')[1])]));
  const copies = Map.groupBy(delivered, ({ id }) => id);
  return { copies, appointmentOf };
}

function expectOneCopy({ copies }: Outcome): void {
  for (const [id, group] of copies) {
    // SMTP doesn't report whether a message arrived: a second copy comes after such a death only, with the same id.
    expect(group.length, `message ${id}`).toBeLessThanOrEqual(1 + (unnoted.get(id) ?? 0));
    expect(new Set(group.map((one) => one.messageId)).size).toBe(1);
  }
  expect(copies.size).toBeGreaterThan(200);
}

function nameOf({ id, ended }: Appointment): string {
  return `visit ${id} ${JSON.stringify(ended)}`;
}

function countOf({ copies, appointmentOf }: Outcome, appointment: Appointment, kind: string, channel: string): number {
  const isIt = (id: number, first: Delivered | undefined) =>
    appointmentOf.get(id) === appointment.id && first?.kind === kind && first.channel === channel;
  return [...copies.entries()].filter(([id, [first]]) => isIt(id, first)).length;
}

function expectReminders(appointment: Appointment, outcome: Outcome): void {
  const { ended, startsAtMs, bookedMs, patient } = appointment;
  const name = nameOf(appointment);
  for (const [kind, lead] of Object.entries(LEAD_MS)) {
    const dueMs = startsAtMs - lead;
    const channels = kind === 'visit-reminder-24h' && patient === texted ? ['email', 'sms'] : ['email'];
    for (const channel of ['email', 'sms']) {
      const sent = countOf(outcome, appointment, kind, channel);
      if (!channels.includes(channel) || bookedMs > dueMs || (ended !== undefined && ended.atMs < dueMs))
        expect(sent, name).toBe(0);
      else if (ended === undefined || ended.atMs > dueMs + SLACK_MS) expect(sent, `${name} ${kind} ${channel}`).toBe(1);
      else expect(sent, name).toBeLessThanOrEqual(1);
    }
  }
}

function expectMessagesOfLife(appointment: Appointment, outcome: Outcome): void {
  const { ended, bookedMs, patient, isMove } = appointment;
  const name = nameOf(appointment);
  const confirmed = countOf(outcome, appointment, isMove ? 'visit-moved' : 'visit-booked', 'email');
  if (ended === undefined || ended.atMs > bookedMs + SLACK_MS) expect(confirmed, name).toBe(1);
  const cancelled = ['visit-cancelled', 'visit-cancelled-by-provider'].map((kind) =>
    countOf(outcome, appointment, kind, 'email'),
  );
  expect(cancelled, name).toEqual([ended?.how === 'patient' ? 1 : 0, ended?.how === 'provider' ? 1 : 0]);
  expect(countOf(outcome, appointment, 'visit-cancelled-by-provider', 'sms')).toBe(
    ended?.how === 'provider' && patient === texted ? 1 : 0,
  );
}

function expectNothingLate(appointment: Appointment, { appointmentOf }: Outcome): void {
  const { ended } = appointment;
  const late = delivered.filter(
    (one) =>
      appointmentOf.get(one.id) === appointment.id &&
      !one.kind.startsWith('visit-cancelled') &&
      ended !== undefined &&
      one.step > ended.step,
  );
  expect(late, nameOf(appointment)).toEqual([]);
}
