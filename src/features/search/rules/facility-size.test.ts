import { expect, test } from 'vitest';
import { facilitySize } from './facility-size.ts';

test.each([
  ['Lagos University Teaching Hospital', 3],
  ['KATSINA FEDERAL MEDICAL CENTRE', 3],
  ['Badagry General Hospital', 3],
  ['Havana Hospital', 2],
  ['Ajegunle Primary Health Centre', 1],
  ['Dr. Musa Danladi', 1],
  ['Aboreji Health Post', 0],
  ['Wuro Dispensary', 0],
])('%s is of size %i', (name, size) => {
  expect(facilitySize(name)).toBe(size);
});
