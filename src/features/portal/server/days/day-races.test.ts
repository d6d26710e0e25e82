import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { holding } from '#test/holding.ts';
import { type Attempt, type Outcome, RACE_ROUNDS, sendAtOnce } from '#test/race.ts';
import { newPractice, newResource } from '#test/resources.ts';

const t = await testApp();
const base = await t.listen();
const DAY = '2026-11-24';
const at = (time: string) => new Date(lagosInstant(DAY, time)).toISOString();
const desk = await newPatient(t, { fullName: 'Front Desk' });
const patients = await Promise.all([1, 2, 3, 4].map(() => newPatient(t)));

/** Sends a change over a socket; returns the status and the appointments in the way. */
async function send(providerId: number, method: string, path: string, body: object) {
  const answer = await fetch(`${base}/api/portal/providers/${providerId}/${path}`, {
    method,
    headers: { cookie: desk.cookie, 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as { visits?: { id: number }[] };
  return { status: answer.status, ids: (reply.visits ?? []).map(({ id }) => id) };
}
type Change = (booked?: object) => ReturnType<typeof send>;

/** What is booked on the day, with what takes it. */
const scheduledAt = async (places: readonly number[]): Promise<{ id: number; resource_id: number | null }[]> =>
  (
    await t.pool.query(
      `select id, resource_id from appointments where provider_id = any($1) and status = 'scheduled' order by id`,
      [places],
    )
  ).rows;

/**
 * Runs a change and bookings at once. The first sender mostly wins, so they take turns; of each ten rounds the change is sure
 * to win one.
 */
async function meet(round: number, providerId: number, change: Change, book: () => Promise<Outcome[]>) {
  if (round % 10 === 9) {
    const held = await holding(t.pool, `select pg_advisory_xact_lock(${providerId})`);
    const changing = change();
    await held.waiting(1);
    const bookings = book();
    await held.release();
    return { first: await changing, outcomes: await bookings };
  }
  const sent = round % 2 === 0 ? { bookings: book(), changing: change() } : undefined;
  const { changing, bookings } = sent ?? { changing: change(), bookings: book() };
  return { first: await changing, outcomes: await bookings };
}

/** Races a change against bookings: each booking is either shown to the desk, and cancelled as it chose, or refused. */
async function race(
  make: () => Promise<{
    readonly providerId: number;
    readonly change: Change;
    readonly bookings: readonly Attempt[];
    /** What may not be booked any more afterwards. */
    readonly closed: () => Promise<number>;
  }>,
): Promise<void> {
  const seen = new Set<string>();
  for (let round = 0; round < RACE_ROUNDS; round++) {
    await t.pool.query("update appointments set status = 'cancelled' where status = 'scheduled'");
    const { providerId, change, bookings, closed } = await make();
    const { first, outcomes } = await meet(round, providerId, change, () =>
      sendAtOnce(base, bookings.slice(0, 1 + (round % bookings.length))),
    );
    expect(outcomes.map(({ status }) => status).every((status) => [201, 409].includes(status))).toBe(true);
    seen.add(first.status === 409 ? 'refused' : 'closed first');
    if (first.status === 409) {
      let { ids } = first;
      expect(ids.length).toBeGreaterThan(0);
      for (let again = await change({ choice: 'cancel', ids }); again.status === 409; ) {
        ids = again.ids;
        again = await change({ choice: 'cancel', ids });
      }
    }
    expect(await closed()).toBe(0);
  }
  expect([...seen].toSorted()).toEqual(['closed first', 'refused']);
}

test('leave of a person of two places that meets bookings at both leaves no visit with that person', async () => {
  await race(async () => {
    const places = [await practiceOf(t, desk), await practiceOf(t, desk)];
    const [providerId = 0, branch = 0] = places;
    const doctor = await newResource(t, await newPractice(t, places, 50), { at: places });
    const body = { resourceId: doctor, kind: 'off', from: DAY, until: DAY, cause: 'leave' };
    return {
      providerId,
      change: (booked) => send(providerId, 'POST', 'schedule-changes', { ...body, ...(booked && { booked }) }),
      bookings: patients.map(({ cookie }, n) => ({
        cookie,
        providerId: n % 2 === 0 ? branch : providerId,
        date: at(['09:00', '09:00', '10:00', '11:00'][n] ?? ''),
      })),
      closed: async () => (await scheduledAt(places)).length,
    };
  });
}, 120_000);

test('a part of a day of one person that is closed while patients book it goes to the colleague or to no one', async () => {
  await race(async () => {
    const providerId = await practiceOf(t, desk);
    const practiceId = await newPractice(t, [providerId], 50);
    const doctor = await newResource(t, practiceId, { at: [providerId] });
    await newResource(t, practiceId, { at: [providerId], position: 1 });
    const body = { resourceId: doctor, kind: 'closed', opens: '09:00', closes: '11:00', from: DAY, until: DAY };
    return {
      providerId,
      change: (booked) => send(providerId, 'POST', 'schedule-changes', { ...body, ...(booked && { booked }) }),
      bookings: patients.map(({ cookie }, n) => ({ cookie, providerId, date: at(n < 2 ? '09:00' : '10:00') })),
      closed: async () => (await scheduledAt([providerId])).filter(({ resource_id }) => resource_id === doctor).length,
    };
  });
}, 120_000);

test('a public holiday that is answered closed while patients book it keeps no visit', async () => {
  await t.pool.query(`insert into public_holidays (day, name, added_at) values ($1, 'Eid-el-Test', now())`, [DAY]);
  await race(async () => {
    const providerId = await practiceOf(t, desk);
    const body = { answer: 'closed', was: null };
    return {
      providerId,
      change: (booked) => send(providerId, 'PUT', `holidays/${DAY}`, { ...body, ...(booked && { booked }) }),
      bookings: patients.map(({ cookie }, n) => ({ cookie, providerId, date: at(n < 2 ? '09:00' : '10:00') })),
      closed: async () => (await scheduledAt([providerId])).length,
    };
  });
}, 120_000);
