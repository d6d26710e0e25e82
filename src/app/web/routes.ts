import type { PageModule } from './page-module.ts';
import * as findCare from './pages/find-care.tsx';

export interface PageRoute {
  readonly path: string;
  /** Name of its file in `pages/`; the server finds the scripts to preload by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  /** To be read: links and GET forms do all it does. Where it is the first page of a visit, the app isn't loaded. */
  readonly plain?: true;
}

/** The screen of every other address. */
export const NOT_FOUND: PageRoute = { path: '*', file: 'not-found', load: () => import('./pages/not-found.tsx') };

/**
 * The home page is part of the entry: one script instead of twenty small ones, which on a slow network costs a fifth of
 * its first load.
 */
export const HOME: PageRoute = { path: '/', file: 'find-care', load: () => Promise.resolve(findCare) };

/** Every screen. The first match wins; the last one matches everything. */
export const ROUTES: readonly PageRoute[] = [
  HOME,
  { path: '/provider/:id', file: 'provider', load: () => import('./pages/provider.tsx') },
  { path: '/appointments', file: 'my-appointments', load: () => import('./pages/my-appointments.tsx') },
  { path: '/my-appointments', file: 'my-appointments', load: () => import('./pages/my-appointments.tsx') },
  { path: '/how-triage-works', file: 'how-triage-works', load: () => import('./pages/how-triage-works.tsx') },
  { path: '/symptom-tracker', file: 'symptom-tracker', load: () => import('./pages/symptom-tracker.tsx') },
  { path: '/profile', file: 'profile', load: () => import('./pages/profile.tsx') },
  { path: '/auth', file: 'auth', load: () => import('./pages/auth.tsx') },
  { path: '/forgot-password', file: 'forgot-password', load: () => import('./pages/forgot-password.tsx') },
  { path: '/reset-password', file: 'reset-password', load: () => import('./pages/reset-password.tsx') },
  { path: '/manage-visit', file: 'manage-visit', load: () => import('./pages/manage-visit.tsx') },
  { path: '/confirm-email', file: 'confirm-email', load: () => import('./pages/confirm-email.tsx') },
  { path: '/provider-portal', file: 'provider-portal', load: () => import('./pages/provider-portal.tsx') },
  { path: '/accept-invitation', file: 'accept-invitation', load: () => import('./pages/accept-invitation.tsx') },
  { path: '/join-network', file: 'join-network', load: () => import('./pages/join-network.tsx') },
  { path: '/join-our-network', file: 'join-network', load: () => import('./pages/join-network.tsx') },
  { path: '/admin', file: 'admin', load: () => import('./pages/admin.tsx') },
  {
    path: '/admin/applications',
    file: 'admin-applications',
    load: () => import('./pages/admin-applications.tsx'),
  },
  { path: '/admin/providers', file: 'admin-providers', load: () => import('./pages/admin-providers.tsx') },
  { path: '/admin/reports', file: 'admin-reports', load: () => import('./pages/admin-reports.tsx') },
  { path: '/admin/staff', file: 'admin-staff', load: () => import('./pages/admin-staff.tsx') },
  { path: '/admin/audit', file: 'admin-audit', load: () => import('./pages/admin-audit.tsx') },
  { path: '/admin/messages', file: 'admin-messages', load: () => import('./pages/admin-messages.tsx') },
  { path: '/admin/reviews', file: 'admin-reviews', load: () => import('./pages/admin-reviews.tsx') },
  {
    path: '/admin/conversations',
    file: 'admin-conversations',
    load: () => import('./pages/admin-conversations.tsx'),
  },
  {
    path: '/admin/conversations/:id',
    file: 'admin-conversation',
    load: () => import('./pages/admin-conversation.tsx'),
  },
  { path: '/messages', file: 'messages', load: () => import('./pages/messages.tsx') },
  { path: '/live-chat', file: 'live-chat', load: () => import('./pages/live-chat.tsx') },
  {
    path: '/insurance-information',
    file: 'insurance-information',
    load: () => import('./pages/insurance-information.tsx'),
  },
  { path: '/contact-us', file: 'contact-us', load: () => import('./pages/contact-us.tsx') },
  { path: '/search', file: 'search', load: () => import('./pages/search.tsx'), plain: true },
  { path: '/faq', file: 'faq', load: () => import('./pages/faq.tsx'), plain: true },
  {
    path: '/health-resources',
    file: 'health-resources',
    load: () => import('./pages/health-resources.tsx'),
    plain: true,
  },
  { path: '/privacy-policy', file: 'privacy-policy', load: () => import('./pages/privacy-policy.tsx'), plain: true },
  {
    path: '/terms-of-service',
    file: 'terms-of-service',
    load: () => import('./pages/terms-of-service.tsx'),
    plain: true,
  },
  NOT_FOUND,
];

/** Tells whether there is a screen at a path that takes no parameters. */
export function isPage(path: string): boolean {
  return ROUTES.some((route) => route.path === path);
}
