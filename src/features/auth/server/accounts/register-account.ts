import type { Database } from '#db/open-database.ts';
import type { NewAccount, User } from '#features/auth/contract.ts';
import { ageProblems, needsGuardian } from '#features/auth/rules/guardian.ts';
import { normalizedPlace } from '#features/auth/rules/place.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import { type ConfirmationRequest, queueEmailConfirmation } from '../addresses/email-address.ts';
import { hashPassword } from '../passwords/password.ts';
import { insertUser } from './user-store.ts';

/**
 * Registers a patient: creates the account, records the consent that registration gives (the person's own or, under 18,
 * the guardian's) and queues the confirmation mail. Guardian fields are ignored if no guardian is needed. An address may
 * have several accounts, because it belongs to none until it is confirmed.
 * @throws AppError invalid (date of birth, guardian, LGA), account_exists (user name), busy
 * @see docs/decisions/007-email-confirmation.md
 */
export async function registerAccount(
  db: Database,
  account: NewAccount,
  sending: Pick<ConfirmationRequest, 'nowMs' | 'origin' | 'mayMail'>,
): Promise<User> {
  const { password, ageGroup: _ageGroup, guardianName, guardianRelation, guardianConsent, ...details } = account;
  const { nowMs } = sending;
  const today = lagosDate(nowMs);
  const place = normalizedPlace({ state: account.state ?? null, lga: account.lga ?? null });
  const fields = { ...ageProblems(account, today), ...('problem' in place && { lga: place.problem }) };
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new AppError(invalid(problem), { fields });
  const guarded = needsGuardian(account, today) && guardianConsent === true;
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      ...details,
      ...place,
      passwordHash,
      createdAt: new Date(nowMs),
      ...(guarded && { guardianName: guardianName ?? null, guardianRelation: guardianRelation ?? null }),
    });
    const given = { userId: user.id, granted: true, nowMs };
    await recordConsent(tx, { ...given, purpose: 'account', givenBy: guarded ? 'guardian' : 'self' });
    if (guarded) await recordConsent(tx, { ...given, purpose: 'guardian', givenBy: 'guardian' });
    await queueEmailConfirmation(tx, { userId: user.id, email: user.email, ...sending });
    return user;
  });
}
