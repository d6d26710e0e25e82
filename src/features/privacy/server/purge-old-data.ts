import {
  clearOldResumes,
  removeRejected,
  removeUnfinished,
} from '#features/applications/server/application-data-store.ts';
import { eraseOldReasons, hasAppointments } from '#features/appointments/server/appointment-data-store.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { eraseOldShared } from '#features/appointments/server/appointment-sharing-store.ts';
import {
  findAccountsDeletedBefore,
  findAccountsDeletedSince,
  removeAccount,
} from '#features/auth/server/accounts/account-data-store.ts';
import { partClaims } from '#features/clients/server/merging/part-claims.ts';
import { removeConsents } from '#features/consents/server/consent-store.ts';
import { removeOldConversations } from '#features/conversations/server/conversation-data-store.ts';
import { removeOldDeskMarks } from '#features/offline/server/desk-mark-data-store.ts';
import { hasPapers } from '#features/papers/server/paper-data-store.ts';
import { hasPayments } from '#features/payments/server/payment-data-store.ts';
import {
  removeContactsOfRemoved,
  removeUnansweredContacts,
} from '#features/practice-news/server/alert-contact-data-store.ts';
import { removeOldNews } from '#features/practice-news/server/news-data-store.ts';
import { removeOldTickets } from '#features/queue/server/queue-data-store.ts';
import { removeOldReports } from '#features/reviews/server/report-store.ts';
import { removeOldContactMessages } from '#features/support/server/contact-message-store.ts';
import { removeOldWaiting } from '#features/waitlist/server/waitlist-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { removeOldActivity } from '#platform/server/logs/activity-data-store.ts';
import { eraseOldTexts, removeOldMessages } from '#platform/server/messages/message-data-store.ts';
import { retentionCutoff } from '../rules/retention.ts';
import { eraseEverything } from './personal-data.ts';
import { purgeOldAppointments } from './purge-old-appointments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any request that was running during a deletion, even if the job runs late. */
const SWEEP_MS = 7 * DAY_MS;

/** Deletes data whose period in `RETENTION` is over. */
export const purgeOldData: Job = {
  name: 'purge-old-data',
  everyMs: DAY_MS,
  run: async (context) => {
    const { db, now } = context;
    await eraseOldTexts(db, retentionCutoff('message_texts', now()));
    await removeOldMessages(db, retentionCutoff('messages', now()));
    await removeOldContactMessages(db, retentionCutoff('contact_messages', now()));
    await removeOldWaiting(db, retentionCutoff('waiting_list', now()));
    await removeUnansweredContacts(db, retentionCutoff('unanswered_contacts', now()));
    await removeContactsOfRemoved(db, retentionCutoff('contacts_of_removed', now()));
    await removeOldReports(db, retentionCutoff('review_reports', now()));
    await removeOldConversations(db, { withProviders: false, beforeMs: retentionCutoff('support_chats', now()) });
    await removeOldConversations(db, { withProviders: true, beforeMs: retentionCutoff('provider_messages', now()) });
    await removeRejected(db, retentionCutoff('rejected_applications', now()));
    await removeUnfinished(db, retentionCutoff('unfinished_applications', now()));
    await clearOldResumes(db, retentionCutoff('resumes', now()));
    await eraseOldReasons(db, retentionCutoff('cancelled_reasons', now()));
    await eraseOldShared(db, retentionCutoff('cancelled_reasons', now()));
    await purgeOldAppointments(db, retentionCutoff('visits', now()));
    await db.transaction((tx) => removeOldActivity(tx, retentionCutoff('activity_log', now())));
    await removeOldDeskMarks(db, retentionCutoff('tickets', now()));
    await removeOldTickets(db, retentionCutoff('tickets', now()));
    await removeOldNews(db, retentionCutoff('practice_news', now()));
    await removeOldAccounts({ db, now });
    await sweepDeletedAccounts(context);
  },
};

/** Erases recently deleted accounts again: a request that ran during the deletion may have written data after it. */
async function sweepDeletedAccounts(context: Context): Promise<void> {
  const { db, now } = context;
  const mailing = appointmentMailing(context);
  for (const id of await findAccountsDeletedSince(db, now() - SWEEP_MS)) {
    await db.transaction(async (tx) => {
      await partClaims(tx, id, now());
      await eraseEverything(tx, id, now(), mailing);
    });
  }
}

async function removeOldAccounts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const id of await findAccountsDeletedBefore(db, retentionCutoff('deleted_accounts', now()))) {
    await db.transaction(async (tx) => {
      // A visit that ended after the deletion is kept longer than the account, and so are papers and payments.
      const isNamed = [hasAppointments, hasPapers, hasPayments].map((has) => has(tx, id));
      if ((await Promise.all(isNamed)).includes(true)) return;
      await removeConsents(tx, id);
      await removeAccount(tx, id);
    });
  }
}
