import { describe, expect, test } from 'vitest';
import { ageOn, ageProblems, needsGuardian } from './guardian.ts';

test.each([
  ['2008-11-23', '2026-11-22', 17],
  ['2008-11-23', '2026-11-23', 18],
  ['2008-11-23', '2026-11-24', 18],
  ['2008-12-31', '2026-01-01', 17],
  ['2008-01-01', '2026-12-31', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-24', '2026-11-23', -1],
])('born on %s, on %s one is %d', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test('a person who states no age, or to be an adult, needs no guardian', () => {
  expect(needsGuardian({}, '2026-11-23')).toBe(false);
  expect(needsGuardian({ ageGroup: 'adult' }, '2026-11-23')).toBe(false);
  expect(ageProblems({}, '2026-11-23')).toEqual({});
});

describe('on 23 November 2026', () => {
  const day = '2026-11-23';
  test.each([
    ['2026-11-24', 'Date of birth cannot be in the future'],
    ['1899-12-31', 'Enter a date of birth in 1900 or later'],
  ])('a birth on %s is refused', (dateOfBirth, message) => {
    expect(ageProblems({ dateOfBirth }, day)).toEqual({ dateOfBirth: message });
  });

  test.each(['1900-01-01', '2008-11-23'])('an adult born on %s needs no guardian', (dateOfBirth) => {
    expect(ageProblems({ dateOfBirth }, day)).toEqual({});
  });

  test('a person one day short of 18 needs the name, relation and consent of a guardian', () => {
    expect(ageProblems({ dateOfBirth: '2008-11-24' }, day)).toEqual({
      guardianName: 'Enter the full name of a parent or guardian',
      guardianRelation: 'Choose how they are related to you',
      guardianConsent: 'A parent or guardian has to agree',
    });
    const complete = { guardianName: 'Ada Obi', guardianRelation: 'Parent', guardianConsent: true };
    expect(ageProblems({ dateOfBirth: '2008-11-24', ...complete }, day)).toEqual({});
    expect(ageProblems({ dateOfBirth: '2008-11-24', ...complete, guardianConsent: false }, day)).toEqual({
      guardianConsent: 'A parent or guardian has to agree',
    });
    expect(ageProblems({ dateOfBirth: '2008-11-24', ...complete, guardianName: '  ' }, day)).toEqual({
      guardianName: 'Enter the full name of a parent or guardian',
    });
  });

  test('a person who states to be under 18 needs a guardian, with a date of birth or without', () => {
    const complete = { guardianName: 'Ada Obi', guardianRelation: 'Parent', guardianConsent: true };
    const missing = ['guardianName', 'guardianRelation', 'guardianConsent'];
    for (const dateOfBirth of [undefined, '2015-02-28']) {
      const details = { ageGroup: 'minor', dateOfBirth } as const;
      expect(Object.keys(ageProblems(details, day))).toEqual(missing);
      expect(ageProblems({ ...details, ...complete }, day)).toEqual({});
    }
  });

  test('a date of birth overrules the stated age group', () => {
    expect(needsGuardian({ ageGroup: 'adult', dateOfBirth: '2015-02-28' }, day)).toBe(true);
    expect(needsGuardian({ ageGroup: 'minor', dateOfBirth: '1990-02-28' }, day)).toBe(false);
    expect(ageProblems({ ageGroup: 'minor', dateOfBirth: '1990-02-28' }, day)).toEqual({
      dateOfBirth: 'By this date of birth you are 18 or older. Please correct one of the two.',
    });
  });
});
