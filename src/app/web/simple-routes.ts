import type { PageRoute } from './page-route.ts';

const simple = (path: string, name: string, load: PageRoute['load']): PageRoute => ({
  path,
  file: `simple/${name}`,
  load,
  plain: true,
});

/** Returns screens as pages that work without scripts. No link inside the application leads there, so no browser loads them. */
export const simpleRoutes = (): readonly PageRoute[] => [
  simple('/forgot-password/simple', 'forgot-password', () => import('./pages/simple/forgot-password.tsx')),
  simple('/reset-password/simple', 'reset-password', () => import('./pages/simple/reset-password.tsx')),
  simple('/confirm-email/simple', 'confirm-email', () => import('./pages/simple/confirm-email.tsx')),
  simple('/profile/simple', 'profile', () => import('./pages/simple/profile.tsx')),
  simple('/insurance-information/simple', 'insurance', () => import('./pages/simple/insurance.tsx')),
  simple('/messages/simple', 'messages', () => import('./pages/simple/messages.tsx')),
  simple('/join-network/simple', 'application', () => import('./pages/simple/application.tsx')),
  simple('/provider-portal/simple', 'day', () => import('./pages/simple/day.tsx')),
  simple('/provider-portal/simple/lock', 'lock', () => import('./pages/simple/lock.tsx')),
  simple('/provider-portal/simple/:step', 'day', () => import('./pages/simple/day.tsx')),
];

/** Returns the address of the page that does without scripts what a screen does; undefined if there is none. */
export function simplePageOf(screenPath: PageRoute['path']): string | undefined {
  return simpleRoutes()
    .map(({ path }) => String(path))
    .find((path) => path === `${String(screenPath)}/simple`);
}
