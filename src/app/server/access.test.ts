import { describe, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';

// The allowed callers of each call are listed in test/access/set-ups.ts and tested in access-matrix.test.ts.
const t = await testApp();
const patient = await newPatient(t);

test('every call whose path names an account is open to its owner only', () => {
  const hanging = t.app.endpoints.filter(({ path }) => path.startsWith('/api/users/:id'));
  expect(hanging.length).toBeGreaterThan(2);
  expect(hanging.filter(({ own }) => own !== true).map(({ path }) => path)).toEqual([]);
});

test('every route of the API is a declared call', () => {
  const routes = [...t.app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/\S*)/g)].map(([, path]) => path);
  const declared = new Set(t.app.endpoints.map(({ path }) => path as string));
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((path) => !declared.has(path ?? ''))).toEqual([]);
});

describe.each(
  t.app.endpoints
    .filter(({ access }) => access !== 'public')
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('%s', (_, call) => {
  const url = call.path.replaceAll(/:\w+/g, '1');
  test.each([
    ['nobody', ''],
    ['an invented session', 'session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['an empty session', 'session='],
  ])('is refused to %s before anything is read', async (_name, cookie) => {
    const answer = await t.app.inject({
      method: call.method,
      url,
      headers: { cookie },
      ...(call.body && { payload: { nonsense: true } }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'signed_out', message: 'Please sign in.' });
  });
});

test('an ended session counts as signed out', async () => {
  const ended = await newPatient(t);
  await t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: ended.cookie } });
  expect((await t.app.inject({ url: '/api/user', headers: { cookie: ended.cookie } })).statusCode).toBe(401);
});

test('responses with personal data are never stored by caches', async () => {
  const answer = await t.app.inject({ url: '/api/user', headers: { cookie: patient.cookie } });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a GET changes nothing', async () => {
  const counts = async () => {
    const tables = ['users', 'sessions', 'providers', 'appointments', 'reviews', 'weekly_hours'];
    return await Promise.all(
      tables.map(async (table) => (await t.pool.query(`select count(*) from ${table}`)).rows[0].count),
    );
  };
  const before = await counts();
  for (const { method, path } of t.app.endpoints) {
    if (method !== 'GET') continue;
    await t.app.inject({ url: path.replaceAll(/:\w+/g, '1'), headers: { cookie: patient.cookie } });
  }
  expect(await counts()).toEqual(before);
});
