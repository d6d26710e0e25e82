import { expect, test } from 'vitest';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { testApp } from '#test/app.ts';
import { codeOf, cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';
import { installEarlyForms } from './early-forms.ts';

const t = await testApp();
/** The forms that came back, with the address of their page. */
const shown: { readonly path: string; readonly posted: PostedForm }[] = [];
await installEarlyForms(t.app, async (path, posted, status, _request, reply) => {
  shown.push({ path, posted });
  return await reply.status(status).send();
});
const account = { username: 'early', password: 'secret-1', fullName: 'Ada Early', email: 'early@example.com' };
await t.app.inject({ method: 'POST', url: '/api/register', payload: account });

const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a sign-in sent before scripts run opens the page that led to it', async () => {
  const answer = await send('/auth?next=%2Fappointments', { username: 'early', password: 'secret-1' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/appointments']);
  const cookie = [answer.headers['set-cookie']].flat().map((each) => String(each).split(';')[0]);
  const user = await t.app.inject({ url: '/api/user', headers: { cookie: cookie.join('; ') } });
  expect(user.json()).toMatchObject({ username: 'early' });
});

test.each([
  ['/?q=ọdọ%20Èkó', '/?q=%E1%BB%8Dd%E1%BB%8D%20%C3%88k%C3%B3'],
  ['//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
])('after it %j opens as a page of this site', async (next, location) => {
  const answer = await send(`/auth?${new URLSearchParams({ next })}`, { username: 'early', password: 'secret-1' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
});

test('a refused one goes back and says why, and signs no one in', async () => {
  const answer = await send('/auth?next=%2Fprofile', { username: 'early', password: 'wrong' });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/auth?refused=wrong_credentials&next=%2Fprofile',
  ]);
  expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('session');
  const other = await send('/auth', { username: 'early', password: 'secret-1' }, { origin: 'https://evil.example' });
  expect(other.statusCode).toBe(403);
});

test('a browser stays known to all who share it, whichever way they sign in', async () => {
  const [first, second] = [await newAccount(t, 'shares.first'), await newAccount(t, 'shares.second')];
  const signedIn = await post(t, '/api/login', { username: first.username, password: PASSWORD });
  const early = { username: second.username, password: PASSWORD };
  const answer = await send('/auth', early, { cookie: cookiesOf(signedIn) });
  for (const { cookies } of [signedIn, answer]) {
    expect(cookies.find(({ name }) => name === 'known-browser')?.path).toBe('/');
  }
  for (const { username } of [first, second]) {
    for (let at = 0; at < 5; at += 1) await post(t, '/api/login', { username, password: 'wrong' });
    const guess = { username, password: PASSWORD };
    expect((await send('/auth', guess)).headers.location).toBe('/auth?refused=too_many_requests');
    expect((await send('/auth', guess, { cookie: cookiesOf(answer) })).headers.location).toBe('/');
  }
});

test('part of a code, as some browsers send it while it is typed, is no attempt to sign in', async () => {
  const { username, cookie } = await newAccount(t, 'types.slowly');
  const { secret } = await setUpSecondFactor(t, cookie);
  const signIn = async (code: string) => (await send('/auth', { username, password: PASSWORD, code })).headers.location;
  for (const part of ['1', '12', '123', '1234', '123 45', '12-3', '1', '12', '123', '1234', '12345', '1']) {
    // oxlint-disable-next-line no-await-in-loop -- as they are typed
    expect(await signIn(part)).toBe('/auth?refused=part_of_code');
  }
  expect(await signIn(codeOf(t, secret))).toBe('/');
});

test('an account is made by form, once, and leads on; a refused form comes back without the password', async () => {
  const fields = { username: 'plain.new', password: 'secret-1', fullName: 'Ada Plain', email: 'plain.new@example.com' };
  const answer = await send('/auth/register?next=%2Fprofile', { ...fields, ageGroup: 'adult' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/profile']);
  const cookie = cookiesOf(answer);
  expect((await t.app.inject({ url: '/api/user', headers: { cookie } })).json()).toMatchObject({
    username: 'plain.new',
  });
  const again = await send('/auth/register?next=%2Fprofile', fields, { cookie });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/profile']);

  const taken = await send('/auth/register?next=%2Fprofile', fields);
  expect([taken.statusCode, taken.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const young = { ...fields, username: 'plain.young', email: 'young@example.com', ageGroup: 'minor', fullName: '' };
  await send('/auth/register', young);
  expect(shown.map(({ path }) => path)).toEqual(['/auth/register?next=%2Fprofile', '/auth/register']);
  expect(Object.keys(shown[0]?.posted.fields ?? {})).not.toEqual([]);
  expect(shown[1]?.posted.fields).toMatchObject({ fullName: 'Full name is required' });
  expect(JSON.stringify(shown)).not.toContain('secret-1');
  const other = await send('/auth/register', fields, { origin: 'https://evil.example' });
  expect(other.statusCode).toBe(403);
});
