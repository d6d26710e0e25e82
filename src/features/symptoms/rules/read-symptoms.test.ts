import { expect, test } from 'vitest';
import { symptomsIn } from './read-symptoms.ts';

const severities = (text: string) => Object.fromEntries(symptomsIn(text).map(({ name, severity }) => [name, severity]));

test.each([
  ['fever and severe headache since yesterday, no cough', { Fever: 'mild', Headache: 'severe' }],
  ['body dey hot, belle dey pain me and I dey purge', { Fever: 'mild', 'Abdominal pain': 'mild', Diarrhea: 'mild' }],
  ['stabbing headache', { Headache: 'mild' }],
  ['ringing in my ears', expect.objectContaining({ 'Ringing in the ears': 'mild' })],
])('%s', (text, symptoms) => {
  expect(severities(text)).toEqual(symptoms);
});

test.each(['no fever, no cough', 'I have diabetes and live in Lagos', 'lorem ipsum', ''])('nothing in "%s"', (text) => {
  expect(symptomsIn(text)).toEqual([]);
});

test('each symptom once, and no more than an entry may have', () => {
  const all = symptomsIn('cough, coughing, dry cough, fever, high fever');
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
