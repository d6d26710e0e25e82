import { expect, test } from 'vitest';
import { locatedView } from './located-view.ts';

const PHONE = { width: 328, height: 300 };
const KANO = { lat: 12, lng: 8.517 };
const IKEJA = { lat: 6.597, lng: 3.342 };
const SURULERE = { lat: 6.502, lng: 3.358 };
const LONDON = { lat: 51.507, lng: -0.128 };

test('shows the surroundings if a provider is in sight there', () => {
  const nearIkeja = { lat: 6.61, lng: 3.33 };
  expect(locatedView(IKEJA, [SURULERE, nearIkeja], PHONE)).toBe('surroundings');
  expect(locatedView(IKEJA, [], PHONE)).toBe('surroundings');
});

test('shows user and providers if no provider is in sight, even by a narrow margin', () => {
  expect(locatedView(KANO, [IKEJA, SURULERE], PHONE)).toBe('way');
  expect(locatedView(IKEJA, [SURULERE], PHONE)).toBe('way');
});

test('shows only the providers to a user abroad', () => {
  expect(locatedView(LONDON, [IKEJA], PHONE)).toBe('providers');
  expect(locatedView(LONDON, [], PHONE)).toBe('providers');
});
