import { plainText } from './plain-text.ts';

/**
 * A telephone number as text. A mobile number whose leading zero a spreadsheet dropped gets it back; old landline numbers
 * stay as they are. Null when there are too few digits to be one.
 */
export function registerPhone(raw: string): string | null {
  const text = plainText(raw, 60);
  if (/^[789]\d{9}$/.test(text)) return `0${text}`;
  return text.replace(/\D/g, '').length >= 5 ? text : null;
}
