import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { appWithScreens, EMPTY_PAGE } from '#test/screens.ts';

const t = await testApp('empty');
const app = await appWithScreens(t, { render: async () => EMPTY_PAGE });

const FORM = 'application/x-www-form-urlencoded';
const post = (payload: string, headers: Readonly<Record<string, string>> = {}, url = '/messages/simple/send') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': FORM, ...headers }, payload });

test.each([
  ['of another site', 403, 'a=1', { origin: 'https://evil.example' }, 'sent by another website'],
  ['that is too large', 413, `a=${'x'.repeat(70_000)}`, {}, 'Make the text shorter'],
  ['in another format', 415, 'a=1', { 'content-type': 'text/plain' }, 'in a way that we cannot read'],
  ['to nowhere', 404, 'a=1', {}, 'There is nothing at', '/nowhere'],
])('a form %s is refused by a page', async (_name, status, payload, headers, text, url = '/contact-us') => {
  const answer = await post(payload, headers, url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain(text);
  expect(answer.body).toContain('tel:112');
  expect(answer.body).not.toContain('<input');
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
});

test('after the session ended, a form leads to sign in and can be sent again as it was, without secrets', async () => {
  const typed = { text: '<script>"Hello"', password: 'secret-1', conversation: '5' };
  const answer = await post(new URLSearchParams(typed).toString());
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain('href="/auth?next=%2Fmessages%2Fsimple%2Fsend"');
  expect(answer.body).toContain('<form method="post" action="/messages/simple/send">');
  expect(answer.body).toContain('name="text" value="&lt;script&gt;&quot;Hello&quot;"');
  expect(answer.body).toContain('name="conversation" value="5"');
  expect(answer.body).not.toContain('secret-1');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test("when something fails on our side, a form gets a page that sends it again and doesn't load itself", async () => {
  const { cookie } = await newPatient(t);
  await t.pool.query('alter table users rename to users_away');
  const answer = await post('text=Hello', { cookie });
  await t.pool.query('alter table users_away rename to users');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Send again');
  expect(answer.body).not.toContain('http-equiv');
});
