import { beforeEach, expect, test } from 'vitest';
import { messages } from '#db/schema/platform/messages.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { waitingName } from '#test/access/page-set-ups.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { applied } from '#test/provider-application.ts';

const t = await testApp();
let admin: { id: number; cookie: string };

beforeEach(async () => {
  admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'], fullName: 'Ada Admin' });
});

const get = (url: string) => t.app.inject({ url, headers: { cookie: admin.cookie } });
const post = (url: string) => t.app.inject({ method: 'POST', url, headers: { cookie: admin.cookie } });
const record = (act: string, object: string, details = {}) =>
  t.db.transaction(async (tx) =>
    recordAct(tx, { keyFor: TEST_KEYS, now: t.clock.now }, admin, { act, object, details }),
  );
const entries = async () => (await t.pool.query('select count(*)::int as n from activity_log')).rows[0].n as number;

async function newMessage(overrides: Partial<typeof messages.$inferInsert> = {}): Promise<number> {
  const [row] = await t.db
    .insert(messages)
    .values({
      kind: 'reset-password',
      channel: 'email',
      recipient: 'ada.obi@example.com',
      subject: 'A subject of canaries',
      text: 'A text of canaries',
      links: { action: { label: 'A label of canaries', url: 'https://example.com/canaries' } },
      html: '<p>An html of canaries</p>',
      secret: true,
      ...overrides,
    })
    .returning({ id: messages.id });
  return row?.id ?? 0;
}

test('the dashboard counts the network; listings are counted separately', async () => {
  expect((await get('/api/admin/stats')).json().urgentCare).toEqual({ count: 0, coveragePercent: null });
  await newProvider(t, { telehealthAvailable: true });
  await newProvider(t, { providesUrgentCare: true, acceptingNewPatients: false });
  await newProvider(t);
  await newProvider(t, { bookable: false, providesUrgentCare: true, telehealthAvailable: true });
  await applied(t);
  await applied(t);
  await applied(t);
  await waitingName(t, await newProvider(t, { bookable: false }));
  await t.pool.query(
    `update provider_applications set status = 'rejected' where id = (select min(id) from provider_applications)`,
  );
  await t.pool.query(
    `update provider_applications set status = 'approved' where id = (select max(id) from provider_applications)`,
  );
  expect((await get('/api/admin/stats')).json()).toEqual({
    applications: { total: 3, pending: 1, toConvert: 1 },
    providers: { total: 3, active: 2, telehealth: 1 },
    urgentCare: { count: 1, coveragePercent: 33 },
    listings: 2,
    pageChanges: 1,
  });
});

test('the audit log shows who did what, latest first, and can be filtered', async () => {
  t.clock.nowMs = Date.parse('2026-11-20T22:59:59.999Z');
  await record('provider.update', 'provider:1', { changed: ['name'] });
  t.clock.nowMs = Date.parse('2026-11-20T23:00:00.000Z');
  await record('provider.delete', 'provider:1');
  const acts = async (query: string) => {
    const answer = await get(`/api/admin/audit?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return (answer.json() as { act: string }[]).map(({ act }) => act);
  };
  const [latest] = (await get('/api/admin/audit?limit=1')).json();
  expect(latest).toEqual({
    id: expect.any(Number),
    at: '2026-11-20T23:00:00.000Z',
    actorId: admin.id,
    actorRole: 'admin',
    actorName: 'Ada Admin',
    act: 'provider.delete',
    object: 'provider:1',
    subjectId: null,
    details: {},
  });
  expect(await acts('act=PROVIDER.')).toEqual(['provider.delete', 'provider.update']);
  expect(await acts('act=provider&from=2026-11-21')).toEqual(['provider.delete']);
  expect(await acts('act=provider&to=2026-11-20')).toEqual(['provider.update']);
  expect(await acts('act=provider&offset=1')).toEqual(['provider.update']);
  expect(await acts('actor=ada')).toHaveLength(2);
  for (const day of ['0001-01-01', '9999-12-31']) {
    expect((await get(`/api/admin/audit?from=${day}&to=${day}`)).json(), day).toEqual([]);
  }
  for (const wild of ['actor=%25', 'act=_', 'actor=%5C']) expect(await acts(wild)).toEqual([]);
  expect((await get('/api/admin/audit?limit=1&act=provider')).headers['x-total-count']).toBe('2');
});

test('the audit log omits accesses to health records', async () => {
  await appendActivity(t.db, TEST_KEYS, t.clock.now(), [
    { log: 'access', actorId: admin.id, actorRole: 'admin', actorName: 'x', act: 'appointment.read', object: 'a:1' },
  ]);
  expect((await get('/api/admin/audit?act=appointment.read')).json()).toEqual([]);
});

test('an action and its log entry are written together or not at all', async () => {
  const before = await entries();
  await expect(
    t.db.transaction(async (tx) => {
      await recordAct(tx, { keyFor: TEST_KEYS, now: t.clock.now }, admin, { act: 'x.y', object: 'x:1' });
      throw new Error('the act failed');
    }),
  ).rejects.toThrow('the act failed');
  expect(await entries()).toBe(before);
  await expect(
    t.db.transaction(async (tx) =>
      recordAct(tx, { keyFor: TEST_KEYS, now: t.clock.now }, { id: 999_999 }, { act: 'x.y', object: 'x:1' }),
    ),
  ).rejects.toThrow('999999');
});

test('the check finds a changed entry, and is itself logged', async () => {
  const whole = (await post('/api/admin/audit/check')).json();
  expect(whole).toEqual({ intact: true, entries: await entries().then((n) => n - 1), firstBrokenId: null });
  const [last] = (await get('/api/admin/audit?limit=1')).json();
  expect(last).toMatchObject({ act: 'audit.check', actorId: admin.id, details: { intact: true } });
  await t.pool.query('alter table activity_log disable trigger all');
  await t.pool.query("update activity_log set actor_name = 'Nobody' where id = 2");
  expect((await post('/api/admin/audit/check')).json()).toMatchObject({ intact: false, firstBrokenId: 2 });
  await t.pool.query("update activity_log set actor_name = 'Ada Admin' where id = 2");
  await t.pool.query('alter table activity_log enable trigger all');
});

test('the outbox shows no contents and no full addresses, not even in errors', async () => {
  await newMessage({ status: 'failed', attempts: 5, lastError: '550 <ada.obi@example.com> unknown' });
  await newMessage({ secret: false, kind: 'welcome', recipient: '+2348031234567', channel: 'sms' });
  const answer = await get('/api/admin/messages');
  expect(answer.body).not.toMatch(/canaries|obi|8031234/);
  expect(answer.json()[1]).toEqual({
    id: expect.any(Number),
    kind: 'reset-password',
    channel: 'email',
    recipient: 'a…@e….com',
    person: null,
    status: 'failed',
    attempts: 5,
    lastError: '550 <a…@e….com> unknown',
    createdAt: expect.any(String),
    sendAfter: expect.any(String),
    sentAt: null,
  });
  expect((await get('/api/admin/messages?status=failed')).json()).toHaveLength(1);
  expect((await get('/api/admin/messages?kind=WELC')).json()).toHaveLength(1);
  expect((await get('/api/admin/messages?kind=%25')).json()).toEqual([]);
});

test('a failed message is queued again, once, and the action is logged', async () => {
  const id = await newMessage({ status: 'failed', attempts: 8 });
  const answer = await post(`/api/admin/messages/${id}/retry`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id,
    status: 'queued',
    attempts: 0,
    sendAfter: new Date(t.clock.nowMs).toISOString(),
  });
  const [act] = (await get('/api/admin/audit?limit=1')).json();
  expect(act).toMatchObject({ act: 'message.retry', object: `message:${id}`, actorName: 'Ada Admin' });
  const before = await entries();
  expect((await post(`/api/admin/messages/${id}/retry`)).statusCode).toBe(409);
  expect((await post('/api/admin/messages/999999999/retry')).statusCode).toBe(404);
  expect(await entries()).toBe(before);
});
