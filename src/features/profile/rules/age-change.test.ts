import { expect, test } from 'vitest';
import { ageAfter, asksForGuardian, needsPassword } from './age-change.ts';

const TODAY = '2026-11-23';
const ADULT = '1990-05-01';
const CHILD = '2015-05-01';
const none = { dateOfBirth: null, guardianName: null, guardianRelation: null };
const child = { dateOfBirth: CHILD, guardianName: 'Ada Obi', guardianRelation: 'Parent' };
const guardian = { guardianName: 'Bola Obi', guardianRelation: 'Grandparent', guardianConsent: true } as const;

test.each([
  ['an adult gives a date of birth', none, { dateOfBirth: ADULT }, { ...none, dateOfBirth: ADULT }, false],
  ['an adult clears the date of birth', { ...none, dateOfBirth: ADULT }, { dateOfBirth: null }, none, false],
  ['an adult names a guardian', none, { dateOfBirth: ADULT, ...guardian }, { ...none, dateOfBirth: ADULT }, false],
  [
    'a child names a guardian',
    none,
    { dateOfBirth: CHILD, ...guardian },
    { dateOfBirth: CHILD, guardianName: 'Bola Obi', guardianRelation: 'Grandparent' },
    true,
  ],
  ['a child keeps the guardian', child, { dateOfBirth: '2014-05-01' }, { ...child, dateOfBirth: '2014-05-01' }, false],
  ['a child clears the date of birth', child, { dateOfBirth: null }, { ...child, dateOfBirth: null }, false],
  [
    'a child names another guardian',
    child,
    { dateOfBirth: CHILD, ...guardian },
    { dateOfBirth: CHILD, guardianName: 'Bola Obi', guardianRelation: 'Grandparent' },
    true,
  ],
  ['a child turns out to be an adult', child, { dateOfBirth: ADULT }, { ...none, dateOfBirth: ADULT }, false],
] as const)('%s', (_what, before, change, age, guardianConsents) => {
  expect(ageAfter(before, change, TODAY)).toEqual({ age, guardianConsents });
});

test('a child without a guardian, or without the consent of a new one, is refused', () => {
  const missing = ['guardianName', 'guardianRelation', 'guardianConsent'];
  const fieldsOf = (outcome: ReturnType<typeof ageAfter>) =>
    'problems' in outcome ? Object.keys(outcome.problems) : [];
  expect(fieldsOf(ageAfter(none, { dateOfBirth: CHILD }, TODAY))).toEqual(missing);
  for (const before of [none, child]) {
    const change = { dateOfBirth: CHILD, ...guardian, guardianConsent: false };
    expect(fieldsOf(ageAfter(before, change, TODAY))).toEqual(['guardianConsent']);
  }
});

test('a change needs the password only if a guardian is on record', () => {
  expect(needsPassword(none, { dateOfBirth: CHILD, ...guardian })).toBe(false);
  expect(needsPassword(child, { dateOfBirth: CHILD })).toBe(false);
  for (const change of [{ dateOfBirth: ADULT }, { dateOfBirth: null }, { dateOfBirth: CHILD, ...guardian }]) {
    expect(needsPassword(child, change)).toBe(true);
  }
});

test('the form asks for a guardian under 18 without one on record, or if another is to be named', () => {
  const asks = (before: typeof none | typeof child, dateOfBirth: string | null, namesAnother = false) =>
    asksForGuardian(before, { dateOfBirth, namesAnother }, TODAY);
  expect(asks(none, null)).toBe(false);
  expect(asks(none, ADULT)).toBe(false);
  expect(asks(none, CHILD)).toBe(true);
  expect(asks(child, CHILD)).toBe(false);
  expect(asks(child, CHILD, true)).toBe(true);
});
