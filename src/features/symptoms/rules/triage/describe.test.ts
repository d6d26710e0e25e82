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

test.each(['grandmother', 'granny', 'mummy', 'uncle', 'son'])('an age right behind a %s is theirs', (who) => {
  expect(describe({ text: `My ${who} 15 has not eaten since yesterday` }).ageYears).toBe(15);
});

test('a high pressure is a finding, a normal one its absence', () => {
  expect(present('BP 168/102')).toContain('raised-bp');
  expect(describe({ text: 'BP 128/80' }).absent).toContain('raised-bp');
  for (const text of ['BP 150/80', 'BP 120/95', 'headache'])
    expect(describe({ text }).absent).not.toContain('raised-bp');
});

test('what only one sex has tells the sex', () => {
  expect(describe({ text: 'I missed my period' }).sex).toBe('female');
  expect(describe({ text: 'an erection for five hours that will not go down' }).sex).toBe('male');
  expect(describe({ text: 'cough' }).sex).toBeUndefined();
});
