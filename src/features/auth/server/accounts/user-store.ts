import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { nameShape, users } from '#db/schema/auth/users.ts';
import type { User } from '#features/auth/contract.ts';
import { EMAIL_CONFIRMED_BY_OTHER, USERNAME_EXISTS } from '#features/auth/rules/refusals.ts';
import { AppError, type Refusal } from '#platform/common/app-error.ts';

/** The columns of an account that may be shown: never the password hash. */
export const publicColumns = {
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

/** Chosen once: the first part of the lock on the shape of a name. */
const NAME_LOCK = 7_264_003;

/** What a violated constraint means. */
const TAKEN: Readonly<Record<string, Refusal>> = {
  users_username_unique: USERNAME_EXISTS,
  users_email_confirmed: EMAIL_CONFIRMED_BY_OTHER,
};

/** Makes changes to what one user has take turns, because a limit or a rule depends on all of it. */
export async function lockUser(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Inserts an account.
 * @throws AppError account_exists, at `username` if it is taken; at `email` if the new account's address is marked as
 *   confirmed and another account has confirmed it
 */
export async function insertUser(db: Database, account: NewUser): Promise<User> {
  try {
    if (await isNameTaken(db, account.username)) throw new AppError(USERNAME_EXISTS);
    const [user] = await db.insert(users).values(account).returning(publicColumns);
    return user as User;
  } catch (error) {
    const refusal = TAKEN[constraintOf(error) ?? ''];
    if (refusal === undefined) throw error;
    throw new AppError(refusal);
  }
}

/**
 * True if an account has a name of the same shape, such as `adé` for `ade`. Until the transaction ends, another one that
 * wants such a name waits. `exceptId` is the account that changes its name.
 */
export async function isNameTaken(tx: Database, username: string, exceptId = 0): Promise<boolean> {
  const shape = nameShape(sql`${username}`);
  await tx.execute(sql`select pg_advisory_xact_lock(${NAME_LOCK}, hashtext(${shape}))`);
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${nameShape(users.username)} = ${shape}`, ne(users.id, exceptId)))
    .limit(1);
  return taken !== undefined;
}

/** Returns an account by id. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return user;
}

/** Returns the password hash of an account; null if the account doesn't exist or is deleted. */
export async function findPasswordHash(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found?.passwordHash ?? null;
}

/** Returns a user's date of birth, `yyyy-MM-dd`; null if not given. */
export async function findDateOfBirth(db: Database, id: number): Promise<string | null> {
  const [user] = await db.select({ dateOfBirth: users.dateOfBirth }).from(users).where(eq(users.id, id));
  return user?.dateOfBirth ?? null;
}
