import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { practitionerAt } from '#test/access/resource-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { holding } from '#test/holding.ts';
import { RACE_ROUNDS, sendAtOnce, tally } from '#test/race.ts';

/** Ten rounds have every order at least once. */
const ROUNDS = Math.ceil(RACE_ROUNDS / 20) * 10;

const t = await testApp();
const base = await t.listen();
const DATE = new Date(lagosInstant('2026-11-24', '10:00')).toISOString();
const desk = await newPatient(t, { fullName: 'Front Desk' });
const patients = await Promise.all([1, 2, 3, 4].map(() => newPatient(t)));

async function send(method: string, providerId: number, path: string, body: object) {
  const answer = await fetch(`${base}/api/portal/providers/${providerId}/${path}`, {
    method,
    headers: { cookie: desk.cookie, 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as { visits?: { id: number }[]; resources?: { id: number }[] };
  return {
    status: answer.status,
    visits: (reply.visits ?? []).map(({ id }) => id),
    resources: (reply.resources ?? []).map(({ id }) => id),
  };
}
const add = (providerId: number, more: object = {}) =>
  send('POST', providerId, 'resources', { ...practitionerAt(providerId), ...more });
const book = (providerId: number) =>
  sendAtOnce(
    base,
    patients.map(({ cookie }) => ({ cookie, providerId, date: DATE })),
  );
const scheduledAt = async (providerId: number): Promise<{ resource_id: number | null; lane: number }[]> =>
  (
    await t.pool.query(
      `select resource_id, lane from appointments where provider_id = $1 and status = 'scheduled' order by resource_id, lane`,
      [providerId],
    )
  ).rows;
const forget = () => t.pool.query("update appointments set status = 'cancelled' where status = 'scheduled'");

/**
 * Runs a change and bookings at once. The first sender mostly wins, so they take turns; of each ten rounds the change is sure
 * to win one, and the bookings another.
 */
async function meet<T>(round: number, providerId: number, change: () => Promise<T>) {
  if (round % 10 === 4) {
    const outcomes = await book(providerId);
    return { changed: await change(), outcomes };
  }
  if (round % 10 === 9) {
    const held = await holding(t.pool, `select pg_advisory_xact_lock(${providerId})`);
    const changing = change();
    await held.waiting(1);
    const bookings = book(providerId);
    await held.release();
    return { changed: await changing, outcomes: await bookings };
  }
  const first = round % 2 === 0 ? { bookings: book(providerId), changing: change() } : undefined;
  const { changing, bookings } = first ?? { changing: change(), bookings: book(providerId) };
  return { changed: await changing, outcomes: await bookings };
}

test('the first people of a place are added while patients book: as many visits as people, none without one', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    await forget();
    const providerId = await practiceOf(t, desk);
    const { changed, outcomes } = await meet(round, providerId, () => add(providerId));
    expect(changed.status).toBe(201);
    const scheduled = await scheduledAt(providerId);
    const booked = outcomes.filter(({ status }) => status === 201).length;
    // The second of them is only there for what was booked after the change.
    expect([1, 2]).toContain(booked);
    expect(scheduled).toHaveLength(booked);
    expect(new Set(scheduled.map(({ resource_id }) => resource_id)).size).toBe(booked);
    for (const { resource_id, lane } of scheduled) {
      expect(changed.resources).toContain(resource_id);
      expect(lane).toBe(1);
    }
    seen.add(Object.keys(tally(outcomes)).join(' and '));
    // Whichever came first, two people see two patients at that time, and no more.
    await book(providerId);
    expect(await scheduledAt(providerId)).toHaveLength(2);
  }
  expect([...seen].every((kinds) => /^201 and 409 \w+$/.test(kinds))).toBe(true);
}, 240_000);

test('a person is retired while patients book: a visit is in the way, or goes to the other one', async () => {
  let [retiredFirst, bookedFirst] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    await forget();
    const providerId = await practiceOf(t, desk);
    await add(providerId, { takesOver: true });
    const [kept = 0, gone = 0] = (await add(providerId)).resources;
    const retire = (booked?: object) => send('DELETE', providerId, `resources/${gone}`, { ...(booked && { booked }) });
    const { changed, outcomes } = await meet(round, providerId, () => retire());
    const scheduled = await scheduledAt(providerId);
    expect(scheduled).toHaveLength(outcomes.filter(({ status }) => status === 201).length);
    if (changed.status === 200) {
      retiredFirst += 1;
      expect(scheduled).toEqual([{ resource_id: kept, lane: 1 }]);
      continue;
    }
    bookedFirst += 1;
    expect(changed.status).toBe(409);
    expect(scheduled.map(({ resource_id }) => resource_id)).toEqual([kept, gone]);
    expect(changed.visits).toHaveLength(1);
    // The other person is taken: the visit can't be moved, and stays.
    expect((await retire({ choice: 'move', ids: changed.visits })).status).toBe(200);
    expect(await scheduledAt(providerId)).toEqual(scheduled);
  }
  expect(retiredFirst).toBeGreaterThan(0);
  expect(bookedFirst).toBeGreaterThan(0);
}, 240_000);

test('the last person is retired while patients book: one visit at a time all along', async () => {
  let [retiredFirst, bookedFirst] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    await forget();
    const providerId = await practiceOf(t, desk);
    const [only = 0] = (await add(providerId, { takesOver: true })).resources;
    const retire = (booked?: object) => send('DELETE', providerId, `resources/${only}`, { ...(booked && { booked }) });
    const { changed, outcomes } = await meet(round, providerId, () => retire());
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    if (changed.status === 409) {
      bookedFirst += 1;
      const settled = await meet(round, providerId, () => retire({ choice: 'keep', ids: changed.visits }));
      expect(settled.changed.status).toBe(200);
      expect(settled.outcomes.every(({ status }) => status === 409)).toBe(true);
    } else retiredFirst += 1;
    expect(await scheduledAt(providerId)).toEqual([{ resource_id: null, lane: 1 }]);
  }
  expect(retiredFirst).toBeGreaterThan(0);
  expect(bookedFirst).toBeGreaterThan(0);
}, 240_000);
