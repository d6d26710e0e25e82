import { and, desc, eq, inArray, isNotNull, isNull, like, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import type { User } from '#features/auth/contract.ts';
import { NOT_ACCEPTED } from '../invitations/invited-user-store.ts';
import { publicColumns } from './user-store.ts';

/** An account as needed for sign-in and password reset. */
export interface Account {
  readonly user: User;
  readonly passwordHash: string;
  /** True if the owner has confirmed the address. At most one account per address. */
  readonly emailConfirmed: boolean;
  readonly createdAt: Date;
  /** True if only an invitation opens the account: it was closed, or its invitation isn't accepted yet. */
  readonly byInvitation: boolean;
}

/** The accounts with one address. Any number may give the same address; at most one has confirmed it. */
export interface AccountsWithEmail {
  readonly confirmed: Account | undefined;
  /** The newest accounts that haven't confirmed it, newest first. */
  readonly unconfirmed: readonly Account[];
}

const columns = {
  ...publicColumns,
  passwordHash: users.passwordHash,
  emailConfirmedAt: users.emailConfirmedAt,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
};

/** Returns the account with a user name as written or else in NFKC, ignoring case; undefined if there is none or it is deleted. */
export async function findAccountByUsername(db: Database, username: string): Promise<Account | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(inArray(users.username, [username, username.normalize('NFKC')]), isNull(users.deletedAt)))
    .orderBy(sql`${users.username} = ${username}::citext desc`)
    .limit(1);
  return found && accountOf(found);
}

/**
 * Returns the accounts with an address, ignoring case: the confirmed one and the newest `limit` of the others.
 * `withPassword` returns only those with a password.
 * @see docs/decisions/007-email-confirmation.md
 */
export async function findAccountsByEmail(
  db: Database,
  email: string,
  { limit, withPassword = false }: { readonly limit: number; readonly withPassword?: boolean },
): Promise<AccountsWithEmail> {
  const at = and(
    eq(users.email, email),
    isNull(users.deletedAt),
    withPassword ? like(users.passwordHash, '$%') : undefined,
  );
  const [confirmed] = await db
    .select(columns)
    .from(users)
    .where(and(at, isNotNull(users.emailConfirmedAt)));
  const unconfirmed = await db
    .select(columns)
    .from(users)
    .where(and(at, isNull(users.emailConfirmedAt)))
    .orderBy(desc(users.id))
    .limit(limit);
  return { confirmed: confirmed && accountOf(confirmed), unconfirmed: unconfirmed.map(accountOf) };
}

/** Returns the user name of another account that has confirmed an address. */
export async function findConfirmedOwner(db: Database, email: string, userId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ username: users.username })
    .from(users)
    .where(
      and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isNull(users.deletedAt), ne(users.id, userId)),
    );
  return found?.username;
}

function accountOf({
  passwordHash,
  emailConfirmedAt,
  createdAt,
  disabledAt,
  ...user
}: User & {
  readonly passwordHash: string;
  readonly emailConfirmedAt: Date | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}): Account {
  const byInvitation = disabledAt !== null || passwordHash === NOT_ACCEPTED;
  return { user, passwordHash, emailConfirmed: emailConfirmedAt !== null, createdAt, byInvitation };
}
