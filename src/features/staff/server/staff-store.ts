import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accountTokens } from '#db/schema/auth/account-tokens.ts';
import { passkeys } from '#db/schema/auth/passkeys.ts';
import { secondFactors } from '#db/schema/auth/second-factors.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { removePushOf } from '#platform/server/messages/push-subscription-store.ts';
import type { StaffMember } from '../contract.ts';

/** Stored instead of a password hash; match no password. */
const CLOSED = '!closed';
const INVITED = '!invited';

const isStaff = and(eq(users.role, 'admin'), isNull(users.deletedAt));

/** Returns all administrators, or the one with an id, by name. */
export async function findStaff(db: Database, id?: number): Promise<StaffMember[]> {
  const rows = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      permissions: users.permissions,
      isClosed: sql<boolean>`${users.disabledAt} is not null`,
      isInvited: sql<boolean>`${users.passwordHash} = ${INVITED}`,
      hasSecondFactor: sql<boolean>`${secondFactors.userId} is not null
        or exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(and(isStaff, id === undefined ? undefined : eq(users.id, id)))
    .orderBy(asc(users.fullName), asc(users.id));
  return rows.map(({ isClosed, isInvited, ...row }) => ({
    ...row,
    status: isClosed ? 'closed' : isInvited ? 'invited' : 'open',
  }));
}

/** Locks all administrators until the end of the transaction, so that two can't remove each other's permissions. */
export async function lockStaff(tx: Database): Promise<
  ReadonlyMap<
    number,
    {
      readonly permissions: readonly string[];
      readonly isClosed: boolean;
      /** In lower case. */
      readonly email: string;
    }
  >
> {
  const rows = await tx
    .select({ id: users.id, permissions: users.permissions, disabledAt: users.disabledAt, email: users.email })
    .from(users)
    .where(isStaff)
    .orderBy(asc(users.id))
    .for('no key update');
  return new Map(
    rows.map(({ id, permissions, disabledAt, email }) => [
      id,
      { permissions, isClosed: disabledAt !== null, email: email.toLowerCase() },
    ]),
  );
}

/** Writes an administrator's permissions. */
export async function writePermissions(tx: Database, id: number, permissions: readonly Permission[]): Promise<void> {
  await tx
    .update(users)
    .set({ permissions: [...permissions] })
    .where(and(isStaff, eq(users.id, id)));
}

/** Closes an account: ends its sessions, and voids its password and all mailed links. */
export async function closeAccount(tx: Database, id: number, nowMs: number): Promise<void> {
  await tx
    .update(users)
    .set({ disabledAt: new Date(nowMs), passwordHash: CLOSED })
    .where(and(isStaff, eq(users.id, id)));
  await removePushOf(tx, id);
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, id));
}

/** Sets a closed account back to invited. */
export async function reopenAccount(tx: Database, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ disabledAt: null, passwordHash: INVITED })
    .where(and(isStaff, eq(users.id, id)));
}
