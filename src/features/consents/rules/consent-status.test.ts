import { expect, test } from 'vitest';
import type { ConsentState } from '../contract.ts';
import { consentStatus, shownConsents } from './consent-status.ts';

const given: ConsentState = {
  purpose: 'news',
  title: 'News',
  text: 'We send news.',
  version: '2',
  granted: true,
  recordedAt: '2026-11-23T08:00:00.000Z',
  recordedVersion: '2',
  givenBy: 'self',
  fixedBecause: null,
};
const never = { granted: false, recordedAt: null, recordedVersion: null, givenBy: null };

test.each([
  ['none', never],
  ['given', {}],
  ['given-by-guardian', { givenBy: 'guardian' }],
  ['withdrawn', { granted: false }],
  ['outdated', { granted: false, recordedVersion: '1' }],
] as const)('%s', (status, overrides) => {
  expect(consentStatus({ ...given, ...overrides })).toBe(status);
});

test('purposes that the user can change come first, and the guardian only with a recorded consent', () => {
  const fixed = { ...given, purpose: 'account', fixedBecause: 'Delete your account.' } as const;
  const guardian = { ...fixed, ...never, purpose: 'guardian' } as const;
  const order = (consents: readonly ConsentState[]) => shownConsents(consents).map(({ purpose }) => purpose);
  expect(order([fixed, guardian, given])).toEqual(['news', 'account']);
  expect(order([{ ...guardian, recordedAt: given.recordedAt }, given])).toEqual(['news', 'guardian']);
});
