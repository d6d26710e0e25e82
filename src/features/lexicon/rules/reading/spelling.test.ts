import { expect, test } from 'vitest';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { meantBy } from './spelling.ts';

test.each([
  ['a letter wrong', 'fexer', 'fever'],
  ['a letter missing', 'hedache', 'headache'],
  ['a letter too many', 'vomitting', 'vomiting'],
  ['two letters swapped', 'vomti', 'vomit'],
  ['two swapped in four letters', 'pian', 'pain'],
  ['two slips in a long word', 'convalsiun', 'convulsion'],
  ['a letter dropped of four', 'hed', 'head'],
  ['a letter dropped of five', 'stif', 'stiff'],
  ['a vowel dropped', 'chst', 'chest'],
  ['a neighbouring key in four', 'paim', 'pain'],
  ['a neighbouring key at the start', 'geadache', 'headache'],
  ['the first two letters swapped', 'hcest', 'chest'],
  ['a letter doubled', 'fevver', 'fever'],
])('%s is put right', (_, written, meant) => {
  expect(meantBy(written)).toBe(meant);
});

test.each([
  ['a known word', 'headache'],
  ['another first letter, far away on the keyboard', 'qeadache'],
  ['two slips in a short word', 'fxvxr'],
  ['a wrong letter in four, far away on the keyboard', 'paiw'],
  ['too short a word', 'fvr'],
  ['a word longer than any', 'headache'.repeat(4)],
])('%s is left alone', (_, written) => {
  expect(meantBy(written)).toBeUndefined();
});

test('what is put right is never further than the slips that are forgiven', () => {
  for (const written of ['abdominel', 'diarrhoeaa', 'convulsoin', 'unconsious', 'pregnent']) {
    const meant = meantBy(written);
    expect(meant, written).toBeDefined();
    expect(distanceAtMost(written, meant ?? '', 3), written).toBeLessThanOrEqual(written.length < 9 ? 1 : 2);
  }
});
