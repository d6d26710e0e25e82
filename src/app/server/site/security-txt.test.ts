import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const PATH = '/.well-known/security.txt';

test('security.txt names a contact and expires within a year', async () => {
  const t = await testApp('empty', { SUPPORT_EMAIL: 'care@example.ng', PUBLIC_URL: 'https://care.example.ng' });
  const answer = await t.app.inject(PATH);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    'Contact: mailto:care@example.ng\nExpires: 2027-05-22T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://care.example.ng/.well-known/security.txt\n',
  );
});

test('without SUPPORT_EMAIL there is no security.txt', async () => {
  expect((await (await testApp()).app.inject(PATH)).statusCode).toBe(404);
});
