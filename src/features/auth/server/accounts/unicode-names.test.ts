import { describe, expect, test } from 'vitest';
import { verifyPassword } from '#features/auth/server/passwords/password.ts';
import { testApp } from '#test/app.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
let count = 0;
const register = (username: string, more: object = {}) => {
  count += 1;
  const body = { username, password: PASSWORD, fullName: 'Ada Obi', email: `unicode-${count}@example.com`, ...more };
  return post(t, '/api/register', body);
};
const signIn = (username: string, password = PASSWORD) => post(t, '/api/login', { username, password });

describe('user names', () => {
  test('one name in two writings is one name, at registration and at sign-in', async () => {
    expect((await register('Ad\u00e9')).statusCode).toBe(201);
    expect((await register('Ade\u0301')).json()).toMatchObject({ code: 'account_exists' });
    for (const written of ['ad\u00e9', 'Ade\u0301', '\uff21d\u00e9'])
      expect((await signIn(written)).statusCode, written).toBe(200);
  });

  test('a name from before is found as it was written', async () => {
    await newAccount(t, 'Ese\u0301');
    expect((await signIn('ese\u0301')).statusCode).toBe(200);
  });

  test.each([
    ['an invisible mark', 'dr.okafor\u034f'],
    ['a variation selector', 'dr.okafor\ufe0f'],
    ['a mark that makes a letter', 'dr.okafo\u0301r'],
    ['a mark that makes none', 'dr.okafor\u0353'],
    ['a letter of its own with a mark', 'dr.\u1ecdkafor'],
    ['capital letters', 'DR.OKAFOR'],
  ])('%s makes no second name', async (_, name) => {
    await register('dr.okafor');
    expect([400, 409]).toContain((await register(name)).statusCode);
    const { rows } = await t.pool.query(`select username from users where username::text ~* '^dr.*k'`);
    expect(rows).toHaveLength(1);
  });

  test('of eight people who want one shape at once, one gets it', async () => {
    const names = ['bola', 'bol\u00e1', 'b\u00f3la', 'b\u00f2la', 'b\u1ecdla', 'bol\u00e0', 'b\u014dla', 'bol\u0101'];
    const statuses = await Promise.all(names.map(async (name) => (await register(name)).statusCode));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('names of people', () => {
  test.each(['Alafia Support', 'ADMINISTRATOR', 'The Support Team', '\u0410dmin', 'Al\u00e1fia Care', '\uff33upport'])(
    '%s is refused at registration and in the profile',
    async (fullName) => {
      const refused = await register(`poser.${count}`, { fullName });
      expect([refused.statusCode, refused.json().fields]).toMatchObject([
        400,
        { fullName: expect.stringMatching(/reserved/) },
      ]);
      const made = await register(`renamed.${count}`);
      const url = `/api/users/${made.json().id}`;
      const headers = { cookie: cookiesOf(made) };
      const changed = await t.app.inject({ method: 'PUT', url, payload: { fullName }, headers });
      expect([changed.statusCode, changed.json().fields]).toMatchObject([
        400,
        { fullName: expect.stringMatching(/reserved/) },
      ]);
    },
  );

  test.each(['Alafia Okoye', 'John Root', 'Grace Stafford', 'Ọlá Ṣẹ́gun'])('%s may register', async (fullName) => {
    expect((await register(`honest.${count}`, { fullName })).statusCode).toBe(201);
  });
});

describe('passwords', () => {
  const writings = ['pass\u00e9-word-fi', 'passe\u0301-word-fi', 'pass\u00e9-word-\ufb01', '\uff50ass\u00e9-word-fi'];

  test('four writings of one password are one password', async () => {
    await register('four.writings', { password: writings[0] });
    for (const password of writings) expect((await signIn('four.writings', password)).statusCode, password).toBe(200);
  });

  test('a hash of the written form, from before, still opens its account', async () => {
    // Of `passe` with a combining accent.
    const before = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$e/94lqDhd3Z5esE4QkhojGllgzvlZRb5klMurl/5CxY';
    expect(await verifyPassword('passe\u0301', before)).toBe(true);
    expect(await verifyPassword('passe', before)).toBe(false);
  });
});
