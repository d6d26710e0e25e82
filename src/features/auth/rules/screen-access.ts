import type { Permission } from '#platform/common/endpoint.ts';
import { may, type Powers } from '#platform/common/permission.ts';
import { nextPath, signInPath } from './next-path.ts';

/** Whether a guarded screen opens, is denied, or redirects elsewhere. */
export type ScreenAccess = 'open' | 'denied' | { readonly redirect: string };

/** The screen on which a second factor is set up. */
export const SECURITY_SETTINGS = '/profile?tab=security';

/** A user, and whether the account lacks the second factor that its role must have. */
type Staff = Powers & { readonly lacksSecondFactor?: boolean | undefined };

/** Returns the access to a screen that needs a signed-in user; others sign in first and come back to `path`. */
export function signedInAccess(user: Powers | null, path: string): ScreenAccess {
  return user === null ? { redirect: signInPath(path) } : 'open';
}

/**
 * Returns the access to a screen for patients: open to any signed-in user, because providers may be patients too, except
 * administrators.
 * @see provider and admin area specification, section 2: route guards, header
 */
export function patientAccess(user: Powers | null, path: string): ScreenAccess {
  return user?.role === 'admin' ? 'denied' : signedInAccess(user, path);
}

/**
 * Returns the access to a screen of the admin area. Visitors who aren't signed in go to sign-in, other roles to the home
 * page, administrators without a required second factor to its setup, and administrators without the screen's
 * permission to `/admin`, which opens the first tab that they may see.
 * @see provider and admin area specification, section 2: route guards
 */
export function adminAccess(user: Staff | null, path: string, permission?: Permission): ScreenAccess {
  if (user === null) return { redirect: signInPath(path) };
  if (user.role !== 'admin') return { redirect: '/' };
  if (user.lacksSecondFactor === true) return { redirect: SECURITY_SETTINGS };
  return permission === undefined || may(user, permission) ? 'open' : { redirect: '/admin' };
}

/**
 * Returns the access to the provider portal. Visitors who aren't signed in go to sign-in, other roles to the application
 * form, and providers without a required second factor to its setup.
 * @see PRODUCT, Providers and administration
 */
export function portalAccess(user: Staff | null, path: string): ScreenAccess {
  if (user === null) return { redirect: signInPath(path) };
  if (user.role !== 'provider') return { redirect: '/join-network' };
  return user.lacksSecondFactor === true ? { redirect: SECURITY_SETTINGS } : 'open';
}

/**
 * Returns the screen that staff start on after accepting an invitation: the setup of a required second factor if it is
 * missing, otherwise their own area. With `setsUp` they are the first of a practice, and start on its checklist.
 */
export function landingPath(
  { role, lacksSecondFactor }: Pick<Staff, 'role' | 'lacksSecondFactor'>,
  { setsUp = false }: { readonly setsUp?: boolean } = {},
): string {
  if (lacksSecondFactor === true) return SECURITY_SETTINGS;
  if (role === 'admin') return '/admin';
  return setsUp ? '/provider-portal?tab=online-booking' : '/provider-portal';
}

/**
 * Returns the screen after sign-in: the one that led to it, `wanted`, if it is one of this site. Without one, a member of a
 * practice gets the portal and anyone else the home page, which sends administrators on.
 */
export function signedInPath(user: Pick<Staff, 'role' | 'lacksSecondFactor'>, wanted: string | null): string {
  const next = nextPath(wanted);
  return next === wanted || user.role !== 'provider' ? next : landingPath(user);
}
