import { expect, test } from 'vitest';
import { diallable } from './care-card-phone.ts';

test.each([
  ['0803 123 4567', '08031234567'],
  ['0803 123 4567, 0802 765 4321', '08031234567'],
  ['0803-123-4567 or 0802-765-4321', '08031234567'],
  ['+234 (0) 803 123 4567', '08031234567'],
  ['01 234 5678', '012345678'],
  ['+44 20 7946 0000', '+442079460000'],
  ['0803 123 4567 ext 12', undefined],
  ['0803 123 456', undefined],
  ['', undefined],
  [null, undefined],
])('%s dials %s', (phone, number) => expect(diallable(phone)).toBe(number));
