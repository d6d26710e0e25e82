import type { Access, Permission } from './endpoint.ts';

/** What decides whether somebody may do an administrative thing. */
export interface Powers {
  readonly role: string;
  readonly permissions: readonly string[];
}

/**
 * Tells whether somebody has a permission: an administrator who was given it, or who has `super_admin`, which includes
 * every other one. Permissions of anybody who is no administrator count for nothing.
 */
export function may({ role, permissions }: Powers, permission: Permission): boolean {
  return role === 'admin' && (permissions.includes('super_admin') || permissions.includes(permission));
}

/** Tells whether somebody who is signed in has a function at all; whose things it is about is another question. */
export function mayCall(user: Powers, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  return access === 'provider' ? user.role === 'provider' : may(user, access);
}
