import type { Permission } from '#platform/common/endpoint.ts';
import { may, type Powers } from '#platform/common/permission.ts';
import { signInPath } from './next-path.ts';

/** What becomes of a visit to a guarded screen: it opens, it is denied, or the visitor is sent elsewhere. */
export type ScreenAccess = 'open' | 'denied' | { readonly redirect: string };

/** Where a second factor is set up. */
const SECURITY_SETTINGS = '/profile?tab=security';

/** Who may be staff, and whether the account lacks the second factor that staff must have here. */
type Staff = Powers & { readonly lacksSecondFactor?: boolean | undefined };

/** A screen for whoever is signed in; anybody else signs in first and comes back to `path`. */
export function signedInAccess(user: Powers | null, path: string): ScreenAccess {
  return user === null ? { redirect: signInPath(path) } : 'open';
}

/**
 * A screen of patients, for whoever is signed in: providers may be patients too. Administrators have none.
 * @see provider and admin area specification, section 2: route guards, header
 */
export function patientAccess(user: Powers | null, path: string): ScreenAccess {
  return user?.role === 'admin' ? 'denied' : signedInAccess(user, path);
}

/**
 * A screen of the admin area. Nobody signed in: sign-in; no administrator: the home page; without the second factor that
 * the server demands: where it is set up; without the permission that the screen needs: the first tab that is allowed, to
 * which `/admin` leads.
 * @see provider and admin area specification, section 2: route guards
 */
export function adminAccess(user: Staff | null, path: string, permission?: Permission): ScreenAccess {
  if (user === null) return { redirect: signInPath(path) };
  if (user.role !== 'admin') return { redirect: '/' };
  if (user.lacksSecondFactor === true) return { redirect: SECURITY_SETTINGS };
  return permission === undefined || may(user, permission) ? 'open' : { redirect: '/admin' };
}

/**
 * The provider portal. Nobody signed in: sign-in; whoever is no provider: where one applies to become one; without the
 * second factor that the server demands: where it is set up. @see PRODUCT, Providers and administration
 */
export function portalAccess(user: Staff | null, path: string): ScreenAccess {
  if (user === null) return { redirect: signInPath(path) };
  if (user.role !== 'provider') return { redirect: '/join-network' };
  return user.lacksSecondFactor === true ? { redirect: SECURITY_SETTINGS } : 'open';
}

/** The find-care home: administrators are sent to their area. @see provider and admin area specification, section 2 */
export function homeAccess(user: Powers | null): ScreenAccess {
  return user?.role === 'admin' ? { redirect: '/admin' } : 'open';
}
