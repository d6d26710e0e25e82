import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import type { User } from '#features/auth/contract.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { insertUser, isNameTaken } from '../accounts/user-store.ts';

/** Stored instead of a password hash until the invitation is accepted; matches no password. */
export const NOT_ACCEPTED = '!invited';

const stillInvited = (userId: number) =>
  and(eq(users.id, userId), eq(users.passwordHash, NOT_ACCEPTED), isNull(users.deletedAt));

/** The person that an account is made for. */
export interface Invitee {
  readonly email: string;
  readonly fullName: string;
  readonly role: 'provider' | 'admin';
  /** Only with the role admin. */
  readonly permissions?: readonly Permission[];
  readonly phone?: string | null;
}

/** Inserts an account that waits for its invitation to be accepted. Its user name is a placeholder until then. */
export async function insertInvited(tx: Database, invitee: Invitee): Promise<User> {
  const { permissions = [], ...given } = invitee;
  return await insertUser(tx, {
    ...given,
    permissions: [...permissions],
    username: `invited-${randomBytes(8).toString('hex')}`,
    passwordHash: NOT_ACCEPTED,
  });
}

/** Returns address and role of an account whose invitation isn't accepted yet; undefined for any other account. */
export async function findInvited(
  tx: Database,
  userId: number,
): Promise<{ readonly email: string; readonly role: User['role'] } | undefined> {
  const [found] = await tx.select({ email: users.email, role: users.role }).from(users).where(stillInvited(userId));
  return found;
}

/** Returns those of the given accounts whose invitation isn't accepted yet. */
export async function filterInvited(db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.passwordHash, NOT_ACCEPTED), isNull(users.deletedAt)));
  return new Set(found.map(({ id }) => id));
}

/** Returns those of the given addresses that belong to a provider account, accepted or only invited; in lower case. */
export async function findProviderEmails(db: Database, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.role, 'provider'), isNull(users.deletedAt)));
  return new Set(found.map(({ email }) => email.toLowerCase()));
}

/** The outcome of claiming an invited account. */
export type ClaimOutcome = 'claimed' | 'already_accepted' | 'username_taken';

/** Writes the user name and password that the invited person chose. */
export async function claimInvited(
  tx: Database,
  userId: number,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
): Promise<ClaimOutcome> {
  try {
    // A savepoint, so that a violated constraint doesn't abort the outer transaction.
    const written = await tx.transaction(async (inner) =>
      (await isNameTaken(inner, username, userId))
        ? undefined
        : await inner
            .update(users)
            .set({ username, passwordHash })
            .where(stillInvited(userId))
            .returning({ id: users.id }),
    );
    if (written === undefined) return 'username_taken';
    return written.length > 0 ? 'claimed' : 'already_accepted';
  } catch (error) {
    if (constraintOf(error) === 'users_username_unique') return 'username_taken';
    throw error;
  }
}
