import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { pauseUnattended } from './pause-unattended.ts';

const t = await testApp();
const context = { app: t.app, config: readConfig({}), db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
const START = t.clock.nowMs;
const HOUR_MS = 60 * 60_000;
let round = 0;
let providerId: number;
let owner: { readonly id: number; readonly cookie: string };
let ownerMail: string;

beforeEach(async () => {
  round += 1;
  t.clock.nowMs = START;
  ownerMail = `owner-${round}@example.com`;
  owner = await newPatient(t, { email: ownerMail });
  providerId = await practiceOf(t, owner);
  await t.pool.query('update sessions set last_seen_at = $2 where user_id = $1', [owner.id, new Date(START - HOUR_MS)]);
  await t.pool.query(
    `update providers set live_by = 'member', hours_confirmed_at = now(), live_at = $2 where id = $1`,
    [providerId, new Date(START - 240 * HOUR_MS)],
  );
});

/** Inserts an appointment with the news of its booking; hours count from the start of the test. */
async function insertBooked({
  startsIn,
  bookedAt = startsIn - 24,
  seenAt = null,
  status = 'scheduled',
}: {
  readonly startsIn: number;
  readonly bookedAt?: number;
  readonly seenAt?: number | null;
  readonly status?: string;
}): Promise<string> {
  const email = `patient-${round}-${startsIn}@example.com`;
  const patient = await newPatient(t, { email });
  const at = (hours: number) => new Date(START + hours * HOUR_MS);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, status)
     values ($1, $2, $3, $4, 'in-person', 'routine', 'Chest pain', $5) returning id`,
    [providerId, patient.id, at(startsIn), at(startsIn + 0.5), status],
  );
  await t.pool.query(
    `insert into practice_news (provider_id, appointment_id, kind, at, seen_at, level) values ($1, $2, 'booked', $3, $4, 4)`,
    [providerId, rows[0].id, at(bookedAt), seenAt === null ? null : at(seenAt)],
  );
  return email;
}
const state = async () => {
  const { rows } = await t.pool.query(
    'select booking_state as state, paused_reason as reason from providers where id = $1',
    [providerId],
  );
  return [rows[0].state, rows[0].reason];
};
const LIVE = ['live', null];
const PAUSED = ['paused', 'unattended'];
const run = async () => {
  await pauseUnattended(context);
  return await state();
};

describe('three visits in a row unseen at their start', () => {
  test('pause a place; owners, patients with visits to come and support learn of it', async () => {
    await insertBooked({ startsIn: -3, status: 'completed' });
    await insertBooked({ startsIn: -2 });
    const toCome = await insertBooked({ startsIn: 26 });
    expect(await run()).toEqual(LIVE);
    await insertBooked({ startsIn: -1 });
    expect(await run()).toEqual(PAUSED);
    expect(await mailedTo(t, ownerMail)).toMatchObject([
      { kind: 'bookings-unattended', subject: 'Bookings of Dr. Ngozi Test are paused: nobody looks at them' },
    ]);
    const mails = await mailedTo(t, toCome);
    expect(mails).toMatchObject([
      { kind: 'visit-unattended', subject: 'Please check your visit on Tue 24 Nov, 11:00' },
    ]);
    expect(mails[0]?.text).not.toContain('Chest pain');
    const { rows } = await t.pool.query(
      "select from support_tasks where kind = 'unseen_booking' and provider_id = $1",
      [providerId],
    );
    expect(rows).toHaveLength(1);
  });

  test('tell everybody once, by three callers at the same moment', async () => {
    for (const startsIn of [-3, -2, -1]) await insertBooked({ startsIn });
    const toCome = await insertBooked({ startsIn: 26 });
    await Promise.all([run(), run(), run()]);
    expect(await mailedTo(t, ownerMail)).toHaveLength(1);
    expect(await mailedTo(t, toCome)).toHaveLength(1);
  });

  test.each([
    ['one was seen before its start', { seenAt: -2.1 }],
    ['one was cancelled', { status: 'cancelled' }],
  ])('do not count if %s', async (_, between) => {
    await insertBooked({ startsIn: -3 });
    await insertBooked({ startsIn: -2, ...between });
    await insertBooked({ startsIn: -1 });
    expect(await run()).toEqual(LIVE);
  });

  test('do not count if the practice marked one of the patients', async () => {
    for (const startsIn of [-3, -2, -1]) await insertBooked({ startsIn });
    await t.pool.query(
      `update appointments set attendance = 'attended', marked_at = now() where provider_id = $1 and starts_at = $2`,
      [providerId, new Date(START - 2 * HOUR_MS)],
    );
    expect(await run()).toEqual(LIVE);
  });

  test('count if they were seen after their start, as long as something is unseen', async () => {
    await insertBooked({ startsIn: -3, seenAt: -2.9 });
    await insertBooked({ startsIn: -2, seenAt: -1.9 });
    await insertBooked({ startsIn: -1 });
    expect(await run()).toEqual(PAUSED);
  });

  test('do not pause a place that the operator runs', async () => {
    for (const startsIn of [-3, -2, -1]) await insertBooked({ startsIn });
    await t.pool.query("update providers set live_by = 'operator' where id = $1", [providerId]);
    expect(await run()).toEqual(LIVE);
  });
});

describe('24 opening hours with unseen news', () => {
  // 08:00 to 17:00 on weekdays: from Monday, 09:00, until Wednesday, 15:00.
  const END = START + 54 * HOUR_MS;

  test('and without a call of a member pause a place', async () => {
    await insertBooked({ startsIn: 100, bookedAt: 0 });
    t.clock.nowMs = END - 1;
    expect(await run()).toEqual(LIVE);
    t.clock.nowMs = END;
    expect(await run()).toEqual(PAUSED);
  });

  test('pause no place of which a member used the portal', async () => {
    await insertBooked({ startsIn: 100, bookedAt: 0 });
    t.clock.nowMs = START + 30 * HOUR_MS;
    await openSession(t.db, owner.id, t.clock.nowMs);
    await t.pool.query('update sessions set last_seen_at = $2 where user_id = $1', [owner.id, new Date(t.clock.nowMs)]);
    t.clock.nowMs = END;
    expect(await run()).toEqual(LIVE);
  });

  test('do not count from before there was an escalation', async () => {
    await insertBooked({ startsIn: 100, bookedAt: 0 });
    await t.pool.query('update practice_news set level = 0 where provider_id = $1', [providerId]);
    t.clock.nowMs = END;
    expect(await run()).toEqual(LIVE);
  });
});

test('an owner starts the bookings again, and what was unseen before does not pause them at once', async () => {
  for (const startsIn of [-3, -2, -1]) await insertBooked({ startsIn });
  expect(await run()).toEqual(PAUSED);
  await t.pool.query(
    "insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, 'a@example.com', now(), now())",
    [providerId],
  );
  const started = await t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${providerId}/bookings`,
    headers: { cookie: `session=${await openSession(t.db, owner.id, t.clock.nowMs)}` },
    payload: { on: true, was: 'paused' },
  });
  expect([started.statusCode, started.json()]).toMatchObject([200, { bookingState: 'live', pausedReason: null }]);
  t.clock.nowMs += HOUR_MS;
  expect(await run()).toEqual(LIVE);
});
