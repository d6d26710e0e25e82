import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { newRecoveryCodes, newSecret, normalizedCode, qrCode, stepOfCode } from './one-time-codes.ts';

/** The secret of RFC 6238, appendix B: `12345678901234567890` in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %d seconds the code of RFC 6238, appendix B, is %s', (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  expect(stepOfCode(RFC_SECRET, code, (seconds + 90) * 1000)).toBeUndefined();
});

test.each(['', '28708', '2870821', '28708a', '-87082', '٢٨٧٠٨٢'])('"%s" is no code', (code) => {
  expect(stepOfCode(RFC_SECRET, code, 59_000)).toBeUndefined();
});

test('a secret has 160 bits and is unique', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
  expect(new Set(secrets).size).toBe(100);
});

test('recovery codes are unique and tolerate manual typing', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) {
    const typed = ` ${code.toUpperCase().replace('-', '').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect(normalizedCode(typed)).toBe(code.replace('-', ''));
  }
});

test('the SVG path covers exactly the dark modules of the QR code', () => {
  const content = 'otpauth://totp/Alafia:ada.obi?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Alafia';
  const { size, path } = qrCode(content);
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(run); at++) (cells[Number(y)] ?? [])[Number(x) + at] = true;
  }
  expect(cells).toEqual(encode(content, { ecc: 'M', border: 4 }).data);
  expect(cells.flat().filter(Boolean).length).toBeGreaterThan(300);
});
