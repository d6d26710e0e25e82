import { expect, it } from 'vitest';
import { registerDegrees } from './register-degrees.ts';

it.each([
  ['9.0765', 9.0765, 4],
  [' 9.076500 ', 9.0765, 4],
  ['+9.0765', 9.0765, 4],
  ['9.0765°', 9.0765, 4],
  ['9.0765 °', 9.0765, 4],
  ['9.0765º N', 9.0765, 4],
  ['9.0765Â°', 9.0765, 4],
  ['9.0765N', 9.0765, 4],
  ['n 9.0765', 9.0765, 4],
  ['9,0765', 9.0765, 4],
  ['9,0765° N', 9.0765, 4],
  ['9.0765 degrees', 9.0765, 4],
  ['9.0765E+00', 9.0765, 4],
  ['9', 9, 0],
  ['-9.0765', -9.0765, 4],
  ['9.0765 S', -9.0765, 4],
  [`9°04'35.4"N`, 9.0765, 5],
  [`9° 4' 35.4'' N`, 9.0765, 5],
  [`N 9° 04′ 35,4″`, 9.0765, 5],
  ['9º04’35.4”N', 9.0765, 5],
  ['9:04:35.4', 9.0765, 5],
  ['9 04 35.4 N', 9.0765, 5],
  [`9° 4.59' N`, 9.0765, 4],
  [`9°04'`, 9 + 4 / 60, 2],
  [`9°04'00"N`, 9 + 4 / 60, 2],
])('the latitude %j is %d with %d decimals', (raw, degrees, decimals) => {
  expect(registerDegrees(raw, 'latitude')).toEqual({ degrees: expect.closeTo(degrees, 9), decimals });
});

it('takes the letters of its own axis only', () => {
  expect(registerDegrees(`7°23'55.0"E`, 'longitude')).toEqual({ degrees: expect.closeTo(7.398611, 6), decimals: 4 });
  expect(registerDegrees('7.3986 W', 'longitude')?.degrees).toBe(-7.3986);
  expect(registerDegrees('7.3986E', 'latitude')).toBeUndefined();
  expect(registerDegrees('9.0765N', 'longitude')).toBeUndefined();
});

it.each([
  '',
  'NaN',
  'Infinity',
  '65e-1',
  '0x9',
  '900765',
  '9,076,5',
  '9.076.5',
  '9 0765',
  '9 04',
  `9°64'35"N`,
  `9°04'75"N`,
  `9°04.5'35"N`,
  'N 9.0765 N',
  '+9.0765 N',
  '--9.0765',
  '9.0765, 7.3986',
  'near the market',
])('%j cannot be read', (raw) => {
  expect(registerDegrees(raw, 'latitude')).toBeUndefined();
});
