import {
  forgetOldResumes,
  removeRejected,
  removeUnfinished,
} from '#features/applications/server/application-data-store.ts';
import { eraseOldReasons, hasVisits } from '#features/appointments/server/visit-data-store.ts';
import { eraseOldVisitInsurance } from '#features/appointments/server/visit-insurance-store.ts';
import {
  findAccountsDeletedBefore,
  findAccountsDeletedSince,
  removeAccount,
} from '#features/auth/server/accounts/account-data-store.ts';
import { removeConsents } from '#features/consents/server/consent-store.ts';
import { removeOldConversations } from '#features/conversations/server/conversation-data-store.ts';
import { removeOldReports } from '#features/reviews/server/report-store.ts';
import { removeOldContactMessages } from '#features/support/server/contact-message-store.ts';
import { removeOldWaiting } from '#features/waitlist/server/waitlist-store.ts';
import { removeOldActivity } from '#platform/server/activity-data-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { eraseOldTexts, removeOldMessages } from '#platform/server/message-data-store.ts';
import { keptSince } from '../rules/retention.ts';
import { eraseEverything } from './personal-data.ts';
import { purgeOldVisits } from './purge-old-visits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was under way during a deletion is over by then, however often the job was late. */
const SWEEP_MS = 7 * DAY_MS;

/** Removes what is kept no longer, by the rules of `RETENTION`. */
export const purgeOldData: Job = {
  name: 'purge-old-data',
  everyMs: DAY_MS,
  run: async ({ db, now }) => {
    await eraseOldTexts(db, keptSince('message_texts', now()));
    await removeOldMessages(db, keptSince('messages', now()));
    await removeOldContactMessages(db, keptSince('contact_messages', now()));
    await removeOldWaiting(db, keptSince('waiting_list', now()));
    await removeOldReports(db, keptSince('review_reports', now()));
    await removeOldConversations(db, { withProviders: false, beforeMs: keptSince('support_chats', now()) });
    await removeOldConversations(db, { withProviders: true, beforeMs: keptSince('provider_messages', now()) });
    await removeRejected(db, keptSince('rejected_applications', now()));
    await removeUnfinished(db, keptSince('unfinished_applications', now()));
    await forgetOldResumes(db, keptSince('resumes', now()));
    await eraseOldReasons(db, keptSince('cancelled_reasons', now()));
    await eraseOldVisitInsurance(db, keptSince('cancelled_reasons', now()));
    await purgeOldVisits(db, keptSince('visits', now()));
    await db.transaction((tx) => removeOldActivity(tx, keptSince('activity_log', now())));
    await removeOldAccounts({ db, now });
    await sweepDeletedAccounts({ db, now });
  },
};

/** A booking that was under way while its patient's account was deleted may have written after it. */
async function sweepDeletedAccounts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const id of await findAccountsDeletedSince(db, now() - SWEEP_MS)) {
    await db.transaction((tx) => eraseEverything(tx, id, now()));
  }
}

async function removeOldAccounts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const id of await findAccountsDeletedBefore(db, keptSince('deleted_accounts', now()))) {
    await db.transaction(async (tx) => {
      // A visit booked before the deletion can have ended after it.
      if (await hasVisits(tx, id)) return;
      await removeConsents(tx, id);
      await removeAccount(tx, id);
    });
  }
}
