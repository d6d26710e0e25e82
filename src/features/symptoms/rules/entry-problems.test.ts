import { expect, test } from 'vitest';
import { NewSymptomRecord } from '../contract.ts';
import { entryProblems, onsetProblem } from './entry-problems.ts';

const TODAY = '2026-11-22';

test('an onset is a day from 1920 to today', () => {
  expect(onsetProblem('2026-11-23', TODAY)).toBe('That day has not come yet.');
  expect(onsetProblem('1919-12-31', TODAY)).toBe('Please check the day: it is too long ago.');
  for (const fine of [TODAY, '1920-01-01', undefined, null, '']) expect(onsetProblem(fine, TODAY)).toBeUndefined();
});

test('a day that was typed in part is not taken for none', () => {
  const form = { onset: undefined, isOnsetPartial: true, isConsentMissing: false };
  expect(entryProblems(form, TODAY)).toEqual({ onset: 'Use a whole date, or leave it empty.' });
});

test('what is wrong besides the schema is said at once, the missing consent too', () => {
  const form = { onset: '2027-01-01', isOnsetPartial: false, isConsentMissing: true };
  expect(entryProblems(form, TODAY)).toEqual({
    onset: 'That day has not come yet.',
    consent: 'Please agree so that we may keep what you record.',
  });
  expect(entryProblems({ onset: TODAY, isOnsetPartial: false, isConsentMissing: false }, TODAY)).toEqual({});
});

test('an age that is none does not hide that no symptom was given', () => {
  for (const symptoms of [[], undefined]) {
    const checked = NewSymptomRecord.safeParse({ symptoms, ageYears: Number.NaN, temperature: 200, forChild: false });
    const paths = checked.error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(expect.arrayContaining(['symptoms', 'ageYears', 'temperature']));
  }
});
