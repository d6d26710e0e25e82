import type { Database } from '#db/open-database.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { pushFirst } from '#platform/server/messages/patient-push.ts';
import { answerMail, newMessageMail, newMessagePush, waitingMail } from '../rules/conversation-mails.ts';
import { claimUnread, findAddress, findMemberAddresses, type Unread } from './tell-unread-store.ts';

const AT_ONCE = 100;

/** Mails the readers of messages that stay unread, once an hour for each conversation and side. */
export const tellUnread: Job = {
  name: 'tell-unread',
  everyMs: 60_000,
  run: async ({ db, config, now, app }) => {
    const origin = ownOrigin(config, app);
    let notified = 0;
    for (const tell of [tellPerson, tellStaff]) {
      const side = tell === tellPerson ? 'person' : 'staff';
      await db.transaction(async (tx) => {
        for (const unread of await claimUnread(tx, side, now(), AT_ONCE)) {
          await tell(tx, now(), unread, { origin, support: config.support.email });
          notified += 1;
        }
      });
    }
    return notified;
  },
};

interface Where {
  readonly origin: string;
  /** Returns support's own address; undefined if the operator set none. */
  readonly support: Context['config']['support']['email'];
}

/** A reader with an account is notified of the message; a visitor with an address gets the answer itself. */
async function tellPerson(tx: Database, nowMs: number, unread: Unread, { origin }: Where): Promise<void> {
  const { id, userId, email, ticket, texts } = unread;
  if (userId !== null) {
    const recipient = await findAddress(tx, userId);
    const url = `${origin}/messages?conversation=${id}`;
    const kind = 'new-message';
    // A notice of its own each hour, as the mail is.
    const notice = `new-message:${id}:${nowMs}`;
    const first = await pushFirst(tx, nowMs, { userId, kind, notice, ...newMessagePush(url) });
    if (recipient !== undefined) await queue(tx, nowMs, { ...first, userId, recipient, kind, ...newMessageMail(url) });
  } else if (email !== null) {
    const mail = answerMail(ticket ?? '', texts.join('\n\n'));
    await queue(tx, nowMs, { userId, recipient: email, kind: 'support-answer', ...mail });
  }
}

async function tellStaff(tx: Database, nowMs: number, unread: Unread, { origin, support }: Where): Promise<void> {
  const { id, ticket, providerId } = unread;
  if (providerId !== null) {
    const mail = newMessageMail(`${origin}/provider-portal?tab=messages&conversation=${id}`);
    for (const { userId, email } of await findMemberAddresses(tx, providerId)) {
      await queue(tx, nowMs, { userId, recipient: email, kind: 'new-message', ...mail });
    }
  } else if (support !== undefined) {
    const mail = waitingMail(ticket ?? '', `${origin}/admin/conversations/${id}`);
    await queue(tx, nowMs, { userId: null, recipient: support, kind: 'chat-waits', ...mail });
  }
}

async function queue(
  tx: Database,
  nowMs: number,
  mail: Omit<Parameters<typeof queueMessage>[2], 'channel'>,
): Promise<void> {
  await queueMessage(tx, nowMs, { channel: 'email', ...mail });
}
