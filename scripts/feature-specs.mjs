/**
 * The browser tests of a part of a feature (a folder in its web, server or rules). A change within such parts runs theirs; any
 * other change of the feature runs all of it.
 */
export const PART_SPECS = {
  portal: {
    checklist: ['portal-checklist', 'way-in'],
    clients: ['portal-clients', 'portal-desk-booking'],
    'day-sheet': ['portal-day-sheet'],
    days: ['portal-day-sheet', 'portal-hours', 'portal-leave', 'portal-schedule'],
    desk: ['portal-clients', 'portal-desk-booking'],
    figures: ['portal-clients'],
    people: ['portal-people'],
    resources: ['portal-people'],
    schedule: ['portal-hours', 'portal-leave', 'portal-schedule'],
    settings: ['portal-checklist', 'portal-page', 'provider-portal'],
    team: ['portal-team'],
  },
};

/** The browser tests of each feature, by the beginnings of their file names. Tests of every screen belong to none. */
export const FEATURE_SPECS = {
  admin: ['admin.'],
  applications: ['claim', 'join-network', 'review-applications', 'way-in'],
  appointments: ['appointments', 'cancellation-rule', 'focus-return', 'manage-appointment', 'wrong-clock'],
  auth: ['account', 'passkey', 'simple-pages', 'portal-team', 'second-factor', 'sign-in-safety'],
  booking: ['book', 'cancellation-rule', 'danger-signs', 'holds', 'second-tap', 'text-browser', 'translated'],
  calendars: ['portal-calendars'],
  clients: ['portal-clients', 'portal-desk-booking'],
  consents: ['privacy'],
  conversations: ['live-chat', 'messages', 'simple-pages'],
  desks: ['portal-desk', 'portal-desk-lock'],
  directory: ['availability', 'page-failure', 'provider-location', 'without-script'],
  family: ['profile', 'book-appointment'],
  insurance: ['insurance', 'simple-pages', 'appointment-insurance', 'large-pictures'],
  lexicon: ['danger-signs', 'search-danger', 'search-understood', 'symptom-tracker'],
  network: ['admin-providers', 'merge', 'portal-hours', 'portal-page', 'portal-schedule'],
  offline: ['portal-offline'],
  papers: ['portal-papers'],
  payments: ['portal-papers'],
  portal: ['portal', 'provider-portal', 'queue-desk', 'simple-pages', 'way-in'],
  'practice-news': ['clinic-seen', 'portal-checklist', 'portal-news', 'portal-push'],
  privacy: ['privacy'],
  'own-phone': ['own-phone'],
  profile: ['profile', 'simple-pages', 'translated'],
  queue: ['queue'],
  registers: ['search-unknown'],
  reports: ['reports'],
  resources: ['plain-pages', 'site'],
  reviews: ['reviews'],
  schedules: ['availability', 'holds'],
  search: ['location', 'map', 'search', 'site-search', 'without-script'],
  staff: ['admin-staff'],
  support: ['contact-us', 'live-chat'],
  symptoms: ['danger-signs', 'symptom-check', 'symptom-tracker'],
  video: ['video'],
  waitlist: ['waitlist'],
};
