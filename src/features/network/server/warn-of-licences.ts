import { addDays, daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { licenceMail } from '../rules/licence-mail.ts';
import { WARNING_DAYS, warningDue } from '../rules/licence-warning.ts';
import { findEndingAhead, findWarned } from './licence-store.ts';

/**
 * Mails administrators who manage providers 60, 30 and 7 days before a provider's last licence ends. Runs once a day; each
 * administrator gets one mail for each warning, regardless of the number of runs and processes.
 */
export const warnOfLicences: Job = {
  name: 'warn-of-licences',
  everyMs: 24 * 60 * 60 * 1000,
  run: async (context) => await queueWarnings(context),
};

async function queueWarnings({ app, db, config, now }: Context): Promise<void> {
  const nowMs = now();
  const today = lagosDate(nowMs);
  const ending = await findEndingAhead(db, today, addDays(today, WARNING_DAYS[0]));
  const admins = ending.length === 0 ? [] : await findWarned(db);
  for (const provider of ending) {
    const days = warningDue(daysBetween(today, provider.licensedUntil));
    if (days === undefined) continue;
    const url = `${ownOrigin(config, app)}/admin/providers?provider=${provider.id}`;
    await db.transaction(async (tx) => {
      for (const admin of admins) {
        await queueMessage(tx, nowMs, {
          userId: admin.id,
          kind: 'licence-warning',
          channel: 'email',
          recipient: admin.email,
          ...mailFrame(licenceMail(provider, url)),
          dedupeKey: `licence-warning:${provider.id}:${provider.licensedUntil}:${days}:${admin.id}`,
        });
      }
    });
  }
}
