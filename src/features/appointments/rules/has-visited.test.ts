import { expect, test } from 'vitest';
import { hasVisited } from './has-visited.ts';

const appointment = { providerId: 7, status: 'completed', attendance: 'attended' } as const;

test('a completed visit counts, also one without a mark', () => {
  expect(hasVisited([appointment], 7)).toBe(true);
  expect(hasVisited([{ ...appointment, attendance: null }], 7)).toBe(true);
});

test('neither one that was missed, to come or called off counts, nor one with another provider', () => {
  expect(hasVisited([], 7)).toBe(false);
  expect(hasVisited([appointment], 8)).toBe(false);
  expect(hasVisited([{ ...appointment, attendance: 'no_show' }], 7)).toBe(false);
  for (const status of ['scheduled', 'cancelled', 'rescheduled'] as const) {
    expect(hasVisited([{ ...appointment, status, attendance: null }], 7)).toBe(false);
  }
});
