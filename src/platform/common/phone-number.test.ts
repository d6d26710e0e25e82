import { expect, test } from 'vitest';
import { dialable, isTelephone, nationalNumber, PROVIDER_DIGITS } from './phone-number.ts';

test.each([
  ['0803 123 4567', '+2348031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['234-803-123-4567', '+2348031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['00234 803 123 4567', '+2348031234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['0803', undefined],
  ['112', undefined],
  ['call me', undefined],
  ['+2348031234567,+2348031234568', undefined],
  ['', undefined],
  [null, undefined],
])('%s is dialled as %s', (typed, number) => {
  expect(dialable(typed)).toBe(number);
});

test.each([
  ['0803 123 4567', '08031234567'],
  ['8031234567', '08031234567'],
  ['2348031234567', '08031234567'],
  ['+234 (0) 803 123 4567', '08031234567'],
  ['00234 803 123 4567', '08031234567'],
  ['07001234567', '07001234567'],
  ['0201 493 2580', '02014932580'],
  ['+2342014932580', '02014932580'],
  ['01-4932580', '014932580'],
  ['+234 1 493 2580', '014932580'],
  ['048-487563', '048487563'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['0803 123 456', undefined],
  ['0803 123 45678', undefined],
  ['803 123 456', undefined],
  ['0201 493 258', undefined],
  ['234803123456', undefined],
  ['+234 803 123 456', undefined],
  ['42557427', undefined],
  ['112', undefined],
  ['12345', undefined],
  ['0700-CALL-DOC', undefined],
  ['', undefined],
])('%s is dialled in Nigeria as %s', (typed, number) => {
  expect(nationalNumber(typed)).toBe(number);
});

test.each(['+234 803 123 4567', '0800-000-0001', '(01) 234 5678', '1234567'])(
  '%s can be a telephone number',
  (typed) => {
    expect(isTelephone(typed)).toBe(true);
  },
);

test.each(['abc<script>', '-1', 'call me', 'aaaaaaaaaa', '123456', '1234567890123456', '12+345678', '-1234567'])(
  '%s cannot',
  (typed) => {
    expect(isTelephone(typed)).toBe(false);
  },
);

test('the number of a provider has ten digits or more', () => {
  expect(isTelephone('0803 123 4567', PROVIDER_DIGITS)).toBe(true);
  expect(isTelephone('080 1234 567', PROVIDER_DIGITS)).toBe(true);
  expect(isTelephone('080 1234 -- ()', PROVIDER_DIGITS)).toBe(false);
  expect(isTelephone('0803 123 4567, 0805 123 4567', PROVIDER_DIGITS)).toBe(false);
});
