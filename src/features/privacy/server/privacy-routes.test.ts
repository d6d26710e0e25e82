import { beforeEach, expect, test } from 'vitest';
import { type Activity, appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';

const t = await testApp();
let me: Awaited<ReturnType<typeof newPatient>>;
beforeEach(async () => {
  me = await newPatient(t);
});

const opened = (object: string, entry: Partial<Activity> = {}): Activity => ({
  log: 'access',
  actorId: 7,
  actorRole: 'provider',
  actorName: 'Dr. Ngozi Test',
  act: 'appointment.read',
  subjectId: me.id,
  object,
  details: { address: '10.0.0.1' },
  ...entry,
});
const write = (...entries: Activity[]) =>
  t.db.transaction((tx) => appendActivity(tx, TEST_KEYS, t.clock.nowMs, entries));
const list = (query = '', cookie = me.cookie, id = me.id) =>
  t.app.inject({ url: `/api/users/${id}/access-log${query}`, headers: { cookie } });

test('the access log shows name, role, action and time of each access, latest first, and nothing else', async () => {
  await write(opened('appointment:1'));
  t.clock.nowMs += 60_000;
  await write(opened('appointment:2'));
  const answer = await list();
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.json()[0]).toEqual({
    id: expect.any(Number),
    at: new Date(t.clock.nowMs).toISOString(),
    actorName: 'Dr. Ngozi Test',
    actorRole: 'provider',
    act: 'appointment.read',
    object: 'appointment:2',
  });
  expect(answer.json()[1].object).toBe('appointment:1');
  const second = await list('?limit=1&offset=1');
  expect(second.json().map(({ object }: { object: string }) => object)).toEqual(['appointment:1']);
  expect(second.headers['x-total-count']).toBe('2');
});

test("it holds neither accesses to other users' records nor administrative actions", async () => {
  const other = await newPatient(t);
  await write(opened('appointment:3', { subjectId: other.id }), opened('user:1', { log: 'audit' }));
  expect((await list()).json()).toEqual([]);
  expect((await list('', other.cookie, other.id)).json()).toHaveLength(1);
});

test("another user's log and export are missing, for administrators too", async () => {
  await write(opened('appointment:4'));
  const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  for (const what of ['access-log', 'export']) {
    const url = `/api/users/${me.id}/${what}`;
    const answer = await t.app.inject({ url, headers: { cookie: admin.cookie } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Ngozi');
  }
});
