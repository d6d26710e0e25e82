import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gsmText } from './gsm-text.ts';

/** What one unit each of the basic GSM alphabet is and ASCII too. @see 3GPP TS 23.038, 6.2.1 */
const BASIC = /^[A-Za-z0-9 @$!"#%&'()*+,\-./:;<=>?_]*$/;

test.each([
  ['Dr. Ṣọlá Àjàyí', 'Dr. Sola Ajayi'],
  ['Ẹ̀kọ́ Ọ̀ṣun', 'Eko Osun'],
  ['Ɗan Ɓauchi Ƙofa', 'Dan Bauchi Kofa'],
  ['Ụlọ Ọgwụ', 'Ulo Ogwu'],
  ['“Hope” – care’s', '"Hope" - care\'s'],
  ['₦5,000 [a] {b} | c\\d', 'N5,000 (a) (b) / c/d'],
  ['🏥 Clinic\r\nBcc: x', 'Clinic Bcc: x'],
  ['医院', ''],
])('%s is sent as %s', (text, sent) => {
  expect(gsmText(text)).toBe(sent);
});

test('for any text, the gateway needs no other alphabet and each character counts once', () => {
  const texts = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 100 })
    .map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(texts, (text) => {
      expect(gsmText(text)).toMatch(BASIC);
    }),
  );
});
