import { expect, test } from 'vitest';
import { isInside } from '#features/registers/rules/state-outlines.ts';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { ROUGH_LAND } from './rough-land.ts';

test('inland there is no water along borders, in neighbouring countries neither', () => {
  const inland = STATES.flatMap((state) => lgasOf(state)).filter(({ latitude }) => latitude > 6.8);
  expect(inland.length).toBeGreaterThan(400);
  for (const { name, latitude, longitude } of inland) {
    expect(isInside(ROUGH_LAND, [latitude, longitude]), name).toBe(true);
  }
  for (const [lat, lng] of [
    [7.5, 2.1],
    [13.5, 2.1],
    [15, 8],
    [13, 16],
    [6, 11.5],
  ] as const) {
    expect(isInside(ROUGH_LAND, [lat, lng])).toBe(true);
  }
});

test('sea, lagoons and estuaries stay water', () => {
  const water = {
    'Bight of Benin': [6, 3.4],
    'Lagos lagoon': [6.52, 3.5],
    'Lekki lagoon': [6.5, 4.1],
    'mouth of the Forcados': [5.37, 5.3],
    'mouth of the Bonny': [4.45, 7.15],
    'Cross River estuary': [4.7, 8.35],
    'Bight of Bonny': [3.5, 8],
  } as const;
  for (const [name, point] of Object.entries(water)) expect(isInside(ROUGH_LAND, [...point]), name).toBe(false);
});
