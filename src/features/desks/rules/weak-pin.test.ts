import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMON_PINS, isWeakPin } from './weak-pin.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((each) => each.join(''));

test.each([
  ['one digit', ['000000', '777777']],
  ['up or down, also around 9 and 0', ['123456', '567890', '890123', '987654', '210987', '012345']],
  ['a pair or three digits again', ['121212', '909090', '123123', '505505']],
  ['doubled digits in a row', ['112233', '665544', '990011']],
  ['a year in its long and short form', ['198484', '200101', '841984', '012001']],
])('refused is %s', (_, pins) => {
  expect(pins.filter((pin) => !isWeakPin(pin))).toEqual([]);
});

test('refused are patterns of the keypad and known rows', () => {
  const pins = ['147258', '159357', '789456', '112358', '121314', '000001'];
  expect(pins.filter((pin) => !isWeakPin(pin))).toEqual([]);
});

test("refused is the member's own date of birth, in any order", () => {
  const pins = ['070391', '030791', '910307', '071991', '031991', '199107', '199103'];
  expect(pins.filter((pin) => !isWeakPin(pin, '1991-03-07'))).toEqual([]);
  expect(pins.filter((pin) => isWeakPin(pin, '1991-04-08') || isWeakPin(pin))).toEqual([]);
});

test('the nearest others are taken', () => {
  const taken = ['777778', '123457', '124567', '121213', '123124', '112244', '198485', '218484', '841983', '274916'];
  expect(taken.filter((pin) => isWeakPin(pin))).toEqual([]);
});

test('every PIN made of one part, and every run from any digit, is refused', () => {
  fc.assert(fc.property(digits(1, 1), (part) => isWeakPin(part.repeat(6))));
  fc.assert(fc.property(digits(2, 2), (part) => isWeakPin(part.repeat(3))));
  fc.assert(fc.property(digits(3, 3), (part) => isWeakPin(part.repeat(2))));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.constantFrom(1, 9), (first, step) =>
      isWeakPin(Array.from({ length: 6 }, (_, index) => (first + index * step) % 10).join('')),
    ),
  );
});

test('a PIN is weak in both directions, and stays so with each digit moved on by the same', () => {
  const isYearTwice = (pin: string) => /(?:19|20)\d\d/.test(pin) || /\d\d(?:91|02)/.test(pin);
  const moved = (pin: string, by: number) =>
    pin
      .split('')
      .map((digit) => (Number(digit) + by) % 10)
      .join('');
  fc.assert(
    fc.property(digits(6, 6), fc.integer({ min: 1, max: 9 }), (pin, by) => {
      fc.pre(
        !COMMON_PINS.has(pin) && !COMMON_PINS.has(moved(pin, by)) && !COMMON_PINS.has(pin.split('').reverse().join('')),
      );
      fc.pre(!isYearTwice(pin) && !isYearTwice(moved(pin, by)));
      expect(isWeakPin(pin.split('').reverse().join(''))).toBe(isWeakPin(pin));
      expect(isWeakPin(moved(pin, by))).toBe(isWeakPin(pin));
    }),
  );
});

test('fewer than one PIN in five hundred is refused, so that a thief learns nothing from the table', () => {
  let refused = 0;
  for (let pin = 0; pin < 1_000_000; pin++) if (isWeakPin(String(pin).padStart(6, '0'))) refused += 1;
  expect(refused).toBeGreaterThan(1000);
  expect(refused).toBeLessThan(2000);
});
