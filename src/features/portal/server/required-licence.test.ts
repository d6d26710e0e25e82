import { beforeEach, expect, test } from 'vitest';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { pauseOverdueChecklists } from './pause-overdue.ts';

const t = await testApp('empty', { REQUIRE_LICENCE: 'on' });
const config = readConfig({ REQUIRE_LICENCE: 'on' });
const context = { app: t.app, config, db: t.db, keyFor: TEST_KEYS, now: t.clock.now } as never;
const DAY_MS = 24 * 60 * 60 * 1000;
let providerId: number;
let cookie: string;

beforeEach(async () => {
  t.clock.nowMs = Date.UTC(2026, 10, 23, 8);
  await t.pool.query(
    `update providers set booking_state = 'setting_up', live_by = null, paused_reason = null, checklist_due_at = null`,
  );
  const hoursConfirmedAt = new Date(t.clock.nowMs);
  providerId = await newProvider(t, { bookingState: 'setting_up', liveBy: null, hoursConfirmedAt });
  const person = await personWith(t, { role: 'provider', permissions: [] });
  ({ cookie } = person);
  await addMember(t.db, { providerId, userId: person.id, role: 'owner', nowMs: t.clock.nowMs });
  const at = new Date(t.clock.nowMs);
  await t.db.insert(alertContacts).values({ providerId, email: 'desk@example.com', addedAt: at, confirmedAt: at });
});

const start = async (was: string) =>
  await t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${providerId}/bookings`,
    headers: { cookie },
    payload: { on: true, was },
  });
const checklist = async () =>
  (await t.app.inject({ url: `/api/portal/providers/${providerId}/checklist`, headers: { cookie } })).json();
const stored = async () => (await t.pool.query('select * from providers where id = $1', [providerId])).rows[0];
async function record(validUntil: string, more: object = {}) {
  const admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
  const answer = await t.app.inject({
    method: 'PUT',
    url: `/api/admin/providers/${providerId}/licences`,
    headers: { cookie: admin.cookie },
    payload: { council: 'MDCN', number: 'R 1234', validUntil, ...more },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
const goLive = () =>
  t.pool.query(`update providers set booking_state = 'live', live_by = 'member' where id = $1`, [providerId]);

test('bookings start only with a recorded licence that holds today', async () => {
  expect(await checklist()).toMatchObject({ missing: ['licence'], requiresLicence: true });
  const refused = await start('setting_up');
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'not_ready', missing: ['licence'] }]);
  await record('2026-11-22', { hasEnded: true });
  expect((await start('setting_up')).json()).toMatchObject({ code: 'not_ready', missing: ['licence'] });
  await record('2026-11-23');
  expect((await start('setting_up')).json()).toMatchObject({ bookingState: 'live', missing: [] });
});

test('a practice that is live without a licence stays live for 14 days, and is paused then', async () => {
  await goLive();
  expect(await pauseOverdueChecklists.run(context)).toBe(0);
  expect(await checklist()).toMatchObject({ bookingState: 'live', dueAt: '2026-12-07T08:00:00.000Z' });
  t.clock.nowMs += 14 * DAY_MS - 1;
  expect(await pauseOverdueChecklists.run(context)).toBe(0);
  t.clock.nowMs += 1;
  expect(await pauseOverdueChecklists.run(context)).toBe(1);
  expect(await stored()).toMatchObject({ booking_state: 'paused', paused_reason: 'checklist' });
});

test('a practice whose licence is recorded in time goes on', async () => {
  await goLive();
  await pauseOverdueChecklists.run(context);
  await record('2027-12-31');
  t.clock.nowMs += 14 * DAY_MS;
  expect(await pauseOverdueChecklists.run(context)).toBe(0);
  expect(await stored()).toMatchObject({ booking_state: 'live', checklist_due_at: null });
});
