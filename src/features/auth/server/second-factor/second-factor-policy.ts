import type { User } from '#features/auth/contract.ts';
import { type Config, isHttps } from '#platform/server/config.ts';

/** Whether a role must have a second factor: staff in production, which is where people come by https. */
export function needsSecondFactor(config: Config, role: User['role']): boolean {
  return role !== 'patient' && isHttps(config);
}
