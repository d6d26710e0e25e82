import { describe, expect, test } from 'vitest';
import { isConcerned, runningLate, type TodaysAppointment } from './running-late.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 23, 9);
const inMinutes = (minutes: number, more: Partial<TodaysAppointment> = {}): TodaysAppointment => ({
  ...{ resourceId: 1, startsAtMs: NOW + minutes * MINUTE_MS, isHere: false, hasBegun: false },
  ...{ arrivedAtMs: null, notifiedMinutes: null, notifiedAtMs: null },
  ...more,
});
const here = (minutes: number, more: Partial<TodaysAppointment> = {}) => inMinutes(minutes, { isHere: true, ...more });

describe('running late', () => {
  test('is the delay of the earliest patient who is here and has not begun, by resource', () => {
    const all = [here(-20), here(-40), here(-60, { hasBegun: true }), inMinutes(-50), here(-16, { resourceId: 2 })];
    expect(runningLate(all, NOW)).toEqual([
      { resourceId: 1, minutes: 40, concerned: 0 },
      { resourceId: 2, minutes: 16, concerned: 0 },
    ]);
  });

  test('counts from the arrival of a patient who came late, not of one who came early', () => {
    const arrived = (minutes: number) => here(-120, { arrivedAtMs: NOW + minutes * MINUTE_MS });
    expect(runningLate([arrived(-10)], NOW)).toEqual([]);
    expect(runningLate([arrived(-20)], NOW)).toMatchObject([{ minutes: 20 }]);
    expect(runningLate([arrived(-150)], NOW)).toMatchObject([{ minutes: 120 }]);
  });

  test('begins a quarter of an hour after the start', () => {
    expect(runningLate([here(-14)], NOW)).toEqual([]);
    expect(runningLate([here(-15)], NOW)).toMatchObject([{ minutes: 15 }]);
  });

  test('concerns patients of the same resource in the next three hours', () => {
    const others = [inMinutes(10), inMinutes(180), inMinutes(181), inMinutes(20, { resourceId: 2 }), here(15)];
    expect(runningLate([here(-30), ...others], NOW)).toMatchObject([{ concerned: 2 }]);
  });
});

test.each([
  ['for the first time', null, 0, 40, true],
  ['of 14 minutes more', 26, 15, 40, false],
  ['of 15 minutes more', 25, 15, 40, true],
  ['of 15 minutes more within 14 minutes', 25, 14, 40, false],
  ['of less', 50, 15, 40, false],
])('a patient is notified %s of a delay', (_, notifiedMinutes, minutesAgo, minutes, isNotified) => {
  const notifiedAtMs = notifiedMinutes === null ? null : NOW - minutesAgo * MINUTE_MS;
  const appointment = inMinutes(30, { notifiedMinutes, notifiedAtMs });
  expect(isConcerned(appointment, { minutes, nowMs: NOW })).toBe(isNotified);
});
