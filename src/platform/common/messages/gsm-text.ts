/** Most characters of one text message in the GSM alphabet. @see 3GPP TS 23.040 */
export const SMS_LENGTH = 160;

/** Letters that Unicode doesn't take apart, as people write them without. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ɛ: 'e', ɔ: 'o', ɣ: 'g', ʋ: 'v', ə: 'e', ǝ: 'e', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th' },
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '₦': 'N', '€': 'EUR' },
  ...{ '[': '(', ']': ')', '{': '(', '}': ')', '\\': '/', '|': '/', '`': "'" },
};

/**
 * A text in characters that the basic GSM alphabet and ASCII share, on one line: letters lose their marks (`Ẹ̀kọ́` is
 * `Eko`), and what has no likeness is left out. @see 3GPP TS 23.038
 */
export function gsmText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^ -~]|[[\]{}\\|`]/gu, (sign) => {
      const plain = PLAIN[sign.toLowerCase()] ?? sign;
      return sign === sign.toLowerCase() ? plain : plain.toUpperCase();
    })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^ !-Z_a-z]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
