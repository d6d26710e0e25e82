import type { Access, Permission } from './endpoint.ts';

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
