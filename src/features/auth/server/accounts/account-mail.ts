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
    | 'second-factor'
    | 'invitation';
  readonly to: string;
  readonly mail: Mail;
  readonly nowMs: number;
}

/** What a link in it can do is for whoever gets it alone. */
const GIVES_ACCESS: ReadonlySet<string> = new Set([
  'email-confirmation',
  'password-reset',
  'email-change',
  'invitation',
]);

/** Queues a mail in the transaction of what it tells about. What holds a link that gives access is kept secret. */
export async function queueAccountMail(tx: Database, { userId, kind, to, mail, nowMs }: AccountMail): Promise<void> {
  await queueMessage(tx, nowMs, {
    userId,
    kind,
    channel: 'email',
    recipient: to,
    ...mailFrame(mail),
    secret: GIVES_ACCESS.has(kind),
  });
}
