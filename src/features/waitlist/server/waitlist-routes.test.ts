import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { offerEarlierTimes } from './offer-earlier-times.ts';

const t = await testApp('empty', { PUBLIC_URL: 'http://care.example' });
const MINUTE_MS = 60_000;
const START = t.clock.nowMs;
/** Nine in the morning, in Lagos. */
const morning = (day: number) => `2026-11-${day}T08:00:00.000Z`;
const TUESDAY = morning(24);
const WEDNESDAY = morning(25);
const FRIDAY = morning(27);
let providerId: number;
interface Person {
  readonly id: number;
  readonly cookie: string;
}
type Member = Person & { readonly appointment: number };

beforeEach(async () => {
  t.clock.nowMs = START;
  await t.pool.query('delete from waitlist_entries');
  // One time each morning.
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '10:00' }));
  providerId = await newProvider(t, { visitMinutes: 60, hours });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { cookie }: Person, payload?: object) =>
  t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const book = async (who: Person, date: string, more: object = {}) =>
  await call('POST', '/api/appointments', who, {
    providerId,
    date,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'A secret cough',
    ...more,
  });
const appointmentAt = async (who: Person, date: string): Promise<number> => (await book(who, date)).json().id;
const cancel = (who: Person, appointment: number) =>
  call('PUT', `/api/appointments/${appointment}/status`, who, { status: 'cancelled' });
const join = (who: Person, appointment: number) => call('PUT', `/api/appointments/${appointment}/waitlist`, who);
const leave = (who: Person, appointment: number) => call('DELETE', `/api/appointments/${appointment}/waitlist`, who);
const answer = (who: Person, offer: number, what: 'accept' | 'decline') =>
  call('POST', `/api/waitlist-offers/${offer}/${what}`, who);
const places = async (who: Person) => (await call('GET', `/api/users/${who.id}/waitlist`, who)).json();
const offerTo = async (who: Person) => (await places(who))[0]?.offer ?? null;
const runJob = () =>
  offerEarlierTimes.run({
    ...t,
    now: t.clock.now,
    config: { publicUrl: 'http://care.example', mailFrom: 'A <a@b.example>', smtpUrl: undefined },
    keyFor: () => Buffer.alloc(32),
  } as never);
const log = async () =>
  (
    await t.pool.query('select patient_id, outcome from waitlist_offers where provider_id = $1 order by id', [
      providerId,
    ])
  ).rows;
const appointments = async (who: Person) =>
  (
    await t.pool.query('select starts_at, status from appointments where patient_id = $1 order by id', [who.id])
  ).rows.map(({ starts_at, status }) => [starts_at.toISOString(), status]);

/** A patient with an appointment on Tuesday, and patients with the other dates, who wait in this order. */
async function aQueue(dates: readonly string[]) {
  const holder = await newPatient(t);
  const theirs = await appointmentAt(holder, TUESDAY);
  const waiting: Member[] = [];
  for (const date of dates) {
    const person = await newPatient(t);
    const appointment = await appointmentAt(person, date);
    t.clock.nowMs += 1000;
    expect((await join(person, appointment)).statusCode).toBe(200);
    waiting.push({ ...person, appointment });
  }
  // Callers destructure as many as they need.
  return { holder, theirs, waiting: waiting as unknown as readonly [Member, Member] };
}

describe('waiting for an earlier time', () => {
  test('is made once, seen in one’s own list, and ended', async () => {
    const person = await newPatient(t);
    const appointment = await appointmentAt(person, FRIDAY);
    const first = await join(person, appointment);
    expect(first.json()).toEqual({ appointmentId: appointment, since: new Date(START).toISOString(), offer: null });
    t.clock.nowMs += MINUTE_MS;
    expect((await join(person, appointment)).body).toBe(first.body);
    expect(await places(person)).toEqual([first.json()]);
    expect((await leave(person, appointment)).json()).toEqual({ waiting: false });
    expect((await leave(person, appointment)).statusCode).toBe(200);
    expect(await places(person)).toEqual([]);
  });

  test('begins again for a patient who comes back', async () => {
    const person = await newPatient(t);
    const appointment = await appointmentAt(person, FRIDAY);
    await join(person, appointment);
    await leave(person, appointment);
    t.clock.nowMs += MINUTE_MS;
    expect((await join(person, appointment)).json().since).toBe(new Date(t.clock.nowMs).toISOString());
  });

  test('is for visits to come that can still be moved', async () => {
    const person = await newPatient(t);
    const off = await appointmentAt(person, FRIDAY);
    await cancel(person, off);
    const soon = await appointmentAt(person, TUESDAY);
    for (const appointment of [off, soon]) {
      const refused = await join(person, appointment);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_waitable']);
    }
    expect(await places(person)).toEqual([]);
  });

  test('for another patient’s visit is as if it were missing, to administrators too', async () => {
    const { waiting } = await aQueue([FRIDAY]);
    const [owner] = waiting;
    const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
    for (const [act, id] of [
      [join, owner.appointment],
      [leave, owner.appointment],
    ] as const) {
      const missing = await act(admin, 999_999_999);
      const foreign = await act(admin, id);
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    }
    expect(await places(owner)).toHaveLength(1);
  });
});

describe('a time that opens', () => {
  test('is offered for 15 minutes to the patient who has waited longest, and to no other', async () => {
    const { holder, theirs, waiting } = await aQueue([FRIDAY, WEDNESDAY]);
    const [first, second] = waiting;
    await cancel(holder, theirs);
    await runJob();
    expect(await offerTo(first)).toEqual({
      id: expect.any(Number),
      date: TUESDAY,
      endsAt: '2026-11-24T09:00:00.000Z',
      expiresAt: new Date(t.clock.nowMs + 15 * MINUTE_MS).toISOString(),
      openForMs: 15 * MINUTE_MS,
    });
    expect(await offerTo(second)).toBeNull();
    const stranger = await newPatient(t);
    expect((await book(stranger, TUESDAY)).json().code).toBe('slot_held');
    expect((await t.app.inject(`/api/providers/${providerId}/availability?date=2026-11-24`)).json()).toEqual([]);
    await runJob();
    expect(await log()).toEqual([{ patient_id: first.id, outcome: null }]);
  });

  test.each([
    ['called off', cancel],
    ['moved away', (who: Person, appointment: number) => book(who, WEDNESDAY, { rescheduleOf: appointment })],
  ])('by a visit that is %s is offered at once, before the job looks', async (_, free) => {
    const { holder, theirs, waiting } = await aQueue([FRIDAY]);
    t.clock.nowMs -= MINUTE_MS; // More than 24 hours before, so that it can be moved.
    await free(holder, theirs);
    await expect.poll(async () => (await offerTo(waiting[0]))?.date).toBe(TUESDAY);
    expect((await book(await newPatient(t), TUESDAY)).json().code).toBe('slot_held');
    expect(await log()).toEqual([{ patient_id: waiting[0].id, outcome: null }]);
  });

  test('is sent in one mail, without a word about health', async () => {
    const { holder, theirs, waiting } = await aQueue([FRIDAY]);
    await cancel(holder, theirs);
    await runJob();
    await runJob();
    const { rows } = await t.pool.query(
      "select subject, text, links::text, send_before from messages where kind = 'waitlist-offer' and user_id = $1",
      [waiting[0].id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].subject).toBe('An earlier time is free for your visit');
    expect(rows[0].text).toContain('Tuesday, 24 November 2026 at 09:00 (Lagos time)');
    expect(rows[0].text).toContain(`http://care.example/appointments#appointment-${waiting[0].appointment}`);
    expect(rows[0].text + rows[0].links).not.toMatch(/secret|cough/i);
    expect(rows[0].send_before.getTime()).toBe(t.clock.nowMs + 15 * MINUTE_MS);
  });
});

describe('an accepted offer', () => {
  test('moves the visit; accepted again it is the same visit', async () => {
    const { holder, theirs, waiting } = await aQueue([FRIDAY]);
    const [first] = waiting;
    await cancel(holder, theirs);
    await runJob();
    const offer = await offerTo(first);
    const accepted = await answer(first, offer.id, 'accept');
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(accepted.json()).toMatchObject({ date: TUESDAY, status: 'scheduled', reason: 'A secret cough' });
    expect((await answer(first, offer.id, 'accept')).json().id).toBe(accepted.json().id);
    expect(await appointments(first)).toEqual([
      [FRIDAY, 'rescheduled'],
      [TUESDAY, 'scheduled'],
    ]);
    expect(await log()).toEqual([{ patient_id: first.id, outcome: 'accepted' }]);
    expect(await places(first)).toEqual([]);
    expect((await answer(first, offer.id, 'decline')).json().code).toBe('offer_over');
    expect((await t.pool.query('select from slot_holds where provider_id = $1', [providerId])).rowCount).toBe(0);
  });
});

describe('a time that was offered', () => {
  test('goes to the next at once when it is declined, and the time that an acceptance frees too', async () => {
    const { holder, theirs, waiting } = await aQueue([WEDNESDAY, FRIDAY]);
    const [first, second] = waiting;
    await cancel(holder, theirs);
    await runJob();
    expect((await answer(first, (await offerTo(first)).id, 'decline')).json()).toMatchObject({ outcome: 'declined' });
    expect(await offerTo(first)).toBeNull();
    expect((await offerTo(second)).date).toBe(TUESDAY);
    await answer(second, (await offerTo(second)).id, 'accept');
    expect(await log()).toEqual([
      { patient_id: first.id, outcome: 'declined' },
      { patient_id: second.id, outcome: 'accepted' },
    ]);
    const third = await newPatient(t);
    const appointment = await appointmentAt(third, FRIDAY);
    await join(third, appointment);
    await cancel(first, waiting[0].appointment);
    await runJob();
    expect((await offerTo(third)).date).toBe(WEDNESDAY);
  });

  test('goes to the next when 15 minutes have passed, and the answer comes too late', async () => {
    const { holder, theirs, waiting } = await aQueue([WEDNESDAY, FRIDAY]);
    const [first, second] = waiting;
    await cancel(holder, theirs);
    await runJob();
    const offer = await offerTo(first);
    t.clock.nowMs += 15 * MINUTE_MS - 1;
    await runJob();
    expect(await offerTo(second)).toBeNull();
    t.clock.nowMs += 1;
    expect(await offerTo(first)).toBeNull();
    const late = await answer(first, offer.id, 'accept');
    expect([late.statusCode, late.json().code]).toEqual([409, 'offer_over']);
    expect(await appointments(first)).toEqual([[WEDNESDAY, 'scheduled']]);
    await runJob();
    expect((await offerTo(second)).date).toBe(TUESDAY);
    expect((await answer(first, offer.id, 'decline')).json()).toMatchObject({ outcome: 'expired' });
  });
});

describe('a time whose owner cannot take it', () => {
  test('goes to the next when its owner leaves the list or gives up the visit', async () => {
    const { holder, theirs, waiting } = await aQueue([WEDNESDAY, FRIDAY]);
    const [first, second] = waiting;
    await cancel(holder, theirs);
    await runJob();
    await leave(first, first.appointment);
    expect((await offerTo(second)).date).toBe(TUESDAY);
    await cancel(second, second.appointment);
    await runJob();
    expect((await log()).map(({ outcome }) => outcome)).toEqual(['withdrawn', 'withdrawn']);
    expect((await book(await newPatient(t), TUESDAY)).statusCode).toBe(201);
  });

  test('is over at once for a patient who accepts it after the provider has closed the day', async () => {
    const { holder, theirs, waiting } = await aQueue([FRIDAY]);
    const [first] = waiting;
    await cancel(holder, theirs);
    await runJob();
    const offer = await offerTo(first);
    await t.pool.query("insert into schedule_exceptions (provider_id, day, kind) values ($1, '2026-11-24', 'off')", [
      providerId,
    ]);
    const over = { code: 'offer_over', message: 'This offer is over. Your visit stays as it is.' };
    expect((await answer(first, offer.id, 'accept')).json()).toEqual(over);
    expect(await places(first)).toMatchObject([{ appointmentId: first.appointment, offer: null }]);
    expect(await appointments(first)).toEqual([[FRIDAY, 'scheduled']]);
    expect(await log()).toEqual([{ patient_id: first.id, outcome: 'withdrawn' }]);
  });
});

describe('an offer', () => {
  test('is not one that was free already when they began to wait', async () => {
    const person = await newPatient(t);
    await join(person, await appointmentAt(person, FRIDAY));
    await runJob();
    expect(await log()).toEqual([]);
    const other = await newPatient(t);
    const appointment = await appointmentAt(other, WEDNESDAY);
    await cancel(other, appointment);
    await runJob();
    expect((await offerTo(person)).date).toBe(WEDNESDAY);
  });

  test('of another patient is as if missing, to administrators too', async () => {
    const { holder, theirs, waiting } = await aQueue([FRIDAY]);
    const [first] = waiting;
    await cancel(holder, theirs);
    await runJob();
    const { id } = await offerTo(first);
    const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
    for (const what of ['accept', 'decline'] as const) {
      for (const who of [await newPatient(t), admin]) {
        const foreign = await answer(who, id, what);
        expect([foreign.statusCode, foreign.body]).toEqual([404, (await answer(who, 999_999_999, what)).body]);
      }
    }
    expect(await log()).toEqual([{ patient_id: first.id, outcome: null }]);
  });
});
