import { and, desc, eq, isNotNull, isNull, like, ne } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/users.ts';
import type { User } from '#features/auth/contract.ts';
import { NOT_ACCEPTED } from '../invitations/invited-user-store.ts';
import { publicColumns } from './user-store.ts';

/** An account as signing in and asking for a new password need it. */
export interface Account {
  readonly user: User;
  readonly passwordHash: string;
  /** Whether its owner has proven to read the address. Of all accounts with one address, one at most. */
  readonly emailConfirmed: boolean;
  readonly createdAt: Date;
  /** An administrator closed it, or nobody has accepted it yet: nothing but an invitation opens it. */
  readonly byInvitation: boolean;
}

/** The accounts of an address: any number may give it, one at most is confirmed. */
export interface AccountsWithEmail {
  readonly confirmed: Account | undefined;
  /** The newest of those that never confirmed it, newest first. */
  readonly unconfirmed: readonly Account[];
}

const columns = {
  ...publicColumns,
  passwordHash: users.passwordHash,
  emailConfirmedAt: users.emailConfirmedAt,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
};

/** The account that a user name belongs to, without regard to case, unless it is erased. */
export async function findAccountByUsername(db: Database, username: string): Promise<Account | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  return found && accountOf(found);
}

/**
 * The accounts that an address may mean, without regard to case: the confirmed one, and of the others the newest
 * `atMost`. With `withPassword` only those that somebody can sign in to.
 * @see docs/decisions/007-email-confirmation.md
 */
export async function findAccountsByEmail(
  db: Database,
  email: string,
  { atMost, withPassword = false }: { readonly atMost: number; readonly withPassword?: boolean },
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
    .limit(atMost);
  return { confirmed: confirmed && accountOf(confirmed), unconfirmed: unconfirmed.map(accountOf) };
}

/** The user name of whoever else has confirmed an address. */
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
