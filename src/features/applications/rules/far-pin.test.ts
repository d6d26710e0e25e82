import { expect, test } from 'vitest';
import { farPin } from './far-pin.ts';

const ABUJA = { latitude: 9.0811, longitude: 7.4731 };
const KANO = { latitude: 12.0022, longitude: 8.592 };

test.each([
  ['the chosen state', { ...ABUJA, state: 'Abuja FCT', lga: null }],
  ['a neighbouring LGA of the chosen state', { ...ABUJA, state: 'Abuja FCT', lga: 'Bwari' }],
  ['a state that is spelled otherwise', { ...ABUJA, state: 'FCT', lga: null }],
  ['no state yet', { ...ABUJA, state: '', lga: null }],
])('a pin in %s is not far', (_where, place) => {
  expect(farPin(place)).toBeUndefined();
});

test('a pin in another state than the chosen one is far, with the distance and what is nearest', () => {
  const far = farPin({ ...ABUJA, state: 'Kano', lga: 'Nassarawa' });
  expect(far).toMatchObject({ from: 'Nassarawa, Kano', nearest: { state: 'Abuja FCT' } });
  expect(far?.km).toBeGreaterThan(300);
  expect(farPin({ ...ABUJA, state: 'Kano', lga: null })?.from).toBe('Kano');
});

test('a pin far from the chosen LGA in the same state is far', () => {
  expect(farPin({ ...KANO, state: 'Kano', lga: 'Doguwa' })).toMatchObject({ from: 'Doguwa, Kano' });
});
