import type { Database } from '#db/open-database.ts';
import { isMember } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';

/**
 * Lets only those pass who run a provider. To every other provider it is as if there were none; whoever is no provider
 * doesn't get as far as here (`access: 'provider'`).
 * @throws AppError not_found
 */
export async function requireMember(db: Database, providerId: number, user: { readonly id: number }): Promise<void> {
  if (!(await isMember(db, providerId, user.id))) {
    throw new AppError('not_found', 'There is no such provider in your portal.');
  }
}
