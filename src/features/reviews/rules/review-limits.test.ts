import { expect, test } from 'vitest';
import { basisOf, editableUntil, isReviewable, isSeries } from './review-limits.ts';

const END = Date.UTC(2026, 10, 20, 10);
const HOUR_MS = 60 * 60 * 1000;
const appointment = (
  status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled',
  attendance: null | 'no_show' = null,
) => ({
  status,
  attendance,
  endsAt: new Date(END).toISOString(),
});

test('a completed visit can be reviewed; one that was missed, cancelled or rescheduled can not', () => {
  const later = END + 100 * HOUR_MS;
  expect(isReviewable(appointment('completed'), END)).toBe(true);
  expect(isReviewable(appointment('completed', 'no_show'), later)).toBe(false);
  expect(isReviewable(appointment('cancelled'), later)).toBe(false);
  expect(isReviewable(appointment('rescheduled'), later)).toBe(false);
});

test('an unmarked visit can be reviewed from a day after its end, when it counts as completed', () => {
  expect(isReviewable(appointment('scheduled'), END + 24 * HOUR_MS - 1)).toBe(false);
  expect(isReviewable(appointment('scheduled'), END + 24 * HOUR_MS)).toBe(true);
});

test('a review can be changed for seven days', () => {
  expect(editableUntil(END) - END).toBe(7 * 24 * HOUR_MS);
});

test('a review needs the mark of the practice, a video call that took place, or an address confirmed before the visit', () => {
  const unmarked = { attendance: null, startsAtMs: END, tookPlaceByVideo: false, confirmedAtMs: null };
  expect(basisOf(unmarked)).toBeUndefined();
  expect(basisOf({ ...unmarked, confirmedAtMs: END + 1 })).toBeUndefined();
  expect(basisOf({ ...unmarked, confirmedAtMs: END })).toBe('account');
  expect(basisOf({ ...unmarked, tookPlaceByVideo: true })).toBe('video');
  expect(basisOf({ ...unmarked, attendance: 'attended' })).toBe('attended');
});

test('a series is five reviews in a day, and three times the usual number', () => {
  expect(isSeries({ today: 4, thisMonth: 4 })).toBe(false);
  expect(isSeries({ today: 5, thisMonth: 5 })).toBe(true);
  expect(isSeries({ today: 5, thisMonth: 5 + 29 * 2 })).toBe(false);
  expect(isSeries({ today: 6, thisMonth: 6 + 29 * 2 })).toBe(true);
});
