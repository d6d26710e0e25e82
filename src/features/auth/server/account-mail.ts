import type { Database } from '#db/open-database.ts';
import { type Mail, mailFrame } from '#platform/common/mail-frame.ts';
import { queueMessage } from '#platform/server/outbox-store.ts';

/** A mail about somebody's account. */
export interface AccountMail {
  readonly userId: number;
  readonly kind:
    | 'email-confirmation'
    | 'password-reset'
    | 'password-changed'
    | 'email-change'
    | 'email-taken'
    | 'second-factor';
  readonly to: string;
  readonly mail: Mail;
  readonly nowMs: number;
}

/** Queues a mail in the transaction of what it tells about. What holds a link that gives access is kept secret. */
export async function queueAccountMail(tx: Database, { userId, kind, to, mail, nowMs }: AccountMail): Promise<void> {
  await queueMessage(tx, nowMs, {
    userId,
    kind,
    channel: 'email',
    recipient: to,
    ...mailFrame(mail),
    secret: kind === 'email-confirmation' || kind === 'password-reset' || kind === 'email-change',
  });
}
