import { parseArgs } from 'node:util';
import { findAccountByUsername } from '#features/auth/server/accounts/account-lookup-store.ts';
import { createUser } from '#features/auth/server/accounts/create-user.ts';
import { deletePasskeys } from '#features/auth/server/passkeys/passkey-store.ts';
import { deleteSecondFactor } from '#features/auth/server/second-factor/second-factor-store.ts';
import { endSessions } from '#features/auth/server/sessions/session-store.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { readConfig } from '#platform/server/config.ts';
import { openForOperator } from './operator.ts';

const ROLES = ['patient', 'provider', 'admin'] as const;
const PERMISSIONS: readonly Permission[] = [
  'super_admin',
  'manage_providers',
  'approve_applications',
  'view_analytics',
];
const USAGE = `Usage: npm run admin -- create-user --username NAME --role ${ROLES.join('|')} [--permissions a,b] [--email ADDRESS] [--full-name NAME]
       npm run admin -- remove-second-factor --username NAME
Permissions: ${PERMISSIONS.join(', ')}
The password is asked for, or read from standard input when that is no terminal.`;

/** What a command is run with. */
export interface Invocation {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves with the password of a new account; called only if one is made. */
  readonly readPassword: () => Promise<string>;
}

/**
 * Runs `npm run admin`, beside a running server or without one. Returns the sentence to print.
 * @throws Error with what was wrong, and the usage if it was the arguments
 */
export async function adminCommand(invocation: Invocation): Promise<string> {
  try {
    return await run(invocation);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new Error(`${error.message}\n${USAGE}`, { cause: error });
    throw error;
  }
}

async function run({ args, env, readPassword }: Invocation): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      role: { type: 'string' },
      permissions: { type: 'string', default: '' },
      email: { type: 'string' },
      'full-name': { type: 'string' },
    },
  });
  const role = ROLES.find((known) => known === values.role);
  const wanted = values.permissions.split(',').filter(Boolean);
  const permissions = PERMISSIONS.filter((known) => wanted.includes(known));
  const unknown = wanted.find((name) => !permissions.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`There is no permission ${unknown}.\n${USAGE}`);
  if (values.role !== undefined && role === undefined) throw new Error(`There is no role ${values.role}.\n${USAGE}`);
  const command = positionals.length === 1 ? positionals[0] : undefined;
  if (command === 'remove-second-factor' && values.username !== undefined) {
    return await removeSecondFactor(values.username, env);
  }
  const isCreating = command === 'create-user';
  if (!isCreating || values.username === undefined || role === undefined) throw new Error(USAGE);

  const password = await readPassword();
  const config = readConfig(env);
  const operator = await openForOperator(config);
  try {
    const { username, email } = values;
    const fullName = values['full-name'];
    const account = { username, password, role, permissions, email, fullName, strict: config.strictPasswords };
    const user = await operator.db.transaction(async (tx) => {
      const created = await createUser(tx, account);
      await operator.record(tx, {
        act: 'user.create',
        object: `user:${created.id}`,
        subjectId: created.id,
        details: { username: created.username, role, permissions },
      });
      return created;
    });
    return `Created ${user.role} ${user.username} (id ${user.id}).`;
  } finally {
    await operator.close();
  }
}

/**
 * Removes the second factor and the passkeys of a user who lost the authenticator and the recovery codes, and ends the user's sessions.
 * The operator verifies the user's identity first.
 */
async function removeSecondFactor(username: string, env: Invocation['env']): Promise<string> {
  const operator = await openForOperator(readConfig(env));
  try {
    const found = await findAccountByUsername(operator.db, username);
    if (found === undefined) throw new Error(`There is no user ${username}.`);
    const { id } = found.user;
    await operator.db.transaction(async (tx) => {
      const hadCodes = await deleteSecondFactor(tx, id);
      if (!(await deletePasskeys(tx, id)) && !hadCodes) throw new Error(`${username} has no second factor.`);
      await endSessions(tx, id);
      await operator.record(tx, { act: 'user.remove-second-factor', object: `user:${id}`, subjectId: id });
    });
    return `Removed the second factor of ${found.user.username} (id ${id}). They can sign in and set up a new one.`;
  } finally {
    await operator.close();
  }
}
