import { installAdmin } from '#features/admin/server/admin-routes.ts';
import { installApplications } from '#features/applications/server/application-routes.ts';
import { installAppointments } from '#features/appointments/server/appointment-routes.ts';
import { installAccount } from '#features/auth/server/accounts/account-routes.ts';
import { installInvitations } from '#features/auth/server/invitations/invitation-routes.ts';
import { installPasskeys } from '#features/auth/server/passkeys/passkey-routes.ts';
import { installSecondFactor } from '#features/auth/server/second-factor/second-factor-routes.ts';
import { installPush } from '#features/auth/server/sessions/push-routes.ts';
import { installAuth } from '#features/auth/server/sign-in/auth-routes.ts';
import { installBooking } from '#features/booking/server/booking-routes.ts';
import { installCalendars } from '#features/calendars/server/calendar-routes.ts';
import { installClaims } from '#features/clients/server/claim-routes.ts';
import { installConsents } from '#features/consents/server/consent-routes.ts';
import { installConversations } from '#features/conversations/server/conversation-routes.ts';
import { installDesks } from '#features/desks/server/desk-routes.ts';
import { installDirectory } from '#features/directory/server/provider-routes.ts';
import { installFamily } from '#features/family/server/family-routes.ts';
import { installInsurance } from '#features/insurance/server/insurance-routes.ts';
import { installNetwork } from '#features/network/server/network-routes.ts';
import { installOffline } from '#features/offline/server/offline-routes.ts';
import { installPapers } from '#features/papers/server/paper-routes.ts';
import { installPortal } from '#features/portal/server/portal-routes.ts';
import { installAlertContacts } from '#features/practice-news/server/alert-contact-routes.ts';
import { installNews } from '#features/practice-news/server/news-routes.ts';
import { installSeenLinks } from '#features/practice-news/server/seen-link-routes.ts';
import { installPrivacy } from '#features/privacy/server/privacy-routes.ts';
import { installProfile } from '#features/profile/server/profile-routes.ts';
import { installQueue } from '#features/queue/server/queue-routes.ts';
import { installReports } from '#features/reports/server/report-routes.ts';
import { installReviews } from '#features/reviews/server/review-routes.ts';
import { installSchedules } from '#features/schedules/server/availability-routes.ts';
import { installSearch } from '#features/search/server/search-routes.ts';
import { installStaff } from '#features/staff/server/staff-routes.ts';
import { installSupport } from '#features/support/server/support-routes.ts';
import { installSymptoms } from '#features/symptoms/server/symptom-routes.ts';
import { installVideo } from '#features/video/server/video-routes.ts';
import { installWaitlist } from '#features/waitlist/server/waitlist-routes.ts';
import type { InstallFeature } from '#platform/server/context.ts';

/** Every feature that has endpoints. */
export const FEATURES: readonly InstallFeature[] = [
  installConsents,
  installAuth,
  installAccount,
  installPush,
  installSecondFactor,
  installPasskeys,
  installInvitations,
  installProfile,
  installPrivacy,
  installSearch,
  installDirectory,
  installSchedules,
  installAppointments,
  installReviews,
  installBooking,
  installClaims,
  installWaitlist,
  installSymptoms,
  installPortal,
  installQueue,
  installOffline,
  installPapers,
  installAlertContacts,
  installNews,
  installSeenLinks,
  installInsurance,
  installFamily,
  installDesks,
  installCalendars,
  installAdmin,
  installApplications,
  installNetwork,
  installStaff,
  installReports,
  installSupport,
  installConversations,
  installVideo,
];
