import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undoMojibake } from './mojibake.ts';
import { plainText } from './plain-text.ts';

const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 read as Windows-1252. */
function garbled(text: string): string {
  return Array.from(Buffer.from(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (windows1252[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');
}

it('undoes text that was garbled once or twice', () => {
  const unit = fc.constantFrom('a', ' ', 'é', 'ọ', 'ṣ', '‘', '’', '“', '–', 'ƙ', '😀');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(undoMojibake(garbled(text))).toBe(text);
      expect(undoMojibake(garbled(garbled(text)))).toBe(text);
      expect(undoMojibake(text)).toBe(text);
    }),
  );
});

it.each([
  ['St. LukeÃ¢Â€Â˜s medical center', "St. Luke's medical center"],
  ['JamaÆA', "Jama'A"],
  ['Maternité', 'Maternité'],
  ['GUÉRISON', 'GUÉRISON'],
  ['Ga’Anda “B”', 'Ga\'Anda "B"'],
  ['Inugo – Omano', 'Inugo - Omano'],
  ['  Merci_ Gate \t Clinic  ', 'Merci Gate Clinic'],
  ['Obi\u0000or\u200b\u202e', 'Obior'],
  ['\ud800Lone', 'Lone'],
])('%j is %j', (raw, text) => {
  expect(plainText(raw)).toBe(text);
});

it('is trimmed, well-formed, without control characters and no longer than allowed', () => {
  const utf16 = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(fc.oneof(utf16, fc.string({ unit: 'binary' })), (raw) => {
      const text = plainText(raw, 20);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|  /u);
      expect(Array.from(text).length).toBeLessThanOrEqual(20);
    }),
  );
});
