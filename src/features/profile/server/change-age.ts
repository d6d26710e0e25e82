import type { Database } from '#db/open-database.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { invalid, SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { Age, AgeChange } from '../contract.ts';
import { ageAfter, needsPassword } from '../rules/age-change.ts';
import { PASSWORD_NEEDED } from '../rules/refusals.ts';
import { findAge, lockProfile, writeAge } from './profile-store.ts';

/**
 * Changes date of birth and guardian, and records the consent of a new guardian. Earlier consents stay recorded.
 * @throws AppError invalid (date of birth, guardian, password); signed_out if the account no longer exists
 */
export async function changeAge(
  db: Database,
  userId: number,
  change: Omit<AgeChange, 'password'>,
  { passwordConfirmed, nowMs }: { readonly passwordConfirmed: boolean; readonly nowMs: number },
): Promise<Age> {
  return await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const before = await findAge(tx, userId);
    if (before === undefined) throw new AppError(SIGNED_OUT);
    if (needsPassword(before, change) && !passwordConfirmed) {
      throw new AppError(PASSWORD_NEEDED);
    }
    const outcome = ageAfter(before, change, lagosDate(nowMs));
    if ('problems' in outcome) {
      const [problem = ''] = Object.values(outcome.problems);
      throw new AppError(invalid(problem), { fields: outcome.problems });
    }
    await writeAge(tx, userId, outcome.age);
    if (outcome.guardianConsents) {
      await recordConsent(tx, { userId, purpose: 'guardian', granted: true, givenBy: 'guardian', nowMs });
    }
    return outcome.age;
  });
}
