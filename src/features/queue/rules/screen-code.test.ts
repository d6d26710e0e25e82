import { expect, test } from 'vitest';
import { readScreenCode, screenCode, shownCode } from './screen-code.ts';

test('the code of a screen has six characters that look like no other', () => {
  const all = Array.from({ length: 256 }, (_, byte) => screenCode(new Uint8Array(6).fill(byte)));
  for (const code of all) {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(readScreenCode(shownCode(code))).toBe(code);
  }
  expect(new Set(all).size).toBe(32);
});

test.each([
  ['in small letters with a space', 'k3v 9xm', 'K3V9XM'],
  ['with a hyphen', 'K3V-9XM', 'K3V9XM'],
  ['too short', 'K3V9X', undefined],
  ['too long', 'K3V9XMM', undefined],
  ['with characters that no code has', 'K3V9X0', undefined],
])('a code that is typed %s', (_, typed, code) => {
  expect(readScreenCode(typed)).toBe(code);
});
