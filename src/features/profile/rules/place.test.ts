import { expect, test } from 'vitest';
import { checkedPlace } from './place.ts';

test.each([
  [
    { state: 'Lagos', lga: 'Ikeja' },
    { state: 'Lagos', lga: 'Ikeja' },
  ],
  [
    { state: 'Lagos', lga: 'ifako/ijaye' },
    { state: 'Lagos', lga: 'Ifako-Ijaiye' },
  ],
  [
    { state: 'Lagos', lga: null },
    { state: 'Lagos', lga: null },
  ],
  [
    { state: null, lga: null },
    { state: null, lga: null },
  ],
  [{ state: 'Rivers', lga: 'Ikeja' }, { problem: 'Please choose a local government area of that state.' }],
  [{ state: null, lga: 'Ikeja' }, { problem: 'Please choose a state before its LGA.' }],
  [{ state: 'Atlantis', lga: 'Ikeja' }, { problem: 'Please choose a state before its LGA.' }],
])('%o', (place, checked) => {
  expect(checkedPlace(place)).toEqual(checked);
});
