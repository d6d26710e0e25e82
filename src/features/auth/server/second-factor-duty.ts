import { type Config, isHttps } from '#platform/server/config.ts';
import type { User } from '../contract.ts';

/** Whether a role must have a second factor: staff in production, which is where people come by https. */
export function needsSecondFactor(config: Config, role: User['role']): boolean {
  return role !== 'patient' && isHttps(config);
}
