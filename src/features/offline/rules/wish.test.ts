import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { nearestTime, wantedMs, wishProblems } from './wish.ts';

const NOW = lagosInstant('2026-11-24', '09:00');
const WISH = { name: 'Chidi Obi', phone: '0803 555 0101', day: '2026-11-25', time: '10:00' };

test('a wish needs a name, a number to call back, and a time to come', () => {
  expect(wishProblems(WISH, NOW)).toEqual({});
  expect(Object.keys(wishProblems({ ...WISH, name: ' C', phone: '12', day: '' }, NOW))).toEqual([
    'name',
    'phone',
    'day',
  ]);
  expect(Object.keys(wishProblems({ ...WISH, day: '2026-11-24', time: '09:00' }, NOW))).toEqual(['day']);
  expect(wantedMs(WISH)).toBe(lagosInstant('2026-11-25', '10:00'));
});

test('the nearest free time is offered, the earlier of two', () => {
  const at = (time: string) => ({ dateTime: `2026-11-25T${time}:00.000Z` });
  const nearest = (...times: string[]) => nearestTime('2026-11-25T10:00:00.000Z', times.map(at))?.dateTime;
  expect(nearest('08:00', '10:30', '09:30', '11:00')).toBe(at('09:30').dateTime);
  expect(nearest('10:00', '09:30')).toBe(at('10:00').dateTime);
  expect(nearest()).toBeUndefined();
});
