import { expect, test } from 'vitest';
import { typedTemperature } from './typed-temperature.ts';

test.each([
  ['38.5', 38.5],
  ['38,55', 38.6],
  ['38.5°C', 38.5],
  [' 38.5 ºc ', 38.5],
  ['38 degrees', 38],
  ['101.3', 38.5],
  ['101.3 F', 38.5],
  ['98,6°f', 37],
  ['39.', 39],
  [37.2, 37.2],
  ['200 C', 200],
  ['hot', Number.NaN],
  ['38/39', Number.NaN],
  ['', undefined],
  [undefined, undefined],
])('%j is read as %s', (typed, read) => {
  expect(typedTemperature(typed)).toBe(read);
});
