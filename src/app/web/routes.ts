import type { PageModule } from './page-module.ts';
import * as findCare from './pages/find-care.tsx';

export interface PageRoute {
  readonly path: string;
  /** Name of its file in `pages/`; the server finds the scripts to preload by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
}

/** The screen of every other address. */
export const NOT_FOUND: PageRoute = { path: '*', file: 'not-found', load: () => import('./pages/not-found.tsx') };

/**
 * Every screen. The first match wins; the last one matches everything. The home page is part of the entry: one script
 * instead of twenty small ones, which on a slow network costs a fifth of its first load.
 */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', file: 'find-care', load: () => Promise.resolve(findCare) },
  { path: '/provider/:id', file: 'provider', load: () => import('./pages/provider.tsx') },
  { path: '/appointments', file: 'my-appointments', load: () => import('./pages/my-appointments.tsx') },
  { path: '/my-appointments', file: 'my-appointments', load: () => import('./pages/my-appointments.tsx') },
  { path: '/symptom-tracker', file: 'symptom-tracker', load: () => import('./pages/symptom-tracker.tsx') },
  { path: '/auth', file: 'auth', load: () => import('./pages/auth.tsx') },
  { path: '/admin', file: 'admin', load: () => import('./pages/admin.tsx') },
  { path: '/admin/audit', file: 'admin-audit', load: () => import('./pages/admin-audit.tsx') },
  { path: '/admin/messages', file: 'admin-messages', load: () => import('./pages/admin-messages.tsx') },
  NOT_FOUND,
];
