import type { Database } from '#db/open-database.ts';
import { isMember } from '#features/providers/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { RequestUser } from '#platform/server/route.ts';

/**
 * Lets only those pass who run a provider. To everybody else, administrators too, it is as if there were none.
 * @throws AppError not_found, second_factor_required
 */
export async function requireMember(db: Database, providerId: number, user: RequestUser): Promise<void> {
  if (user.role !== 'provider' || !(await isMember(db, providerId, user.id))) {
    throw new AppError('not_found', 'There is no such provider in your portal.');
  }
  requireSecondFactor(user);
}

/** @throws AppError second_factor_required where the server demands one and the account has none yet */
export function requireSecondFactor({ lacksSecondFactor }: RequestUser): void {
  if (lacksSecondFactor) {
    throw new AppError('second_factor_required', 'Set up a second factor for your account first.');
  }
}
