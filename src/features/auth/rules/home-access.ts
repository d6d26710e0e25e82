import type { Powers } from '#platform/common/permission.ts';
import type { ScreenAccess } from './screen-access.ts';

/**
 * Returns the access to the home page: administrators are redirected to the admin area. In a file of its own, because the
 * home page loads the whole file.
 * @see provider and admin area specification, section 2
 */
export function homeAccess(user: Powers | null): ScreenAccess {
  return user?.role === 'admin' ? { redirect: '/admin' } : 'open';
}
