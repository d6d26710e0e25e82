import { expect, test } from 'vitest';
import { describe } from './describe.ts';

const present = (text: string) => describe({ text }).present;

test('blood without a place is that of the womb in a pregnancy, and nowhere else', () => {
  expect(present('36 weeks pregnant, woke in a pool of blood')).toContain('vaginal-bleeding');
  expect(present('36 weeks pregnant, my gums bleed')).not.toContain('vaginal-bleeding');
  expect(present('woke in a pool of blood')).not.toContain('vaginal-bleeding');
  expect(present('36 weeks pregnant, my blood pressure was taken')).not.toContain('vaginal-bleeding');
});

test('a pain on one side with a late period is one of the belly', () => {
  expect(present('my period is 3 weeks late, sharp pain on the right')).toContain('belly-pain');
  expect(present('sharp pain on the right')).not.toContain('belly-pain');
});

test('a high pressure is a finding in adults only', () => {
  expect(present('BP 168/102')).toContain('raised-bp');
  expect(present('BP 128/80')).not.toContain('raised-bp');
});

test('what only one sex has tells the sex', () => {
  expect(describe({ text: 'I missed my period' }).sex).toBe('female');
  expect(describe({ text: 'an erection for five hours that will not go down' }).sex).toBe('male');
  expect(describe({ text: 'cough' }).sex).toBeUndefined();
});
