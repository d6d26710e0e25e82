import fc from 'fast-check';
import { expect, it } from 'vitest';
import { starParts, starsText } from './star-parts.ts';

it.each([
  [0, 0, 0, 5],
  [4, 0, 0, 5],
  [5, 0, 1, 4],
  [41, 4, 0, 1],
  [44, 4, 0, 1],
  [45, 4, 1, 0],
  [49, 4, 1, 0],
  [50, 5, 0, 0],
  [70, 5, 0, 0],
  [-10, 0, 0, 5],
])('shows %i tenths as %i full, %i half and %i empty stars', (tenths, full, half, empty) => {
  expect(starParts(tenths)).toEqual({ full, half, empty });
});

it('counts a missing rating as 0', () => {
  expect(starParts(undefined)).toEqual({ full: 0, half: 0, empty: 5 });
  expect(starsText(null)).toBe('0.0');
});

it('always shows five stars', () => {
  fc.assert(
    fc.property(fc.double(), (tenths) => {
      const { full, half, empty } = starParts(tenths);
      expect(full + half + empty).toBe(5);
      expect(Math.min(full, empty)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('gives the rating one decimal', () => {
  expect([45, 50, 9].map(starsText)).toEqual(['4.5', '5.0', '0.9']);
});
