import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { type MessageAttachment, messages } from '#db/schema/platform/messages.ts';
import { headerLine, type MailLinks } from '#platform/common/messages/mail-frame.ts';

type Row = typeof messages.$inferSelect;

/** A message to somebody. */
export interface NewMessage {
  /** Whose account it concerns: its owner sees that it was sent. Null for whoever has none. */
  readonly userId: number | null;
  /** What it is about, in kebab-case, for example `password-reset`. */
  readonly kind: string;
  readonly channel: 'email' | 'sms';
  /** E-mail address or phone number. */
  readonly recipient: string;
  /** No health data: subjects stand on locked screens. */
  readonly subject: string;
  readonly text: string;
  /** Which of its text are links; with them, even with none, a mail is sent as HTML too. */
  readonly links?: MailLinks;
  readonly attachments?: readonly MessageAttachment[];
  /** It holds a link that gives access: its texts are erased once sent, and no administrator sees them. */
  readonly secret?: boolean;
  /** Adding a second message with the same key does nothing. */
  readonly dedupeKey?: string;
  /** What it concerns, for example `appointment:12`; see `messages-about-store.ts`. */
  readonly about?: string;
  /** Not before this instant, ms; at once when left out. */
  readonly sendAfterMs?: number;
  /** Of no use from this instant on, ms: withdrawn instead of sent. Never when left out. */
  readonly sendBeforeMs?: number;
}

/** A message that one process has taken on to send; `attempts` counts this attempt too. */
export type ClaimedMessage = Pick<
  Row,
  | 'id'
  | 'kind'
  | 'channel'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'links'
  | 'html'
  | 'attachments'
  | 'secret'
  | 'attempts'
> & { readonly createdAt: Date; readonly sendBefore: Date | null };

/** What is told on this channel of the database at each commit that queued a message. */
export const OUTBOX_CHANNEL = 'outbox';

/** How long a process may take for what it claimed. After that, others take it for dead and try themselves. */
export const LEASE_MS = 10 * 60 * 1000;

/**
 * Queues a message in the transaction of what it tells about: it is sent if and only if that is committed. Answers
 * false when there is one with its `dedupeKey` already.
 */
export async function queueMessage(tx: Database, nowMs: number, message: NewMessage): Promise<boolean> {
  return (await queueMessages(tx, nowMs, [message])) > 0;
}

/** The same for several at once; answers how many were queued. */
export async function queueMessages(tx: Database, nowMs: number, queue: readonly NewMessage[]): Promise<number> {
  if (queue.length === 0) return 0;
  const rows = queue.map(({ sendAfterMs = nowMs, sendBeforeMs, subject, recipient, ...rest }) => ({
    links: null,
    attachments: [],
    secret: false,
    dedupeKey: null,
    about: null,
    ...rest,
    subject: headerLine(subject),
    recipient: headerLine(recipient),
    createdAt: new Date(nowMs),
    sendAfter: new Date(sendAfterMs),
    sendBefore: sendBeforeMs === undefined ? null : new Date(sendBeforeMs),
  }));
  const inserted = insertRows(tx, messages, rows, sql`on conflict (dedupe_key) do nothing returning id`);
  // PostgreSQL tells at the commit, and not at all when there is none.
  const isDue = rows.some(({ sendAfter }) => sendAfter.getTime() <= nowMs);
  const told = isDue ? tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`) : undefined;
  const [queued] = await Promise.all([inserted, told]);
  return queued.length;
}

/** Takes on at most `limit` messages that are due. Several processes at once get different ones. */
export async function claimDue(db: Database, nowMs: number, limit: number): Promise<ClaimedMessage[]> {
  const due = sql`array(
    select id from ${messages} where status = 'queued' and send_after <= ${new Date(nowMs)}
    order by send_after limit ${limit} for update skip locked)`;
  return await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, sendAfter: new Date(nowMs + LEASE_MS) })
    .where(sql`${messages.id} = any(${due})`)
    .returning({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      text: messages.text,
      links: messages.links,
      html: messages.html,
      attachments: messages.attachments,
      secret: messages.secret,
      attempts: messages.attempts,
      createdAt: messages.createdAt,
      sendBefore: messages.sendBefore,
    });
}

/** Tells whether a claimed message is still to be sent by its claimer: not withdrawn, and nobody else's since. */
export async function isStillClaimed(db: Database, message: ClaimedMessage): Promise<boolean> {
  return (await db.select({ id: messages.id }).from(messages).where(ownClaim(message))).length > 0;
}

/** Gives up a claimed message that came too late to be of use. */
export async function markOutdated(db: Database, message: ClaimedMessage): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(ownClaim(message));
}

/** Marks a claimed message as sent and, when it is a secret one, erases what it said; its subject stays. */
export async function markSent(db: Database, message: ClaimedMessage, nowMs: number): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'sent', sentAt: new Date(nowMs), lastError: null, ...(message.secret && ERASED) })
    .where(ownClaim(message));
}

/** Notes that an attempt failed: it is tried again at `retryAtMs`, or never where that is null. */
export async function markFailed(
  db: Database,
  message: ClaimedMessage,
  { reason, retryAtMs }: { readonly reason: string; readonly retryAtMs: number | null },
): Promise<void> {
  await db
    .update(messages)
    .set({ lastError: reason, ...(retryAtMs === null ? { status: 'failed' } : { sendAfter: new Date(retryAtMs) }) })
    .where(ownClaim(message));
}

/** One page of what was sent to somebody, latest first, and how many there are in all. Never a text. */
export async function findMessagesOf(
  db: Database,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const rows = await db
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      subject: messages.subject,
      recipient: messages.recipient,
      status: messages.status,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(messages).where(eq(messages.userId, userId));
  return { rows, total: counted?.total ?? 0 };
}

/** Erases what secret messages said that could not be sent before an instant: their links open nothing any more. */
export async function eraseUnsentSecrets(db: Database, beforeMs: number): Promise<void> {
  await db
    .update(messages)
    .set(ERASED)
    .where(
      and(
        messages.secret,
        eq(messages.status, 'failed'),
        lt(messages.createdAt, new Date(beforeMs)),
        ne(messages.text, ''),
      ),
    );
}

/** What a message no longer says; its subject, which tells no secret, stays. */
export const ERASED = { text: '', links: null, html: null, attachments: [] };

/** Holds while nobody else has taken the message on since. */
function ownClaim({ id, attempts }: ClaimedMessage) {
  return and(eq(messages.id, id), eq(messages.attempts, attempts), eq(messages.status, 'queued'));
}
