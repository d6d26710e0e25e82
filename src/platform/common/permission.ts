import type { Refusal } from './app-error.ts';
import type { Access, Endpoint, Permission } from './endpoint.ts';
import { FULL_SIGN_IN_NEEDED, LOCKED } from './platform-refusals.ts';

/** What decides whether a user may do an administrative act. */
export interface Powers {
  readonly role: string;
  readonly permissions: readonly string[];
}

/**
 * True if a user has a permission: an administrator who was granted it or has `super_admin`, which includes every other
 * one. Permissions of a user who is no administrator have no effect.
 */
export function may({ role, permissions }: Powers, permission: Permission): boolean {
  return role === 'admin' && (permissions.includes('super_admin') || permissions.includes(permission));
}

/** True if a signed-in user has a function at all; whose records it may be used on is another question. */
export function mayCall(user: Powers, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  return access === 'provider' ? user.role === 'provider' : may(user, access);
}

/** The shared computer at which a session was opened. */
export interface SessionDesk {
  readonly id: number;
  readonly name: string;
  readonly providerId: number;
  readonly lockAfterMinutes: number;
  /** The session was opened with a PIN. */
  readonly byPin: boolean;
  readonly isLocked: boolean;
}

/** Returns why a session at a shared computer may not make a call; undefined if it may. A call that declares nothing is refused. */
export function deskRefusal(
  { byPin, isLocked }: Pick<SessionDesk, 'byPin' | 'isLocked'>,
  declared: Pick<Endpoint, 'byPin' | 'whileLocked'> | undefined,
): Refusal | undefined {
  if (isLocked && declared?.whileLocked !== true) return LOCKED;
  return byPin && declared?.byPin !== true ? FULL_SIGN_IN_NEEDED : undefined;
}
