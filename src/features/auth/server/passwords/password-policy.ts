import type { User } from '#features/auth/contract.ts';
import { isMadeOfNames, strictPasswordProblem } from '#features/auth/rules/password-policy.ts';
import { AppError } from '#platform/common/app-error.ts';
import { invalid } from '#platform/common/platform-refusals.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** True if a password is on the list of common ones, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

/** True if attackers would try the password first: it is common, or made of the product's name. */
export async function isGuessable(password: string): Promise<boolean> {
  return (await isCommonPassword(password)) || isMadeOfNames(password, []);
}

/**
 * Returns the problem with a new password beyond the rules of the forms, as text for the user; undefined if there is
 * none. The strict policy always applies to staff, and to patients if the operator sets it (`strict`). `names` are the
 * account's user name, e-mail address and full name.
 */
export async function checkPasswordPolicy(given: {
  readonly password: string;
  readonly role: User['role'];
  readonly strict: boolean;
  readonly names: readonly string[];
}): Promise<string | undefined> {
  const { password, role, strict, names } = given;
  if (role === 'patient' && !strict) return undefined;
  return strictPasswordProblem(password, names, await isCommonPassword(password));
}

/** @throws AppError invalid, at the form's `field`, if `checkPasswordPolicy` finds a problem */
export async function refuseWeakPassword(
  given: Parameters<typeof checkPasswordPolicy>[0],
  field = 'password',
): Promise<void> {
  const problem = await checkPasswordPolicy(given);
  if (problem !== undefined) throw new AppError(invalid(problem, field));
}

/** Nearly 50,000 words, loaded when the first password is checked. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
