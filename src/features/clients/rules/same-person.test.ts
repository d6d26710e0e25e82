import { expect, test } from 'vitest';
import { maySamePerson } from './same-person.ts';

const ada = { name: 'Ada Obi', phone: '0803 123 4567', birthYear: 1984 };

test.each([
  ['the same number in another form', { name: 'Ada Obi', phone: '+234 803 123 4567' }],
  ['the same birth year', { name: 'ADA  OBI', phone: null, birthYear: 1984 }],
  ['accents and the order of the names', { name: 'Obi Àda', phone: '08031234567' }],
])('may be the same person: %s', (_, other) => {
  expect(maySamePerson(ada, other)).toBe(true);
});

test.each([
  ['a child with the number of its mother', { name: 'Chidi Obi', phone: '0803 123 4567', birthYear: 2019 }],
  ['a namesake', { name: 'Ada Obi', phone: '0803 000 0000', birthYear: 1990 }],
  ['a name alone', { name: 'Ada Obi' }],
])('is another person: %s', (_, other) => {
  expect(maySamePerson(ada, other)).toBe(false);
});

test('two entries without number and year say nothing', () => {
  expect(maySamePerson({ name: 'Ada Obi' }, { name: 'Ada Obi' })).toBe(false);
  expect(maySamePerson({ name: 'Ada Obi', phone: '' }, { name: 'Ada Obi', phone: '' })).toBe(false);
});
