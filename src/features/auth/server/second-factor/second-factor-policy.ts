import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import { hasPasskey } from '../passkeys/passkey-store.ts';
import { hasSecondFactor } from './second-factor.ts';

/** True if a role must have a second factor: staff and providers in production, which is a server behind https. */
export function needsSecondFactor(config: Config, role: User['role']): boolean {
  return role !== 'patient' && isHttps(config);
}

/** What must come besides the password: a code, a passkey in place of both, or nothing. */
export type Demand = 'code' | 'passkey' | 'nothing';

/**
 * Returns what signing in to an account takes besides its password. A passkey counts as second factor for those who must
 * have one; a patient's password alone still opens the account, so that a lost telephone shuts no one out.
 */
export async function demandOf(db: Database, config: Config, { id, role }: Pick<User, 'id' | 'role'>): Promise<Demand> {
  if (await hasSecondFactor(db, id)) return 'code';
  return needsSecondFactor(config, role) && (await hasPasskey(db, id)) ? 'passkey' : 'nothing';
}
