import type { Permission } from './endpoint.ts';

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
