import { expect, test } from 'vitest';
import { editedPart, givenUpWith, valuesOf } from './profile-fields.ts';

const profile = {
  fullName: 'Bola',
  email: 'b@example.com',
  phone: null,
  state: 'Lagos',
  lga: null,
  bloodType: null,
  nhisNumber: '1',
  username: 'bola',
};

test('what is not told is an empty text, and nothing else of the account is in the form', () => {
  expect(valuesOf(profile)).toEqual({
    fullName: 'Bola',
    email: 'b@example.com',
    phone: '',
    state: 'Lagos',
    lga: '',
    bloodType: '',
    nhisNumber: '1',
  });
});

test('saving sends what is being edited, emptied fields too', () => {
  const values = { ...valuesOf(profile), nhisNumber: '' };
  expect(editedPart(values, new Set(['nhisNumber', 'fullName']))).toEqual({ fullName: 'Bola', nhisNumber: '' });
  expect(editedPart(values, new Set())).toEqual({});
});

test('once the state was changed, state and LGA are given up together', () => {
  const saved = { ...valuesOf(profile), lga: 'Ikeja' };
  const moved = { ...saved, state: 'Rivers', lga: '' };
  expect(givenUpWith('state', moved, saved)).toEqual(['state', 'lga']);
  expect(givenUpWith('lga', moved, saved)).toEqual(['state', 'lga']);
  expect(givenUpWith('lga', { ...saved, lga: 'Eti-Osa' }, saved)).toEqual(['lga']);
  expect(givenUpWith('phone', moved, saved)).toEqual(['phone']);
});
