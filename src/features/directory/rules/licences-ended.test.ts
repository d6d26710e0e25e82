import { expect, test } from 'vitest';
import { licencesEnded } from './licences-ended.ts';

test.each([
  [[], false],
  [['2026-11-21'], false],
  [['2026-11-20'], true],
  [['2026-11-20', '2026-11-21'], false],
  [['2026-11-20', '2025-01-31'], true],
])('licences until %j have ended on 21 November 2026: %j', (days, ended) => {
  const licences = days.map((validUntil) => ({ validUntil }));
  expect(licencesEnded({ licences }, '2026-11-21')).toBe(ended);
});
