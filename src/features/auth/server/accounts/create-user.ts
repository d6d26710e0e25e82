import type { Database } from '#db/open-database.ts';
import { OperatorAccount, type User } from '#features/auth/contract.ts';
import { ACCOUNT_NOT_VALID, PERMISSIONS_OF_NO_ADMIN } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import { hashPassword } from '../passwords/password.ts';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { findAccountByUsername } from './account-lookup-store.ts';
import { insertUser } from './user-store.ts';

/**
 * Creates an account with any role, for the operator's command. The e-mail address defaults to `<username>@localhost`,
 * because the column is required.
 * @throws AppError invalid if the account breaks the rules of registration, the password is too weak for the role, or a
 *   role other than admin is given permissions; account_exists
 */
export async function createUser(
  db: Database,
  account: {
    readonly username: string;
    readonly password: string;
    readonly role: User['role'];
    readonly permissions?: readonly Permission[];
    readonly email?: string | undefined;
    readonly fullName?: string | undefined;
    /** True if the strict password policy, which always applies to staff, applies to patients too. */
    readonly strict?: boolean;
  },
): Promise<User> {
  const { username, password, role, permissions = [], email, fullName, strict = false } = account;
  await refuseWeakPassword({ password, role, strict, names: [username, email ?? '', fullName ?? ''] });
  if (role !== 'admin' && permissions.length > 0) throw new AppError(PERMISSIONS_OF_NO_ADMIN);
  const checked = OperatorAccount.safeParse({
    username,
    password,
    fullName: fullName ?? username,
    email: email ?? 'local@example.com',
  });
  if (!checked.success) throw new AppError(invalid(checked.error.issues[0]?.message ?? ACCOUNT_NOT_VALID.message));
  // The schema's output: names without invisible characters.
  const valid = checked.data;
  return await insertUser(db, {
    username: valid.username,
    role,
    permissions: [...permissions],
    email: email === undefined ? `${valid.username}@localhost` : valid.email,
    fullName: valid.fullName,
    passwordHash: await hashPassword(password),
  });
}

/** Creates the first administrator, with every permission; returns undefined if the user name already exists. */
export async function createFirstAdmin(
  db: Database,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<User | undefined> {
  if ((await findAccountByUsername(db, username)) !== undefined) return undefined;
  return await createUser(db, { username, password, role: 'admin', permissions: ['super_admin'] });
}
