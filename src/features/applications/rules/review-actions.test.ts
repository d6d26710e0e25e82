import { expect, test } from 'vitest';
import { reviewActions } from './review-actions.ts';

const NOTHING = { isApprovable: false, isConvertible: false, isDecidable: false, isDecidedElsewhere: false };

test.each([
  ['pending', 'pending', null, { isApprovable: true, isDecidable: true }],
  ['approved', 'approved', null, { isConvertible: true }],
  ['approved', 'approved', 7, {}],
  ['rejected', 'rejected', null, {}],
  ['approved', 'pending', null, { isDecidedElsewhere: true }],
  ['rejected', 'pending', null, { isDecidedElsewhere: true }],
] as const)(
  'an application that is %s, was %s when opened and has the provider %s: %j',
  (status, openedAs, providerId, offered) => {
    for (const claim of [null, { listing: 'listed' }] as const) {
      expect(reviewActions({ status, openedAs, providerId, claim })).toEqual({ ...NOTHING, ...offered });
    }
  },
);

test.each(['taken', 'gone'] as const)('a claim of a listing that is %s can only be rejected', (listing) => {
  const of = (status: 'pending' | 'approved' | 'rejected') =>
    reviewActions({ status, openedAs: status, providerId: null, claim: { listing } });
  expect(of('pending')).toEqual({ ...NOTHING, isDecidable: true });
  expect(of('approved')).toEqual({ ...NOTHING, isDecidable: true });
  expect(of('rejected')).toEqual(NOTHING);
});
