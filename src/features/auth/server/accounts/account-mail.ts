import type { Database } from '#db/open-database.ts';
import { type Mail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';

/** A mail about an account. */
export interface AccountMail {
  readonly userId: number;
  readonly kind:
    | 'email-confirmation'
    | 'password-reset'
    | 'sign-in-link'
    | 'password-changed'
    | 'email-change'
    | 'second-factor'
    | 'passkey'
    | 'invitation';
  readonly to: string;
  readonly mail: Mail;
  readonly nowMs: number;
}

/** Kinds whose link gives access to the account. */
const GIVES_ACCESS: ReadonlySet<string> = new Set([
  'email-confirmation',
  'password-reset',
  'sign-in-link',
  'email-change',
  'invitation',
]);

/**
 * Queues a mail in the transaction of the change it is about. Mails with a link that gives access are marked secret.
 * Returns false if it is left out because the address, which isn't confirmed, got enough.
 */
export async function queueAccountMail(tx: Database, { userId, kind, to, mail, nowMs }: AccountMail): Promise<boolean> {
  return await queueMessage(tx, nowMs, {
    userId,
    kind,
    channel: 'email',
    recipient: to,
    ...mailFrame(mail),
    room: GIVES_ACCESS.has(kind) ? 'account' : 'security',
    secret: GIVES_ACCESS.has(kind),
  });
}
