import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { queueMessages } from '#platform/server/messages/outbox-store.ts';
import { comingChange, POLICY_CHANGES, type PolicyChange } from '../rules/policy-changes.ts';
import { policyMail } from '../rules/policy-mail.ts';
import { findPolicyReaders } from './policy-readers-store.ts';

/** How many accounts get the mail at a time: other mails wait behind these. */
const AT_ONCE = 200;

/** Mails every account a change of the privacy policy that matters, once, before it holds. */
export const announcePolicy: Job = {
  name: 'announce-policy',
  everyMs: 60_000,
  run: async (context) => await announce(context, POLICY_CHANGES),
};

/**
 * Queues the mails of a coming change for the next accounts; returns their number. Accounts that were made when the page
 * had the new text already agreed to it.
 */
export async function announce(
  { app, db, config, now }: Pick<Context, 'app' | 'db' | 'config' | 'now'>,
  changes: readonly PolicyChange[],
): Promise<number> {
  const nowMs = now();
  const change = comingChange(lagosDate(nowMs), changes);
  if (change === undefined) return 0;
  const keyPrefix = `policy-change:${change.changedOn}:`;
  const mail = mailFrame(policyMail(change.notice, `${ownOrigin(config, app)}/privacy-policy`));
  const madeBefore = new Date(lagosInstant(change.changedOn, '00:00'));
  const readers = await findPolicyReaders(db, keyPrefix, madeBefore, AT_ONCE);
  return await queueMessages(
    db,
    nowMs,
    readers.map(({ id, email }) => ({
      userId: id,
      kind: 'policy-change',
      channel: 'email',
      recipient: email,
      ...mail,
      dedupeKey: `${keyPrefix}${id}`,
    })),
  );
}
