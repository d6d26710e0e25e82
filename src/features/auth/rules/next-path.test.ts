import { expect, test } from 'vitest';
import { nextPath, signInPath } from './next-path.ts';

test('returns to a path of this site, with its query', () => {
  expect(nextPath('/appointments')).toBe('/appointments');
  expect(nextPath('/?providerId=12&careType=urgent#provider-search')).toBe(
    '/?providerId=12&careType=urgent#provider-search',
  );
  expect(nextPath('/')).toBe('/');
  expect(nextPath('/?q=a//b#c//d')).toBe('/?q=a//b#c//d');
});

test.each([
  null,
  '',
  'appointments',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ok\\..\\evil',
  ' //evil.example',
  'javascript:alert(1)',
])('never leaves the site: %j', (wanted) => {
  expect(nextPath(wanted)).toBe('/');
});

test('the sign-in path carries the path to return to', () => {
  const { searchParams } = new URL(signInPath('/provider/5?tab=reviews&x=1'), 'http://localhost');
  expect(nextPath(searchParams.get('next'))).toBe('/provider/5?tab=reviews&x=1');
  expect(signInPath('/appointments')).toBe('/auth?next=%2Fappointments');
});
