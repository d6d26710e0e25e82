import { type AgeDetails, ageProblems, needsGuardian } from '#features/auth/rules/guardian.ts';
import type { Age, AgeChange } from '../contract.ts';

type Change = Omit<AgeChange, 'password'>;

/**
 * True if a change needs the account's password. It does if a guardian is on record, so that a minor at a signed-in
 * browser can't remove the guardian who consents for them.
 */
export function needsPassword(before: Age, change: Change): boolean {
  const changesAnything = before.dateOfBirth !== change.dateOfBirth || change.guardianName !== undefined;
  return before.guardianName !== null && changesAnything;
}

/**
 * True if the form asks for a guardian: the user wants to name another one, or the date of birth is under 18 on the Lagos
 * day `today` and no guardian is on record.
 */
export function asksForGuardian(
  before: Age,
  { dateOfBirth, namesAnother }: { readonly dateOfBirth: string | null; readonly namesAnother: boolean },
  today: string,
): boolean {
  return namesAnother || (before.guardianName === null && needsGuardian({ dateOfBirth }, today));
}

/**
 * Returns the age to store, and whether a guardian consents with this change; or the problems by field. A person under
 * 18 on the Lagos day `today` needs a guardian: the one on record or a new one, who consents. Without a date of birth, a
 * person with a guardian counts as under 18. An adult's guardian is removed.
 */
export function ageAfter(
  before: Age,
  change: Change,
  today: string,
): { readonly age: Age; readonly guardianConsents: boolean } | { readonly problems: Readonly<Record<string, string>> } {
  const { guardianName, guardianRelation } = before;
  const keepsGuardian = guardianName !== null && change.guardianName === undefined;
  const guardian: AgeDetails = keepsGuardian
    ? { guardianName, guardianRelation: guardianRelation ?? 'Other', guardianConsent: true }
    : { ...change, dateOfBirth: undefined };
  const dateOfBirth = change.dateOfBirth ?? undefined;
  const hasGuardian = guardian.guardianName !== undefined;
  const details: AgeDetails = {
    ...guardian,
    dateOfBirth,
    ageGroup: !dateOfBirth && hasGuardian ? 'minor' : undefined,
  };
  const problems = ageProblems(details, today);
  if (Object.keys(problems).length > 0) return { problems };
  const isMinor = needsGuardian(details, today);
  return {
    age: {
      dateOfBirth: change.dateOfBirth,
      guardianName: (isMinor && details.guardianName) || null,
      guardianRelation: (isMinor && details.guardianRelation) || null,
    },
    guardianConsents: isMinor && !keepsGuardian,
  };
}
