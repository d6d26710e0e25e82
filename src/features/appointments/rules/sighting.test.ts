import { expect, test } from 'vitest';
import { sightingState } from './sighting.ts';

const date = '2026-11-25T09:30:00.000Z';
const startsAtMs = Date.parse(date);
const DAY_MS = 24 * 60 * 60_000;
const SEEN = { seenAt: '2026-11-23T08:41:00.000Z', phone: null };
const UNSEEN = { seenAt: null, phone: null };

test.each([
  ['seen', SEEN, startsAtMs - 1, 'seen'],
  ['unseen a day before', UNSEEN, startsAtMs - DAY_MS, 'unseen'],
  ['unseen within a day', UNSEEN, startsAtMs - DAY_MS + 1, 'unseen-near'],
  ['unseen, and begun', UNSEEN, startsAtMs, undefined],
  ['seen, and begun', SEEN, startsAtMs, undefined],
  ['at a place that no member runs', undefined, startsAtMs - 1, undefined],
] as const)('%s', (_, sighting, nowMs, state) => {
  expect(sightingState({ date, ...(sighting && { sighting }) }, nowMs)).toBe(state);
});
