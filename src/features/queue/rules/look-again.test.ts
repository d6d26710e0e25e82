import { expect, test } from 'vitest';
import { lookAgainMs } from './look-again.ts';

test('the queue is loaded every ten seconds; beside the day less often while nothing changes, to half a minute', () => {
  const pauses = (isBeside: boolean) => [0, 1, 2, 9].map((unchanged) => lookAgainMs({ unchanged, isBeside }));
  expect(pauses(false)).toEqual([10_000, 10_000, 10_000, 10_000]);
  expect(pauses(true)).toEqual([10_000, 20_000, 30_000, 30_000]);
});
