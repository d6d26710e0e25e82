import { expect, it } from 'vitest';
import { segmentOf } from '#test/search-segment.ts';
import { readText } from './read-text.ts';

const segment = segmentOf([{ name: 'Ikeja General Hospital' }, { name: 'Smile Dental', specialty: 'Dentistry' }]);

it.each([
  ...['chest pain', 'emergency', 'emergency fever', 'asthma emergency open now'],
  ...['i want to die', 'suicide attempt', 'she wants to kill herself', 'help me', 'pls help', 'Please help us!'],
])('there is danger in: %s', (q) => {
  expect(readText([segment], q).isEmergency).toBe(true);
});

it.each(['dentist', 'emergency dentist', 'good morning', 'help me find a dentist', 'headache', ''])(
  'there is no danger in: %s',
  (q) => {
    expect(readText([segment], q).isEmergency).toBe(false);
  },
);
