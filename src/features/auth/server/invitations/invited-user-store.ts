import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/users.ts';
import type { User } from '#features/auth/contract.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { insertUser } from '../accounts/user-store.ts';

/** In place of a password hash, while nobody accepted: no password is the right one. */
export const NOT_ACCEPTED = '!invited';

const stillInvited = (userId: number) =>
  and(eq(users.id, userId), eq(users.passwordHash, NOT_ACCEPTED), isNull(users.deletedAt));

/** Whom an account is made for. */
export interface Invitee {
  readonly email: string;
  readonly fullName: string;
  readonly role: 'provider' | 'admin';
  /** Of an admin. */
  readonly permissions?: readonly Permission[];
  readonly phone?: string | null;
}

/** Makes an account that nobody can sign in to before it is accepted. Its user name is a placeholder until then. */
export async function insertInvited(tx: Database, invitee: Invitee): Promise<User> {
  const { permissions = [], ...given } = invitee;
  return await insertUser(tx, {
    ...given,
    permissions: [...permissions],
    username: `invited-${randomBytes(8).toString('hex')}`,
    passwordHash: NOT_ACCEPTED,
  });
}

/** Address and role of an account that waits for its owner; undefined for any other. */
export async function findInvited(
  tx: Database,
  userId: number,
): Promise<{ readonly email: string; readonly role: User['role'] } | undefined> {
  const [found] = await tx.select({ email: users.email, role: users.role }).from(users).where(stillInvited(userId));
  return found;
}

/** Which of these accounts wait for their owners. */
export async function filterInvited(db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.passwordHash, NOT_ACCEPTED), isNull(users.deletedAt)));
  return new Set(found.map(({ id }) => id));
}

/** At which of these addresses somebody has the account of a provider, opened or only invited; in small letters. */
export async function findProviderEmails(db: Database, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.role, 'provider'), isNull(users.deletedAt)));
  return new Set(found.map(({ email }) => email.toLowerCase()));
}

/** What becomes of an invited account: `taken` is said of a user name that somebody else has. */
export type ClaimOutcome = 'taken_over' | 'accepted_before' | 'taken';

/** Gives an invited account the user name and the password that its owner chose. */
export async function claimInvited(
  tx: Database,
  userId: number,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
): Promise<ClaimOutcome> {
  try {
    // A savepoint: a violated constraint must not end the transaction around it.
    const written = await tx.transaction(
      async (inner) =>
        await inner
          .update(users)
          .set({ username, passwordHash })
          .where(stillInvited(userId))
          .returning({ id: users.id }),
    );
    return written.length > 0 ? 'taken_over' : 'accepted_before';
  } catch (error) {
    if (constraintOf(error) === 'users_username_unique') return 'taken';
    throw error;
  }
}
