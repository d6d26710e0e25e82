import { beforeEach, expect, test } from 'vitest';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { sendAtOnce, tally } from '#test/race.ts';
import { newPractice, newResource } from '#test/resources.ts';

const t = await testApp();
const base = await t.listen();
const at = (date: string, time: string) => new Date(lagosInstant(date, time)).toISOString();
const tuesday = '2026-11-24';
const patients = await Promise.all(Array.from({ length: 300 }, () => newPatient(t)));
const appointmentsOf = async (...providerIds: number[]) =>
  (await t.pool.query('select count(*)::int as n from appointments where provider_id = any($1)', [providerIds])).rows[0]
    .n;

// A patient can't have two appointments at once: each race starts with every patient free.
beforeEach(async () => {
  await t.pool.query("update appointments set status = 'cancelled'");
});

/** Thirty half-hour periods, each opening a minute after the one before: every start is offered, all overlap. */
const staggered = Array.from({ length: 30 }, (_, minute) => ({
  weekday: 2,
  opens: `10:${String(minute).padStart(2, '0')}`,
  closes: minute === 0 ? '10:30' : `10:${String(30 + minute).padStart(2, '0')}`,
}));

test('200 people book one slot at once: one gets it, 199 are refused with a reason, and one row is stored', async () => {
  const providerId = await newProvider(t);
  const outcomes = await sendAtOnce(
    base,
    patients.slice(0, 200).map(({ cookie }) => ({ cookie, providerId, date: at(tuesday, '10:30') })),
  );
  expect(tally(outcomes)).toEqual({ '201': 1, '409 slot_taken': 199 });
  expect(await appointmentsOf(providerId)).toBe(1);
});

test('30 people book overlapping starts at once: one gets a place', async () => {
  const providerId = await newProvider(t, { hours: staggered });
  const outcomes = await sendAtOnce(
    base,
    staggered.map(({ opens }, index) => ({
      cookie: patients[index]?.cookie ?? '',
      providerId,
      date: at(tuesday, opens),
    })),
  );
  expect(tally(outcomes)).toEqual({ '201': 1, '409 slot_taken': 29 });
  expect(await appointmentsOf(providerId)).toBe(1);
});

test('50 people book one time of a practice with three people at once: three get it', async () => {
  const providerId = await newProvider(t);
  const practice = await newPractice(t, [providerId]);
  for (const position of [0, 1, 2]) await newResource(t, practice, { at: [providerId], position });
  const outcomes = await sendAtOnce(
    base,
    patients.slice(0, 50).map(({ cookie }) => ({ cookie, providerId, date: at(tuesday, '10:30') })),
  );
  expect(tally(outcomes)).toEqual({ '201': 3, '409 slot_taken': 47 });
  expect(await appointmentsOf(providerId)).toBe(3);
});

test('300 people book 300 different slots at once: all get theirs', async () => {
  const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '20:30' }));
  const ids = [
    await newProvider(t, { hours: daily, visitMinutes: 15 }),
    await newProvider(t, { hours: daily, visitMinutes: 15 }),
  ];
  const slots = Array.from({ length: 150 }, (_, index) => {
    const minutes = 8 * 60 + (index % 50) * 15;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return at(addDays(tuesday, Math.floor(index / 50)), time);
  });
  const attempts = ids.flatMap((providerId, half) =>
    slots.map((date, index) => ({ cookie: patients[half * 150 + index]?.cookie ?? '', providerId, date })),
  );
  expect(tally(await sendAtOnce(base, attempts))).toEqual({ '201': 300 });
  expect(await appointmentsOf(...ids)).toBe(300);
});

test('one person sends the same booking 50 times at once with one key: one appointment', async () => {
  const providerId = await newProvider(t);
  const { cookie } = await newPatient(t);
  const attempt = { cookie, providerId, date: at(tuesday, '11:00'), idempotencyKey: 'once' };
  const outcomes = await sendAtOnce(
    base,
    Array.from({ length: 50 }, () => attempt),
  );
  expect(tally(outcomes)).toEqual({ '201': 50 });
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
  expect(await appointmentsOf(providerId)).toBe(1);
});

// Last, because it spoils the database: shows that the tests above rest on the constraints and on nothing else.
test('without the constraints the same races book twice', async () => {
  await t.pool.query('drop index appointments_one_per_start');
  await t.pool.query('alter table appointments drop constraint appointments_no_overlap');
  const one = await newProvider(t);
  await sendAtOnce(
    base,
    patients.slice(0, 200).map(({ cookie }) => ({ cookie, providerId: one, date: at(tuesday, '10:30') })),
  );
  expect(await appointmentsOf(one)).toBeGreaterThan(1);
  const overlapping = await newProvider(t, { hours: staggered });
  await sendAtOnce(
    base,
    staggered.map(({ opens }, index) => ({
      // A patient with none of the appointments above, who can't have two at once.
      cookie: patients[200 + index]?.cookie ?? '',
      providerId: overlapping,
      date: at(tuesday, opens),
    })),
  );
  expect(await appointmentsOf(overlapping)).toBeGreaterThan(1);
  const shared = await newProvider(t);
  const practice = await newPractice(t, [shared]);
  for (const position of [0, 1, 2]) await newResource(t, practice, { at: [shared], position });
  await sendAtOnce(
    base,
    patients.slice(230, 280).map(({ cookie }) => ({ cookie, providerId: shared, date: at(tuesday, '10:30') })),
  );
  expect(await appointmentsOf(shared)).toBeGreaterThan(3);
});
