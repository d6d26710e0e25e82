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
