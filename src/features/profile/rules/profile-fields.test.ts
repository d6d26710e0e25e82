import { expect, test } from 'vitest';
import { editedPart, fieldsToReset, valuesOf } from './profile-fields.ts';

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

test('missing values are empty texts, and the form holds nothing else of the account', () => {
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

test('saving sends the fields being edited, including emptied ones', () => {
  const values = { ...valuesOf(profile), nhisNumber: '' };
  expect(editedPart(values, new Set(['nhisNumber', 'fullName']))).toEqual({ fullName: 'Bola', nhisNumber: '' });
  expect(editedPart(values, new Set())).toEqual({});
});

test('if the state was changed, cancelling resets state and LGA together', () => {
  const saved = { ...valuesOf(profile), lga: 'Ikeja' };
  const moved = { ...saved, state: 'Rivers', lga: '' };
  expect(fieldsToReset('state', moved, saved)).toEqual(['state', 'lga']);
  expect(fieldsToReset('lga', moved, saved)).toEqual(['state', 'lga']);
  expect(fieldsToReset('lga', { ...saved, lga: 'Eti-Osa' }, saved)).toEqual(['lga']);
  expect(fieldsToReset('phone', moved, saved)).toEqual(['phone']);
});
