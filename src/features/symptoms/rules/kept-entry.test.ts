import { expect, test } from 'vitest';
import { KEPT_MS, keptText, takeUp } from './kept-entry.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const values = { symptoms: [{ name: 'Fever', severity: 'mild' as const }], notes: 'body dey hot', forChild: true };
const kept = keptText({ userId: 7, keptAtMs: NOW, values });
const same = { userId: 7, nowMs: NOW + 60_000 };

test('an entry that was being written is restored for the same user for half an hour', () => {
  expect(takeUp(kept, same)).toEqual(values);
  expect(takeUp(kept, { ...same, nowMs: NOW + KEPT_MS - 1 })).toEqual(values);
});

test('it is not restored by another user, too late, or from the future', () => {
  expect(takeUp(kept, { ...same, userId: 8 })).toBeNull();
  expect(takeUp(kept, { ...same, nowMs: NOW + KEPT_MS })).toBeNull();
  expect(takeUp(kept, { ...same, nowMs: NOW - 1 })).toBeNull();
});

test('a number that could not be read is an empty field again', () => {
  const odd = keptText({ userId: 7, keptAtMs: NOW, values: { ...values, ageYears: Number.NaN } });
  expect(takeUp(odd, same)).toEqual(values);
});

test.each([null, '', 'no JSON', 'null', '[]', '{"version":0}', '{"version":1,"userId":7}'])(
  'what cannot be read is nothing: %s',
  (text) => {
    expect(takeUp(text, same)).toBeNull();
  },
);
