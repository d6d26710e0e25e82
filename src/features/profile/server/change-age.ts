import type { Database } from '#db/open-database.ts';
import { type AgeDetails, ageProblems, needsGuardian } from '#features/auth/rules/guardian.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Age, AgeChange } from '../contract.ts';
import { findAge, lockProfile, writeAge } from './profile-store.ts';

/**
 * Changes when somebody says to be born. Whoever is under 18 by it needs a guardian: the one on record, or one who
 * consents now, which is recorded as theirs. Without a date of birth that is whoever has a guardian or names one; nobody
 * else keeps one.
 * @throws AppError invalid (date of birth, guardian); signed_out when the account has just gone
 */
export async function changeAge(db: Database, userId: number, change: AgeChange, nowMs: number): Promise<Age> {
  const today = lagosDate(nowMs);
  return await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const before = await findAge(tx, userId);
    if (before === undefined) throw new AppError('signed_out', 'Please sign in.');
    const { guardianName, guardianRelation } = before;
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
