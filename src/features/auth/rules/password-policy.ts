import { PRODUCT_NAME } from '#platform/common/product.ts';
import { text } from '#platform/common/text.ts';

/** Under the strict policy, in characters. @see OWASP ASVS 5.0, 6.2.1 */
export const MIN_STRICT_PASSWORD_LENGTH = 8;

/** Shown when a password is one that attackers try first. */
export const COMMON_PASSWORD = text(
  'This password is one of the most common ones. Choose another to keep your record safe.',
);

/** Shown when a password is one of the user's names, the address or the product's name: attackers try these next. */
export const PASSWORD_OF_NAMES = text(
  'This password is made of your name, your e-mail address or our name. Choose another to keep your record safe.',
);

const TOO_SHORT = text('Password must be at least 8 characters');

/**
 * True if a password is one of the user's names, the user's e-mail address or the product's name, with only digits and
 * signs around it: `Alafia2026`, `ada.obi!`. Ignores case.
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
 * Returns the problem with a new password under the strict policy, as text for the user; undefined if there is none.
 * `isCommon`: the password is on the list of common passwords.
 */
export function strictPasswordProblem(
  password: string,
  names: readonly string[],
  isCommon: boolean,
): string | undefined {
  if (Array.from(password).length < MIN_STRICT_PASSWORD_LENGTH) return TOO_SHORT;
  if (isCommon) return COMMON_PASSWORD;
  return isMadeOfNames(password, names) ? PASSWORD_OF_NAMES : undefined;
}

function trimToLetters(folded: string): string {
  return folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}
