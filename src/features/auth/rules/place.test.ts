import { expect, test } from 'vitest';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { lgaChoices, normalizedPlace } from './place.ts';

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
  expect(normalizedPlace(place)).toEqual(checked);
});

test('every state has LGAs, 774 in all', () => {
  const nowhere = { state: null, lga: null };
  const all = STATES.map((state) => lgaChoices(state, nowhere));
  expect(all.every((names) => names.length > 0)).toBe(true);
  expect(all.flat()).toHaveLength(774);
  expect(lgaChoices('', nowhere)).toEqual([]);
});

test('the LGA on record stays a choice in its state, and in no other', () => {
  const onRecord = { state: 'Lagos', lga: 'Ikeja GRA' };
  expect(lgaChoices('Lagos', onRecord)[0]).toBe('Ikeja GRA');
  expect(lgaChoices('Rivers', onRecord)).not.toContain('Ikeja GRA');
  expect(lgaChoices('', { state: null, lga: 'Ikeja' })).toEqual(['Ikeja']);
});
