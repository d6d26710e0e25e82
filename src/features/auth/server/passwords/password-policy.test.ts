import { expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';
import { createUser } from '../accounts/create-user.ts';
import { checkPasswordPolicy, isCommonPassword } from './password-policy.ts';

const relaxed = await testApp();
const strict = await testApp('empty', { PASSWORD_POLICY: 'strict' });
const COMMON = 'This password is one of the most common ones. Choose another to keep your record safe.';
const OF_NAMES =
  'This password is made of your name, your e-mail address or our name. Choose another to keep your record safe.';

const register = (t: TestApp, password: string) =>
  post(t, '/api/register', { username: 'ada.obi', password, fullName: 'Ada Obi', email: 'ada@example.com' });

test.each(['password', 'PassWord', '123456789', 'iloveyou', 'chelsea'])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test('a rare password is not common', async () => expect(await isCommonPassword('ẹyẹ akóko lórí igi')).toBe(false));

test('the check is public and stores nothing', async () => {
  const check = async (password: string) => (await post(relaxed, '/api/password-check', { password })).json();
  expect(await check('Qwerty')).toEqual({ common: true });
  expect(await check('Alafia2026')).toEqual({ common: true });
  expect(await check('Alafia-demo-2026')).toEqual({ common: false });
  expect((await relaxed.pool.query('select * from throttles')).rowCount).toBe(0);
});

test('by default a common password is accepted: the specification requires six characters only', async () => {
  expect((await register(relaxed, '123456')).statusCode).toBe(201);
});

test.each([
  ['7 chars', 'Password must be at least 8 characters'],
  ['password', COMMON],
  ['ada.obi99', OF_NAMES],
  ['Ada@Example.com', OF_NAMES],
  ['alafia2026', OF_NAMES],
])('the strict policy refuses %s at registration, at its field, and makes no account', async (password, message) => {
  const refused = await register(strict, password);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { code: 'invalid', message, fields: { password: message } },
  ]);
  expect((await strict.pool.query('select * from users')).rowCount).toBe(0);
});

test('the strict policy accepts a long rare password', async () => {
  expect((await register(strict, 'ẹyẹ akóko')).statusCode).toBe(201);
});

test.each(['admin', 'provider'] as const)('a %s always gets the strict policy', async (role) => {
  expect(await checkPasswordPolicy({ password: 'password', role, strict: false, names: [] })).toBe(COMMON);
  const made = createUser(relaxed.db, { username: `new.${role}`, password: 'password', role });
  await expect(made).rejects.toMatchObject({ code: 'invalid', fields: { password: COMMON } });
});
