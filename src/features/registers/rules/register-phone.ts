import { plainText } from './plain-text.ts';

/**
 * Returns a phone number. A mobile number whose leading zero was dropped by a spreadsheet gets it back; old landline numbers
 * stay unchanged. Null if there are too few digits.
 */
export function registerPhone(raw: string): string | null {
  const text = plainText(raw, 60);
  if (/^[789]\d{9}$/.test(text)) return `0${text}`;
  return text.replace(/\D/g, '').length >= 5 ? text : null;
}
