import { and, eq, isNull, or } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/users.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { User } from '../contract.ts';

/** What the product shows of an account: never the password hash. */
const publicColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  email: users.email,
  phone: users.phone,
  state: users.state,
  lga: users.lga,
  bloodType: users.bloodType,
  nhisNumber: users.nhisNumber,
  role: users.role,
  permissions: users.permissions,
};

export type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'passwordHash' | 'fullName'> &
  Partial<typeof users.$inferInsert>;

/**
 * Adds an account.
 * @throws AppError account_exists when the user name or the e-mail address is taken; it doesn't say which
 */
export async function insertUser(db: Database, account: NewUser): Promise<User> {
  try {
    const [user] = await db.insert(users).values(account).returning(publicColumns);
    return user as User;
  } catch (error) {
    if (constraintOf(error)?.startsWith('users_') !== true) throw error;
    throw new AppError(
      'account_exists',
      'That username or e-mail address is already in use. Sign in, or choose another.',
    );
  }
}

/** An account as signing in needs it. */
export interface Account {
  readonly user: User;
  readonly passwordHash: string;
}

/** The account that a user name or an e-mail address belongs to, without regard to case, unless it is erased. */
export async function findForSignIn(db: Database, name: string): Promise<Account | undefined> {
  const [found] = await db
    .select({ ...publicColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(and(or(eq(users.username, name), eq(users.email, name)), isNull(users.deletedAt)));
  if (found === undefined) return undefined;
  const { passwordHash, ...user } = found;
  return { user, passwordHash };
}

/** An account by its id. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return user;
}

/** The password hash of an account, to compare it; null when there is no such account. */
export async function findPasswordHash(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found?.passwordHash ?? null;
}

/** When somebody was born, as a calendar day; null when they never said. */
export async function findDateOfBirth(db: Database, id: number): Promise<string | null> {
  const [user] = await db.select({ dateOfBirth: users.dateOfBirth }).from(users).where(eq(users.id, id));
  return user?.dateOfBirth ?? null;
}
