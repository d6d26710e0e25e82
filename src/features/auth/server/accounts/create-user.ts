import type { Database } from '#db/open-database.ts';
import { OperatorAccount, type User } from '#features/auth/contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { hashPassword } from '../passwords/password.ts';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { findAccountByUsername } from './account-lookup-store.ts';
import { insertUser } from './user-store.ts';

/**
 * Makes an account of any role, as the operator's command does. The e-mail address defaults to a local one, because an
 * account needs one to be told apart.
 * @throws AppError invalid when it breaks the rules of registration, the password is too weak for the role, or somebody
 *   who is no admin would get permissions; account_exists
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
    /** Whether patients get the strict password policy too, as staff always do. */
    readonly strict?: boolean;
  },
): Promise<User> {
  const { username, password, role, permissions = [], email, fullName, strict = false } = account;
  await refuseWeakPassword({ password, role, strict, names: [username, email ?? '', fullName ?? ''] });
  if (role !== 'admin' && permissions.length > 0) throw new AppError('invalid', 'Only an admin has permissions.');
  const checked = OperatorAccount.safeParse({
    username,
    password,
    fullName: fullName ?? username,
    email: email ?? 'local@example.com',
  });
  if (!checked.success) throw new AppError('invalid', checked.error.issues[0]?.message ?? 'That account is not valid.');
  // As they are kept everywhere else, names without what nobody sees.
  const kept = checked.data;
  return await insertUser(db, {
    username: kept.username,
    role,
    permissions: [...permissions],
    email: email === undefined ? `${kept.username}@localhost` : kept.email,
    fullName: kept.fullName,
    passwordHash: await hashPassword(password),
  });
}

/** Makes the first administrator, with every permission; answers undefined when that user name exists already. */
export async function createFirstAdmin(
  db: Database,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<User | undefined> {
  if ((await findAccountByUsername(db, username)) !== undefined) return undefined;
  return await createUser(db, { username, password, role: 'admin', permissions: ['super_admin'] });
}
