/**
 * Tells whether a text can be a telephone number: at least ten digits, and besides only spaces, dashes, parentheses and
 * a plus before all.
 */
export function isPhoneNumber(typed: string): boolean {
  return /^\+?[\d\s()-]+$/.test(typed) && (typed.match(/\d/g)?.length ?? 0) >= 10;
}
