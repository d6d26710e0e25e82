import type { User } from '#features/auth/contract.ts';
import { type Config, isHttps } from '#platform/server/config.ts';

/** True if a role must have a second factor: staff and providers in production, which is a server behind https. */
export function needsSecondFactor(config: Config, role: User['role']): boolean {
  return role !== 'patient' && isHttps(config);
}
