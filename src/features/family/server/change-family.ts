import type { Database } from '#db/open-database.ts';
import { lockUser } from '#features/auth/server/accounts/user-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { FamilyMember, NewFamilyMember } from '../contract.ts';
import { birthDateProblem } from '../rules/birth-date.ts';
import { MAX_FAMILY } from '../rules/family-choices.ts';
import { FAMILY_LIMIT, NO_SUCH_MEMBER } from '../rules/refusals.ts';
import { countFamily, deleteMember, findMemberByKey, insertMember, updateMember } from './family-store.ts';

/**
 * Adds a person to the user's list. Idempotent by user and key.
 * @throws AppError invalid (date of birth); family_limit if the list is full
 */
export async function addMember(
  db: Database,
  member: NewFamilyMember,
  { userId, key, nowMs }: { readonly userId: number; readonly key: string | undefined; readonly nowMs: number },
): Promise<FamilyMember> {
  checkBirthDate(member, nowMs);
  return await db.transaction(async (tx) => {
    // How many people there may be depends on all of them.
    await lockUser(tx, userId);
    const before = key === undefined ? undefined : await findMemberByKey(tx, userId, key);
    if (before !== undefined) return before;
    if ((await countFamily(tx, userId)) >= MAX_FAMILY) throw new AppError(FAMILY_LIMIT);
    return await insertMember(tx, member, { userId, idempotencyKey: key ?? null, addedAt: new Date(nowMs) });
  });
}

/** Changes a person on the user's list. @throws AppError invalid (date of birth), not_found */
export async function changeMember(
  db: Database,
  id: number,
  member: NewFamilyMember,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<FamilyMember> {
  checkBirthDate(member, nowMs);
  const changed = await updateMember(db, id, userId, member);
  if (changed === undefined) throw new AppError(NO_SUCH_MEMBER);
  return changed;
}

/** Removes a person from the user's list. @throws AppError not_found */
export async function removeMember(db: Database, id: number, userId: number): Promise<void> {
  if (!(await deleteMember(db, id, userId))) throw new AppError(NO_SUCH_MEMBER);
}

function checkBirthDate(member: NewFamilyMember, nowMs: number): void {
  const problem = birthDateProblem(member, lagosDate(nowMs));
  if (problem !== undefined) throw new AppError(problem);
}
