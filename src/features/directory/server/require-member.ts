import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { NOT_IN_PORTAL } from '../rules/refusals.ts';
import { isMember } from './member-store.ts';

/**
 * Refuses accounts that are not members of a provider, as if it didn't exist. Accounts of other roles are refused before
 * (`access: 'provider'`).
 * @throws AppError not_found
 */
export async function requireMember(db: Database, providerId: number, user: { readonly id: number }): Promise<void> {
  if (!(await isMember(db, providerId, user.id))) {
    throw new AppError(NOT_IN_PORTAL);
  }
}
