import { expect, test } from 'vitest';
import { dialable } from './phone-number.ts';

test.each([
  ['0803 123 4567', '+2348031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['234-803-123-4567', '+2348031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['00234 803 123 4567', '+2348031234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0803', undefined],
  ['112', undefined],
  ['call me', undefined],
  ['+2348031234567,+2348031234568', undefined],
  ['', undefined],
  [null, undefined],
])('%s is dialled as %s', (typed, number) => {
  expect(dialable(typed)).toBe(number);
});
