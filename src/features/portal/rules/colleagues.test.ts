import { expect, test } from 'vitest';
import { isLike } from './colleagues.ts';

test('a colleague is of the same kind, with the same title or none', () => {
  const doctor = { kind: 'practitioner', title: 'General practitioner' } as const;
  expect(isLike(doctor, { kind: 'practitioner', title: ' general Practitioner ' })).toBe(true);
  expect(isLike(doctor, { kind: 'practitioner', title: 'Dental surgeon' })).toBe(false);
  expect(isLike(doctor, { kind: 'practitioner', title: null })).toBe(false);
  expect(isLike({ kind: 'practitioner', title: null }, { kind: 'practitioner', title: null })).toBe(true);
  expect(isLike({ kind: 'chair', title: null }, { kind: 'room', title: null })).toBe(false);
});
