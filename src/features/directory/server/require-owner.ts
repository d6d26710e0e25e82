import { constraintOf } from '#db/database-error.ts';
import { AppError } from '#platform/common/app-error.ts';
import { LAST_OWNER } from '../rules/refusals.ts';

/**
 * Resolves as a change of members does. The database refuses a change that leaves a practice without an owner when its
 * transaction commits, also when two owners leave at once.
 * @throws AppError last_owner
 */
export async function withOwner<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (constraintOf(error) !== 'provider_members_owner') throw error;
    throw new AppError(LAST_OWNER);
  }
}
