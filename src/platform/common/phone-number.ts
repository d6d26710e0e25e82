/**
 * A telephone number as gateways want it, `+2348031234567`; undefined for what is none. One without a country is
 * Nigerian. @see ITU-T E.164; NCC numbering plan
 */
export function dialable(typed: string | null): string | undefined {
  const digits = compact(typed ?? '');
  if (/^0[789]\d{9}$/.test(digits)) return `+234${digits.slice(1)}`;
  if (/^\+?2340?[789]\d{9}$/.test(digits)) return `+234${digits.replace(/^\+?2340?/, '')}`;
  return /^\+(?!234)[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/**
 * Returns the digits to dial within Nigeria, with the leading zero, or, for another country, with the plus. Undefined if the
 * text is no complete number: a number that lacks a digit must not be dialled as another one. The forms are those of mobile
 * and 0700 numbers (11 digits), landlines since 2023 (020, 11 digits), and older landlines (8 to 10 digits). @see NCC numbering plan
 */
export function nationalNumber(typed: string): string | undefined {
  const digits = compact(typed);
  if (/^\+(?!234)[1-9]\d{7,14}$/.test(digits)) return digits;
  if (/^[789]\d{9}$/.test(digits)) return `0${digits}`;
  const abroad = /^(\+?)2340?([1-9]\d+)$/.exec(digits);
  const national = abroad ? `0${abroad[2]}` : digits;
  if (/^0([789]\d|20)\d{8}$/.test(national)) return national;
  return /^0(?!20|70|8[01]|9[01])[1-9]\d{6,8}$/.test(national) && abroad?.[1] !== '' ? national : undefined;
}

/** Returns a number without spaces and punctuation, and without the (0) that is not dialled from abroad. */
function compact(typed: string): string {
  const digits = typed.replaceAll(/[\s.-]/g, '').replace(/^00/, '+');
  return (/^\+|^234/.test(digits) ? digits.replace('(0)', '') : digits).replaceAll(/[()]/g, '');
}

/** The digits of a number that patients call: with its area, or a mobile one. @see provider and admin area specification, section 5: phone min 10 */
export const PROVIDER_DIGITS = 10;

/**
 * True if a text can be a telephone number: `least` to 15 digits (ITU-T E.164), and besides a leading plus, spaces,
 * dashes, dots and parentheses. Seven are enough for users' own numbers and helplines.
 */
export function isTelephone(typed: string, least = 7): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(typed) && /^[+(\d]/.test(typed) && digits >= least && digits <= 15;
}
