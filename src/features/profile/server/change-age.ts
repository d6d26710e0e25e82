import type { Database } from '#db/open-database.ts';
import { type AgeDetails, ageProblems, needsGuardian } from '#features/auth/rules/guardian.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import type { Age, AgeChange } from '../contract.ts';
import { findAge, lockProfile, writeAge } from './profile-store.ts';

const PASSWORD_NEEDED = text('Please enter your password: a parent or guardian is on record.');

/**
 * Changes when somebody says to be born. Whoever is under 18 by it needs a guardian: the one on record, or one who
 * consents now, which is recorded as theirs. Without a date of birth that is whoever has a guardian or names one; nobody
 * else keeps one.
 * Where a guardian is on record, a change needs the account's password (`isProven`): a minor at a browser that is signed in
 * must not drop whoever consents for them. The consents that were given stay recorded.
 * @throws AppError invalid (date of birth, guardian, password); signed_out when the account has just gone
 */
export async function changeAge(
  db: Database,
  userId: number,
  { isProven, ...change }: Omit<AgeChange, 'password'> & { readonly isProven: boolean },
  nowMs: number,
): Promise<Age> {
  const today = lagosDate(nowMs);
  return await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const before = await findAge(tx, userId);
    if (before === undefined) throw new AppError('signed_out', 'Please sign in.');
    const { guardianName, guardianRelation } = before;
    if (guardianName !== null && !isProven && changes(before, change)) {
      throw new AppError('invalid', PASSWORD_NEEDED, { password: PASSWORD_NEEDED });
    }
    const isKept = guardianName !== null && change.guardianName === undefined;
    const guardian: AgeDetails = isKept
      ? { guardianName, guardianRelation: guardianRelation ?? 'Other', guardianConsent: true }
      : { ...change, dateOfBirth: undefined };
    const dateOfBirth = change.dateOfBirth ?? undefined;
    const hasOne = guardian.guardianName !== undefined;
    const age: AgeDetails = { ...guardian, dateOfBirth, ageGroup: !dateOfBirth && hasOne ? 'minor' : undefined };
    const fields = ageProblems(age, today);
    const [problem] = Object.values(fields);
    if (problem !== undefined) throw new AppError('invalid', problem, fields);
    const isGuarded = needsGuardian(age, today);
    const after = {
      dateOfBirth: change.dateOfBirth,
      guardianName: (isGuarded && age.guardianName) || null,
      guardianRelation: (isGuarded && age.guardianRelation) || null,
    };
    await writeAge(tx, userId, after);
    if (isGuarded && !isKept) {
      await recordConsent(tx, { userId, purpose: 'guardian', granted: true, givenBy: 'guardian', nowMs });
    }
    return after;
  });
}

function changes(before: Age, change: Omit<AgeChange, 'password'>): boolean {
  return before.dateOfBirth !== change.dateOfBirth || change.guardianName !== undefined;
}
