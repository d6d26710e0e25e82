import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

test('an address tries 20 codes a minute, no more', async () => {
  const t = await testApp('empty', { RATE_LIMIT: 'on' });
  const statuses: number[] = [];
  for (let tried = 0; tried < 21; tried++) {
    statuses.push((await t.app.inject({ url: `/api/verify/${String(tried).padStart(12, '0')}` })).statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(statuses[20]).toBe(429);
});
