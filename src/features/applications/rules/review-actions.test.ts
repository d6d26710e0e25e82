import { expect, test } from 'vitest';
import { reviewActions } from './review-actions.ts';

test.each([
  ['pending', 'pending', null, false, false],
  ['approved', 'approved', null, true, false],
  ['approved', 'approved', 7, false, false],
  ['rejected', 'rejected', null, false, false],
  ['approved', 'pending', null, false, true],
  ['rejected', 'pending', null, false, true],
] as const)(
  'an application that is %s, was %s when opened and has the provider %s: convertible %s, decided elsewhere %s',
  (status, openedAs, providerId, isConvertible, isDecidedElsewhere) => {
    expect(reviewActions({ status, openedAs, providerId })).toEqual({ isConvertible, isDecidedElsewhere });
  },
);
