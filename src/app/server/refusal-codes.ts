import { ADMIN_CODES } from '#features/admin/rules/refusals.ts';
import { APPLICATIONS_CODES } from '#features/applications/rules/refusals.ts';
import { APPOINTMENTS_CODES } from '#features/appointments/rules/refusals.ts';
import { AUTH_CODES } from '#features/auth/rules/refusals.ts';
import { BOOKING_CODES } from '#features/booking/rules/refusals.ts';
import { CALENDARS_CODES } from '#features/calendars/rules/refusals.ts';
import { CLIENTS_CODES } from '#features/clients/rules/refusals.ts';
import { CONSENTS_CODES } from '#features/consents/rules/refusals.ts';
import { CONVERSATIONS_CODES } from '#features/conversations/rules/refusals.ts';
import { DESKS_CODES } from '#features/desks/rules/refusals.ts';
import { DIRECTORY_CODES } from '#features/directory/rules/refusals.ts';
import { FAMILY_CODES } from '#features/family/rules/refusals.ts';
import { INSURANCE_CODES } from '#features/insurance/rules/refusals.ts';
import { NETWORK_CODES } from '#features/network/rules/refusals.ts';
import { PAPERS_CODES } from '#features/papers/rules/refusals.ts';
import { PAYMENTS_CODES } from '#features/payments/rules/refusals.ts';
import { PORTAL_CODES } from '#features/portal/rules/refusals.ts';
import { PRACTICE_NEWS_CODES } from '#features/practice-news/rules/refusals.ts';
import { PRIVACY_CODES } from '#features/privacy/rules/refusals.ts';
import { QUEUE_CODES } from '#features/queue/rules/refusals.ts';
import { REVIEWS_CODES } from '#features/reviews/rules/refusals.ts';
import { STAFF_CODES } from '#features/staff/rules/refusals.ts';
import { SYMPTOMS_CODES } from '#features/symptoms/rules/refusals.ts';
import { VIDEO_CODES } from '#features/video/rules/refusals.ts';
import { WAITLIST_CODES } from '#features/waitlist/rules/refusals.ts';
import { PLATFORM_CODES } from '#platform/common/platform-refusals.ts';

/** The tables of error codes of the platform and of every feature that has codes of its own. */
export const CODE_TABLES: readonly Readonly<Record<string, number>>[] = [
  PLATFORM_CODES,
  ADMIN_CODES,
  APPLICATIONS_CODES,
  APPOINTMENTS_CODES,
  AUTH_CODES,
  BOOKING_CODES,
  CALENDARS_CODES,
  CLIENTS_CODES,
  CONSENTS_CODES,
  CONVERSATIONS_CODES,
  DESKS_CODES,
  DIRECTORY_CODES,
  INSURANCE_CODES,
  FAMILY_CODES,
  NETWORK_CODES,
  PAPERS_CODES,
  PAYMENTS_CODES,
  PORTAL_CODES,
  PRACTICE_NEWS_CODES,
  PRIVACY_CODES,
  QUEUE_CODES,
  REVIEWS_CODES,
  STAFF_CODES,
  SYMPTOMS_CODES,
  VIDEO_CODES,
  WAITLIST_CODES,
];

/** The HTTP status of every error code. */
export const STATUS_OF: Readonly<Record<string, number>> = Object.assign({}, ...CODE_TABLES);
