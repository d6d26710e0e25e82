import type { PageRoute } from './page-route.ts';
import * as findCare from './pages/find-care.tsx';

/**
 * The home page is part of the entry: one script instead of twenty small ones, which on a slow network costs a fifth of
 * its first load.
 */
export const HOME: PageRoute = { path: '/', file: 'find-care', load: () => Promise.resolve(findCare) };

/** The screens that most visits need. The table of the others is loaded once a user goes to one of them. */
const FIRST_ROUTES: readonly PageRoute[] = [
  HOME,
  { path: '/provider/:id', file: 'provider', load: () => import('./pages/provider.tsx') },
  { path: '/appointments', file: 'my-appointments', load: () => import('./pages/my-appointments.tsx') },
  { path: '/my-appointments', file: 'my-appointments', load: () => import('./pages/my-appointments.tsx') },
  { path: '/symptom-tracker', file: 'symptom-tracker', load: () => import('./pages/symptom-tracker.tsx') },
  { path: '/profile', file: 'profile', load: () => import('./pages/profile.tsx') },
  { path: '/auth', file: 'auth', load: () => import('./pages/auth.tsx') },
];

/** Every screen that is known so far. The first match wins. */
let known = FIRST_ROUTES;

/** The screens that are known: on the server, and after the first visit to one of the others, all of them. */
export function knownRoutes(): readonly PageRoute[] {
  return known;
}

/** Learns the other screens, the one of every other address among them. */
export async function learnRoutes(): Promise<void> {
  const { FURTHER_ROUTES } = await import('./further-routes.ts');
  known = [...FIRST_ROUTES, ...FURTHER_ROUTES];
}
