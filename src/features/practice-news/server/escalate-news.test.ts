import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { newAccount, post } from '#test/sign-in.ts';
import { takeDueSteps } from './escalate-news.ts';

const t = await testApp();
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;
const config = readConfig({ SMS_URL: 'https://sms.example.ng/send' });
const context = { app: t.app, config, db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
let round = 0;
let providerId: number;
let owner: { readonly id: number; readonly cookie: string };
let patient: { readonly id: number; readonly cookie: string };
let first: string;
let second: string;
let ownerMail: string;

beforeEach(async () => {
  round += 1;
  t.clock.nowMs = START;
  // Open at all hours, so that opening time is wall-clock time.
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  providerId = await newProvider(t, { name: "St. Mary's", providesUrgentCare: true, hours });
  await t.pool.query("update providers set live_by = 'member', hours_confirmed_at = now() where id = $1", [providerId]);
  [first, second, ownerMail] = [`first${round}@example.com`, `second${round}@example.com`, `owner${round}@example.com`];
  owner = await newPatient(t, { role: 'provider', email: ownerMail });
  await addMember(t.db, { providerId, userId: owner.id, role: 'owner', nowMs: START });
  await addContact({ email: first });
  await addContact({ email: second });
  patient = await newAccount(t, `ngozi${round}`, { fullName: 'Ngozi Secret-Name' });
});

async function addContact({ email = null, phone = null }: { email?: string | null; phone?: string | null }) {
  await t.pool.query(
    'insert into alert_contacts (provider_id, email, phone, added_at, confirmed_at) values ($1, $2, $3, now(), now())',
    [providerId, email, phone],
  );
}
async function book(minutesAhead: number): Promise<number> {
  const date = new Date(START + minutesAhead * MINUTE_MS).toISOString();
  const wanted = { providerId, date, visitType: 'in-person', careType: 'urgent', reason: 'Chest pain' };
  const answer = await post(t, '/api/appointments', wanted, { cookie: patient.cookie });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}
const unseen = async (address: string) => {
  const found = (await mailedTo(t, address)).filter(({ kind }) => kind === 'practice-unseen');
  return found.length;
};
const stateOf = async () => {
  const { rows } = await t.pool.query<{ level: number; due: Date | null }>(
    'select level, due_at as due from practice_news where provider_id = $1 order by id desc limit 1',
    [providerId],
  );
  const [row] = rows;
  return [row?.level, row?.due ? (row.due.getTime() - START) / MINUTE_MS : null];
};
const tasks = async () =>
  (await t.pool.query("select from support_tasks where kind = 'unseen_booking' and provider_id = $1", [providerId]))
    .rowCount;
const at = async (minute: number) => {
  t.clock.nowMs = START + minute * MINUTE_MS;
  await takeDueSteps(context);
};
async function markSeen(): Promise<void> {
  const { rows } = await t.pool.query('select id::int from practice_news where provider_id = $1', [providerId]);
  const answer = await t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${providerId}/news/seen`,
    // Time has passed: the first session has ended.
    headers: { cookie: `session=${await openSession(t.db, owner.id, t.clock.nowMs)}` },
    payload: { ids: rows.map(({ id }) => id) },
  });
  expect(answer.statusCode).toBe(200);
}

describe('an unseen booking', () => {
  test('climbs from the first contact to support, each step once at its time', async () => {
    await book(2880);
    expect(await stateOf()).toEqual([0, 120]);
    const seen = [];
    for (const minute of [119, 120, 121, 139, 140, 160, 179, 180, 181, 600]) {
      await at(minute);
      seen.push([minute, await unseen(first), await unseen(second), await unseen(ownerMail), await tasks()]);
    }
    expect(seen).toEqual([
      [119, 0, 0, 0, 0],
      [120, 1, 0, 0, 0],
      [121, 1, 0, 0, 0],
      [139, 1, 0, 0, 0],
      [140, 1, 1, 0, 0],
      [160, 1, 1, 1, 0],
      [179, 1, 1, 1, 0],
      [180, 1, 1, 1, 1],
      [181, 1, 1, 1, 1],
      [600, 1, 1, 1, 1],
    ]);
    expect(await stateOf()).toEqual([4, null]);
  });

  test('stops to climb once a member has seen it', async () => {
    await book(2880);
    await at(120);
    await markSeen();
    await at(600);
    expect([await unseen(first), await unseen(second), await tasks()]).toEqual([1, 0, 0]);
    const { rows } = await t.pool.query('select seen_via, seen_by from practice_news where provider_id = $1', [
      providerId,
    ]);
    expect(rows).toEqual([{ seen_via: 'portal', seen_by: owner.id }]);
  });
});

describe('an unseen booking also', () => {
  test('near its start climbs at once, then every five minutes', async () => {
    await book(30);
    expect(await stateOf()).toEqual([0, 0]);
    for (const minute of [0, 4, 5, 10, 15]) await at(minute);
    expect([await unseen(first), await unseen(second), await unseen(ownerMail), await tasks()]).toEqual([1, 1, 1, 1]);
  });

  test('takes each step once, by three callers at the same moment', async () => {
    await book(2880);
    for (const minute of [120, 140, 160, 180]) {
      t.clock.nowMs = START + minute * MINUTE_MS;
      await Promise.all([takeDueSteps(context), takeDueSteps(context), takeDueSteps(context)]);
    }
    expect([await unseen(first), await unseen(second), await unseen(ownerMail), await tasks()]).toEqual([1, 1, 1, 1]);
    expect(await stateOf()).toEqual([4, null]);
  });

  test('takes a step again whose transaction failed, and nothing of it stays', async () => {
    await book(2880);
    t.clock.nowMs = START + 120 * MINUTE_MS;
    const dying = { ...context, db: dyingDatabase() };
    await expect(takeDueSteps(dying)).rejects.toThrow('before the commit');
    expect([await unseen(first), (await stateOf())[0]]).toEqual([0, 0]);
    await takeDueSteps(context);
    expect([await unseen(first), (await stateOf())[0]]).toEqual([1, 1]);
  });

  test('has one open task for support, however many bookings there are', async () => {
    await book(2880);
    await book(2940);
    for (const minute of [120, 140, 160, 180]) await at(minute);
    expect(await tasks()).toBe(1);
  });

  test('is named in no alert', async () => {
    await book(2880);
    for (const minute of [120, 140, 160]) await at(minute);
    for (const address of [first, second, ownerMail]) {
      const mails = (await mailedTo(t, address)).filter(({ kind }) => kind === 'practice-unseen');
      expect(mails).toMatchObject([{ subject: 'Not seen yet: New booking: Wed 25 Nov, 09:00', secret: true }]);
      expect(JSON.stringify(mails)).not.toMatch(/Ngozi|Secret|Chest/);
    }
  });
});

describe('no one is alerted', () => {
  test('of a booking that was cancelled since', async () => {
    const id = await book(2880);
    await t.pool.query("update appointments set status = 'cancelled' where id = $1", [id]);
    await at(120);
    expect([await unseen(first), await stateOf()]).toEqual([0, [0, null]]);
  });

  test('of a booking at a place that no member runs', async () => {
    await t.pool.query("update providers set live_by = 'operator' where id = $1", [providerId]);
    await book(2880);
    for (const minute of [120, 140, 160, 180]) await at(minute);
    expect([await unseen(first), await tasks(), (await stateOf())[1]]).toEqual([0, 0, null]);
  });

  test('of a booking from before there was an escalation', async () => {
    await book(2880);
    await t.pool.query('update practice_news set due_at = null where provider_id = $1', [providerId]);
    await at(600);
    expect(await unseen(first)).toBe(0);
  });
});

test('a cancellation that no member has seen reaches the first contact only', async () => {
  const id = await book(2880);
  await markSeen();
  const answer = await t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    headers: { cookie: patient.cookie },
    payload: { status: 'cancelled' },
  });
  expect(answer.statusCode).toBe(200);
  for (const minute of [120, 140, 160, 180]) await at(minute);
  expect([await unseen(first), await unseen(second), await unseen(ownerMail), await tasks()]).toEqual([1, 0, 0, 0]);
  expect(await stateOf()).toEqual([1, null]);
});

/** A database whose transactions do everything and then fail. */
function dyingDatabase(): typeof t.db {
  return new Proxy(t.db, {
    get: (db, name) =>
      name === 'transaction'
        ? (act: Parameters<typeof db.transaction>[0]) =>
            db.transaction(async (tx) => {
              await act(tx);
              throw new Error('before the commit');
            })
        : Reflect.get(db, name),
  });
}
