import type { Database } from '#db/open-database.ts';
import { ROLE_REQUIRED } from '#features/directory/rules/refusals.ts';
import { findMember } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { NO_SUCH_CONVERSATION } from '../rules/refusals.ts';
import { findProviderOf } from './conversation-store.ts';
import type { Visitor } from './visitor.ts';

/**
 * Returns the refusal of a conversation that a visitor was not shown: role_required for members of its provider who may
 * not read messages, not_found for all others.
 */
export async function refusedConversation(
  db: Database,
  id: number,
  { userId, isProvider, desk }: Visitor,
): Promise<AppError> {
  const providerId = isProvider ? await findProviderOf(db, id) : undefined;
  const isOfPractice =
    providerId !== undefined &&
    userId !== undefined &&
    (await findMember(db, providerId, { id: userId, desk })) !== undefined;
  return new AppError(isOfPractice ? ROLE_REQUIRED.reasons : NO_SUCH_CONVERSATION);
}
