import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { lettersOf, mayBeMisspelt } from './letter-sets.ts';

it('never rules out a word that is as near as the slips allow', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdefgh ')), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (one, other, slips) => {
      fc.pre(distanceAtMost(one, other, slips) <= slips);
      expect(mayBeMisspelt(lettersOf(one), lettersOf(other), slips)).toBe(true);
    }),
  );
});

it('rules out words of other letters', () => {
  expect(mayBeMisspelt(lettersOf('malaria'), lettersOf('dentist'), 2)).toBe(false);
});
