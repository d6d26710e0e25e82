import { PRODUCT_NAME } from '#platform/common/product.ts';
import { text } from '#platform/common/text.ts';

/** Characters that a password needs where the strict policy holds. @see OWASP ASVS 5.0, 6.2.1 */
export const MIN_STRICT_PASSWORD_LENGTH = 8;

/** What somebody reads whose password is known to everybody who guesses. */
export const COMMON_PASSWORD = text(
  'This password is one of the most common ones. Choose another to keep your record safe.',
);

const TOO_SHORT = text('Password must be at least 8 characters');

/**
 * Whether a password is made of what everybody knows about its owner or of the product's name, with nothing but digits
 * and signs around it: `Alafia2026`, `ada.obi!`. Compared without regard to case.
 */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const folded = password.toLowerCase();
  const core = trimToLetters(folded);
  return [PRODUCT_NAME, ...names]
    .flatMap((name) => [name, name.split('@')[0] ?? ''])
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= 3)
    .some((name) => folded === name || (core.length >= 3 && core === trimToLetters(name)));
}

/**
 * What is wrong with a new password under the strict policy, in words; undefined when nothing is. `isCommon` says
 * whether it is on the list of common passwords.
 */
export function strictPasswordProblem(
  password: string,
  names: readonly string[],
  isCommon: boolean,
): string | undefined {
  if (Array.from(password).length < MIN_STRICT_PASSWORD_LENGTH) return TOO_SHORT;
  return isCommon || isMadeOfNames(password, names) ? COMMON_PASSWORD : undefined;
}

function trimToLetters(folded: string): string {
  return folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}
