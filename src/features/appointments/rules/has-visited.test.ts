import { expect, test } from 'vitest';
import { hasVisited } from './has-visited.ts';

const visit = { providerId: 7, status: 'completed', attendance: 'attended' } as const;

test('a completed visit counts, also one without a mark', () => {
  expect(hasVisited([visit], 7)).toBe(true);
  expect(hasVisited([{ ...visit, attendance: null }], 7)).toBe(true);
});

test('neither one that was missed, to come or called off counts, nor one with another provider', () => {
  expect(hasVisited([], 7)).toBe(false);
  expect(hasVisited([visit], 8)).toBe(false);
  expect(hasVisited([{ ...visit, attendance: 'no_show' }], 7)).toBe(false);
  for (const status of ['scheduled', 'cancelled', 'rescheduled'] as const) {
    expect(hasVisited([{ ...visit, status, attendance: null }], 7)).toBe(false);
  }
});
