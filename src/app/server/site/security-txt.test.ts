import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const PATH = '/.well-known/security.txt';

test('security.txt says whom to tell, and not for longer than it may', async () => {
  const t = await testApp('empty', { SUPPORT_EMAIL: 'care@example.ng', PUBLIC_URL: 'https://care.example.ng' });
  const answer = await t.app.inject(PATH);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    'Contact: mailto:care@example.ng\nExpires: 2027-05-22T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://care.example.ng/.well-known/security.txt\n',
  );
});

test('without an address of support there is none', async () => {
  expect((await (await testApp()).app.inject(PATH)).statusCode).toBe(404);
});
