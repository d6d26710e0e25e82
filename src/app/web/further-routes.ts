import type { PageRoute } from './page-route.ts';
import { simpleRoutes } from './simple-routes.ts';

const DEVELOPERS: PageRoute = {
  path: '/developers',
  file: 'developers/developers',
  load: () => import('./pages/developers/developers.tsx'),
  plain: true,
};

const REGISTER: PageRoute = {
  path: '/auth/register',
  file: 'account/register',
  load: () => import('./pages/account/register.tsx'),
  plain: true,
};

/** A booking without scripts. */
const BOOK = ['/book/:id', '/book/:id/:step'].map(
  (path): PageRoute => ({ path, file: 'book/book', load: () => import('./pages/book/book.tsx'), plain: true }),
);

const REVIEW: PageRoute = {
  path: /^\/appointments\/(?<id>[1-9]\d{0,14})\/review\/?$/i,
  file: 'appointments/review',
  load: () => import('./pages/appointments/review.tsx'),
  plain: true,
};

/** A symptom check, and an entry of the diary, without scripts. */
const SYMPTOMS: readonly PageRoute[] = [
  {
    path: /^\/symptom-check(?:\/(?<step>again|question|result|sign-in))?\/?$/i,
    file: 'symptoms/check',
    load: () => import('./pages/symptoms/check.tsx'),
    plain: true,
  },
  {
    path: /^\/symptom-tracker\/(?<step>again|consent|keep|question|record|register|result|sign-in)\/?$/i,
    file: 'symptoms/record',
    load: () => import('./pages/symptoms/record.tsx'),
    plain: true,
  },
];

/** The screens that few visits are about; the last one is that of every other address. */
export const FURTHER_ROUTES: readonly PageRoute[] = [
  { path: '/how-triage-works', file: 'how-triage-works', load: () => import('./pages/how-triage-works.tsx') },
  { path: '/forgot-password', file: 'forgot-password', load: () => import('./pages/forgot-password.tsx') },
  { path: '/reset-password', file: 'reset-password', load: () => import('./pages/reset-password.tsx') },
  { path: '/manage-visit', file: 'manage-visit', load: () => import('./pages/manage-visit.tsx') },
  { path: /^\/visit\/(?<id>[1-9]\d{0,14})\/?$/i, file: 'visit', load: () => import('./pages/visit.tsx') },
  { path: '/confirm-email', file: 'confirm-email', load: () => import('./pages/confirm-email.tsx') },
  {
    path: '/practice-alert',
    file: 'practice/practice-alert',
    load: () => import('./pages/practice/practice-alert.tsx'),
  },
  {
    path: '/clinic/seen',
    file: 'practice/clinic-seen',
    load: () => import('./pages/practice/clinic-seen.tsx'),
  },
  { path: '/board', file: 'practice/board', load: () => import('./pages/practice/board.tsx') },
  {
    path: '/application-question',
    file: 'practice/application-question',
    load: () => import('./pages/practice/application-question.tsx'),
  },
  { path: '/provider-portal', file: 'provider-portal', load: () => import('./pages/provider-portal.tsx') },
  {
    path: '/provider-portal/day-sheet',
    file: 'provider-portal',
    load: () => import('./pages/provider-portal.tsx'),
  },
  {
    path: '/provider-portal/offline',
    file: 'practice/offline-desk',
    load: () => import('./pages/practice/offline-desk.tsx'),
  },
  { path: '/provider-portal/patient', file: 'provider-portal', load: () => import('./pages/provider-portal.tsx') },
  { path: '/provider-portal/fees', file: 'provider-portal', load: () => import('./pages/provider-portal.tsx') },
  { path: '/provider-portal/figures', file: 'provider-portal', load: () => import('./pages/provider-portal.tsx') },
  { path: '/provider-portal/paper', file: 'provider-portal', load: () => import('./pages/provider-portal.tsx') },
  {
    path: '/without-network',
    file: 'account/without-network',
    load: () => import('./pages/account/without-network.tsx'),
  },
  { path: '/papers/:id', file: 'papers/own-paper', load: () => import('./pages/papers/own-paper.tsx') },
  { path: '/verify', file: 'papers/verify', load: () => import('./pages/papers/verify.tsx') },
  { path: '/verify/:code', file: 'papers/verify', load: () => import('./pages/papers/verify.tsx') },
  { path: '/accept-invitation', file: 'accept-invitation', load: () => import('./pages/accept-invitation.tsx') },
  { path: '/join-network', file: 'join-network', load: () => import('./pages/join-network.tsx') },
  { path: '/join-our-network', file: 'join-network', load: () => import('./pages/join-network.tsx') },
  { path: '/admin', file: 'admin', load: () => import('./pages/admin/admin.tsx') },
  {
    path: '/admin/applications',
    file: 'admin-applications',
    load: () => import('./pages/admin/admin-applications.tsx'),
  },
  { path: '/admin/providers', file: 'admin-providers', load: () => import('./pages/admin/admin-providers.tsx') },
  { path: '/admin/reports', file: 'admin-reports', load: () => import('./pages/admin/admin-reports.tsx') },
  { path: '/admin/staff', file: 'admin-staff', load: () => import('./pages/admin/admin-staff.tsx') },
  { path: '/admin/audit', file: 'admin-audit', load: () => import('./pages/admin/admin-audit.tsx') },
  { path: '/admin/messages', file: 'admin-messages', load: () => import('./pages/admin/admin-messages.tsx') },
  { path: '/admin/holidays', file: 'admin-holidays', load: () => import('./pages/admin/admin-holidays.tsx') },
  { path: '/admin/reviews', file: 'admin-reviews', load: () => import('./pages/admin/admin-reviews.tsx') },
  {
    path: '/admin/conversations',
    file: 'admin-conversations',
    load: () => import('./pages/admin/admin-conversations.tsx'),
  },
  {
    path: '/admin/conversations/:id',
    file: 'admin-conversation',
    load: () => import('./pages/admin/admin-conversation.tsx'),
  },
  { path: '/messages', file: 'messages', load: () => import('./pages/messages.tsx') },
  { path: '/live-chat', file: 'live-chat', load: () => import('./pages/live-chat.tsx') },
  {
    path: '/insurance-information',
    file: 'insurance-information',
    load: () => import('./pages/insurance-information.tsx'),
  },
  { path: '/contact-us', file: 'contact-us', load: () => import('./pages/contact-us.tsx'), plain: true },
  { path: '/search', file: 'search', load: () => import('./pages/search.tsx'), plain: true },
  // No link inside the application leads there, so the browser needs no code for them.
  ...(import.meta.env.SSR ? [DEVELOPERS, REGISTER, ...BOOK, REVIEW, ...SYMPTOMS, ...simpleRoutes()] : []),
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
  {
    path: '/where-to-go',
    file: 'emergency/where-to-go',
    load: () => import('./pages/emergency/where-to-go.tsx'),
    plain: true,
  },
  { path: '*', file: 'not-found', load: () => import('./pages/not-found.tsx') },
];
