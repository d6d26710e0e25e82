import { expect, test } from 'vitest';
import { specialistFields } from './specialist-care.ts';
import { triage } from './triage/triage.ts';

test.each([
  ['snake bite me for leg', ['snake-bite']],
  ['i want to kill myself', ['self-harm']],
  ['my baby of 2 months has fever and will not suck', ['child']],
  ['I am 8 months pregnant and bleeding heavily', ['birth']],
  ['chest pain and sweating, I am 60', []],
] as const)('%s', (text, fields) => {
  expect(specialistFields(triage({ text }).redFlags)).toEqual(fields);
});
