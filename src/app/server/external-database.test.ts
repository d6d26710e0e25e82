import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { sendAtOnce, tally } from '#test/race.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const clock = { now: Date.now, nowMs: Date.now() };
const { db, pool, url } = await testDatabase('bare');
const demo = await testDatabase('demo');
let server: ServerProcess;
let other: ServerProcess;
// It tries for half a minute, in which the other tests run.
const unreachable = startServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).catch(String);

beforeAll(async () => {
  [server, other] = await Promise.all([startServer({ DATABASE_URL: url }), startServer({ DATABASE_URL: url })]);
});
afterAll(async () => {
  await server.stop();
});

test('two servers starting at once on one database migrate it once', async () => {
  for (const started of [server, other]) expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  const { rows } = await pool.query('select hash from drizzle.__drizzle_migrations');
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  expect(await other.stop()).toBe(0);
});

test('with DATABASE_URL there is no demo data unless requested', async () => {
  expect(await (await fetch(`${server.url}/api/providers`)).json()).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('200 people book one slot at once through an external server: one gets it', async () => {
  const providerId = await newProvider({ db });
  const patients = await Promise.all(Array.from({ length: 200 }, () => newPatient({ db, clock: clock as never })));
  const today = lagosDate(Date.now());
  const weekday =
    [1, 2, 3, 4, 5, 6]
      .map((ahead) => addDays(today, ahead))
      .find((date) => [1, 2, 3, 4, 5].includes(weekdayOf(date))) ?? today;
  const date = new Date(lagosInstant(weekday, '10:30')).toISOString();
  const outcomes = await sendAtOnce(
    server.url,
    patients.map(({ cookie }) => ({ cookie, providerId, date })),
  );
  expect(tally(outcomes)).toEqual({ '201': 1, '409 slot_taken': 199 });
  const { rows } = await pool.query('select count(*)::int as n from appointments where provider_id = $1', [providerId]);
  expect(rows[0].n).toBe(1);
});

test('a database with demo accounts: they close at the start, and the log says how to get an administrator', async () => {
  const printed: string[] = [];
  const real = await newPatient({ db: demo.db, clock: clock as never });
  const signIn = (url: string, username: string) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'Alafia-demo-2026' }),
    });
  const start = (more: Record<string, string>) =>
    startServer({ DATABASE_URL: demo.url, LOG_LEVEL: 'warn', ...more }, (chunk) => printed.push(chunk.toString()));

  const open = await start({ DEMO_ACCOUNTS: 'anyone-may-sign-in' });
  const signedIn = await signIn(open.url, 'admin.demo');
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie().join('; ');
  expect(printed.join('')).toContain('CAN SIGN IN TO ITS DEMO ACCOUNTS');
  await open.stop();
  printed.length = 0;

  const closed = await start({});
  for (const username of ['amina.patient', 'dr.okafor', 'admin.demo']) {
    expect((await signIn(closed.url, username)).status, username).toBe(401);
  }
  const own = (sent: string) => fetch(`${closed.url}/api/user`, { headers: { cookie: sent } });
  expect([(await own(cookie)).status, (await own(real.cookie)).status]).toEqual([401, 200]);
  expect(printed.join('')).toContain(
    'npm run admin -- create-user --username NAME --role admin --permissions super_admin',
  );
  const { rows } = await demo.pool.query('select count(*)::int as n from reviews');
  expect(rows[0].n).toBeGreaterThan(1000);
  await closed.stop();
});

test('if the database cannot be reached, the process prints a sentence and ends', async () => {
  expect(await unreachable).toMatch(/ended with code 1:\n.*(ECONNREFUSED|connect)/);
});
