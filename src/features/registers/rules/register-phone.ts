import { nationalNumber } from '#platform/common/phone-number.ts';
import { plainText } from './plain-text.ts';

/** The telephone numbers of a cell. */
export interface RegisterPhone {
  /** Null if the cell has none that can be dialled. */
  readonly phone: string | null;
  /** True if the cell has a text that is no complete number, so that a number was left out. */
  readonly isUnread: boolean;
}

const BETWEEN_NUMBERS = /[,;/&|]|\bor\b|\band\b|(?<=\d{10}) (?=[0+])/i;
const LABEL =
  /^[='"\s]*((telephone|phone|tel|gsm|mobile|mob|cell|call|contact|number|no|whatsapp)(?![a-z])[\s.:#-]*)*/i;
const EXTENSION = /\s*\b(ext|extension|x)\.?:?\s*\d+$/i;
/** A letter O next to a digit is a zero. Other letters may stand for several digits. */
const LETTER_O = /(?<=\d-?)O|O(?=-?[\dO])/gi;
const NO_NUMBER = /^\W*(n\/?a|nan|nil|none|null|no|unknown|0*)\W*$/i;

/**
 * Returns the telephone numbers of a cell, as written where they can be dialled so. Repairs what spreadsheets do to numbers
 * (lost leading zero, `.0`), labels, extensions and the letter O. What may be another number is left out.
 */
export function registerPhone(raw: string): RegisterPhone {
  const text = plainText(raw, 120);
  if (NO_NUMBER.test(text)) return { phone: null, isUnread: false };
  const written = text.split(BETWEEN_NUMBERS).filter((part) => !NO_NUMBER.test(part));
  const numbers = written.map(oneNumber).filter((number) => number !== undefined);
  return { phone: numbers.length === 0 ? null : numbers.join(', '), isUnread: numbers.length < written.length };
}

function oneNumber(written: string): string | undefined {
  const text = fromSpreadsheet(written.replace(LABEL, '').replace(EXTENSION, '').replace(LETTER_O, '0').trim());
  const number = nationalNumber(text);
  if (number === undefined) return undefined;
  const digits = text.replaceAll(/[^+\d]/g, '');
  return digits === number || digits === `+234${number.slice(1)}` ? text : number;
}

/** Returns the digits of a number that a spreadsheet wrote, if it kept them all; `2.34803E+12` did not. */
function fromSpreadsheet(text: string): string {
  const [, whole = '', decimals = '', exponent = ''] = /^(\d)\.(\d+)E\+?(\d+)$/i.exec(text) ?? [];
  if (exponent !== '' && decimals.length === Number(exponent)) return whole + decimals;
  return text.replace(/^(\d+)\.0+$/, '$1');
}
