import type { Database } from '#db/open-database.ts';
import { collectApplications, eraseApplications } from '#features/applications/server/application-data-store.ts';
import {
  collectAppointments,
  eraseAppointments,
  findUpcoming,
} from '#features/appointments/server/appointment-data-store.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { collectShared, eraseShared } from '#features/appointments/server/appointment-sharing-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { collectAccount, DELETED_USER_NAME, eraseAccount } from '#features/auth/server/accounts/account-data-store.ts';
import { collectCalendars, eraseCalendars } from '#features/calendars/server/calendar-data-store.ts';
import { collectClients, eraseClients } from '#features/clients/server/client-data-store.ts';
import { findConsents } from '#features/consents/server/consent-store.ts';
import { collectConversations, eraseConversations } from '#features/conversations/server/conversation-data-store.ts';
import { collectDesks, eraseDesks } from '#features/desks/server/desk-data-store.ts';
import { collectMemberships, eraseMemberships } from '#features/directory/server/member-data-store.ts';
import { collectFamily, eraseFamily } from '#features/family/server/family-store.ts';
import { collectHealthFacts, eraseHealthFacts } from '#features/family/server/health-facts-store.ts';
import { collectPlans, erasePlans } from '#features/insurance/server/insurance-store.ts';
import { collectDeskMarks, eraseDeskMarks } from '#features/offline/server/desk-mark-data-store.ts';
import { collectPapers, erasePapers } from '#features/papers/server/paper-data-store.ts';
import { collectPayments, erasePayments } from '#features/payments/server/payment-data-store.ts';
import { collectContacts, eraseContacts } from '#features/practice-news/server/alert-contact-data-store.ts';
import { collectSeenNews, eraseSeenNews } from '#features/practice-news/server/news-data-store.ts';
import { collectQueue, eraseQueue } from '#features/queue/server/queue-data-store.ts';
import { collectReports, eraseReports } from '#features/reviews/server/report-store.ts';
import { collectHolds, eraseHolds } from '#features/schedules/server/hold-data-store.ts';
import { collectHolidayActs, eraseHolidayActs } from '#features/schedules/server/holiday-data-store.ts';
import { collectContactMessages, eraseContactMessages } from '#features/support/server/contact-message-store.ts';
import { collectDiary, eraseDiary } from '#features/symptoms/server/diary-data-store.ts';
import { collectVideo } from '#features/video/server/summary-store.ts';
import { collectWaiting, eraseWaiting } from '#features/waitlist/server/waitlist-store.ts';
import { collectActivity } from '#platform/server/logs/activity-data-store.ts';
import { collectMessages, eraseMessages } from '#platform/server/messages/message-data-store.ts';
import { collectPush, removePushOf } from '#platform/server/messages/push-subscription-store.ts';

/** Export and erasure for one part of the product. A test fails if a table with personal data isn't covered. */
interface PersonalData {
  /** Returns all its data by name, without secrets. */
  readonly collect: (db: Database, userId: number) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Erases what needn't be kept; idempotent. Absent if everything is kept. With `mailing` practices are notified of the
   * visits that end with the account.
   */
  readonly erase?: (tx: Database, userId: number, nowMs: number, mailing: AppointmentMailing) => Promise<void>;
}

/** All parts in the order of erasure: messages after the parts that might still write one, the account last. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { collect: async (db, userId) => ({ consents: await findConsents(db, userId) }) },
  { collect: collectActivity },
  {
    collect: collectAppointments,
    erase: async (tx, patientId, nowMs, mailing) => {
      for (const id of await findUpcoming(tx, patientId, nowMs)) {
        await endAppointment(tx, { id, patientId, status: 'cancelled', nowMs, mailing, notified: 'practice' });
      }
      await eraseAppointments(tx, patientId);
    },
  },
  { collect: collectVideo },
  { collect: collectPapers, erase: erasePapers },
  { collect: collectPayments, erase: erasePayments },
  { collect: collectShared, erase: eraseShared },
  { collect: collectHolds, erase: eraseHolds },
  { collect: collectReports, erase: eraseReports },
  { collect: collectWaiting, erase: eraseWaiting },
  { collect: collectDeskMarks, erase: eraseDeskMarks },
  { collect: collectQueue, erase: eraseQueue },
  { collect: collectClients, erase: eraseClients },
  { collect: collectDesks, erase: eraseDesks },
  { collect: collectCalendars, erase: eraseCalendars },
  { collect: collectMemberships, erase: eraseMemberships },
  { collect: collectContacts, erase: eraseContacts },
  { collect: collectSeenNews, erase: eraseSeenNews },
  { collect: collectHolidayActs, erase: eraseHolidayActs },
  { collect: collectConversations, erase: eraseConversations },
  { collect: collectApplications, erase: (tx, userId) => eraseApplications(tx, userId, DELETED_USER_NAME) },
  { collect: collectContactMessages, erase: eraseContactMessages },
  { collect: collectPlans, erase: erasePlans },
  { collect: collectFamily, erase: eraseFamily },
  { collect: collectHealthFacts, erase: eraseHealthFacts },
  { collect: collectDiary, erase: eraseDiary },
  { collect: collectPush, erase: (tx, userId) => removePushOf(tx, userId) },
  { collect: collectMessages, erase: eraseMessages },
  { collect: collectAccount, erase: eraseAccount },
];

/** Returns all data about a user, by kind. */
export async function collectEverything(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const parts: Record<string, unknown>[] = [];
  for (const { collect } of PERSONAL_DATA) parts.push(await collect(db, userId));
  return Object.assign({}, ...parts.toReversed()) as Record<string, unknown>;
}

/** Erases all data about a user that needn't be kept; idempotent. */
export async function eraseEverything(
  tx: Database,
  userId: number,
  nowMs: number,
  mailing: AppointmentMailing,
): Promise<void> {
  for (const { erase } of PERSONAL_DATA) await erase?.(tx, userId, nowMs, mailing);
}
