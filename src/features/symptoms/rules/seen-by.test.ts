import { expect, test } from 'vitest';
import { fittingCare, seenByMs } from './seen-by.ts';

const recordedAt = '2026-11-23T08:00:00Z';
const at = (iso: string) => Date.parse(iso);

test.each([
  ['within 24 hours', '2026-11-24T08:00:00Z'],
  ['within 3 days', '2026-11-26T08:00:00Z'],
  ['within 7 days', '2026-11-30T08:00:00Z'],
])('%s counts from when it was recorded', (seeBy, until) => {
  expect(seenByMs({ recordedAt, result: { seeBy } }, at(recordedAt))).toBe(at(until));
});

test('no time is shown if it has passed or none was set', () => {
  const day = { recordedAt, result: { seeBy: 'within 24 hours' } };
  expect(seenByMs(day, at('2026-11-24T07:59:59Z'))).toBeDefined();
  expect(seenByMs(day, at('2026-11-24T08:00:00Z'))).toBeUndefined();
  expect(seenByMs({ recordedAt, result: { seeBy: 'if it does not get better' } }, at(recordedAt))).toBeUndefined();
});

test('urgent care for what is urgent, else a family doctor, or one for children', () => {
  expect(fittingCare('urgent', true)).toEqual({ urgentCare: 'true' });
  expect(fittingCare('routine', false)).toEqual({ specialty: 'Family Medicine (General Practitioner)' });
  expect(fittingCare('routine', true)).toEqual({ specialty: 'Pediatrics' });
});
