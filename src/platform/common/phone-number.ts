/**
 * A telephone number as gateways want it, `+2348031234567`; undefined for what is none. One without a country is
 * Nigerian. @see ITU-T E.164; NCC numbering plan
 */
export function dialable(typed: string | null): string | undefined {
  const digits = (typed ?? '').replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^0[789]\d{9}$/.test(digits)) return `+234${digits.slice(1)}`;
  if (/^\+?2340?[789]\d{9}$/.test(digits)) return `+234${digits.replace(/^\+?2340?/, '')}`;
  return /^\+(?!234)[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/** Tells whether a text can be a telephone number: 7 to 15 digits, and besides a plus before all, spaces, dashes, dots and parentheses. */
export function isTelephone(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(typed) && /^[+(\d]/.test(typed) && digits >= 7 && digits <= 15;
}

/**
 * Tells whether a text can be the telephone number of a provider, which patients call: at least ten digits, and besides only spaces, dashes, parentheses and
 * a plus before all.
 */
export function isPhoneNumber(typed: string): boolean {
  return /^\+?[\d\s()-]+$/.test(typed) && (typed.match(/\d/g)?.length ?? 0) >= 10;
}
