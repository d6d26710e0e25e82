import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { type MessageAttachment, messages } from '#db/schema/platform/messages.ts';
import { headerLine, type MailLinks } from '#platform/common/messages/mail-frame.ts';
import type { Room } from '#platform/common/messages/message-budget.ts';
import { findRoom } from './budget-store.ts';

type Row = typeof messages.$inferSelect;

/** A message to queue. */
export interface NewMessage {
  /** The recipient's account, which sees that the message was sent; null if the recipient has none. */
  readonly userId: number | null;
  /** In kebab-case, for example `password-reset`. */
  readonly kind: string;
  readonly channel: 'email' | 'sms' | 'push';
  /** An e-mail address, a phone number, or the id of a push subscription. */
  readonly recipient: string;
  /** No health data: subjects show on locked screens. */
  readonly subject: string;
  readonly text: string;
  /** The links in its text. If set, even to an empty list, a mail is sent as HTML too. */
  readonly links?: MailLinks;
  readonly attachments?: readonly MessageAttachment[];
  /** True if it holds a link that gives access: its texts are erased once sent, and administrators never see them. */
  readonly secret?: boolean;
  /** Names what it tells, by any channel: see `patient-push.ts`. */
  readonly notice?: string | undefined;
  /** Queueing a second message with the same key does nothing. */
  readonly dedupeKey?: string;
  /** The subject, for example `appointment:12`; see `messages-about-store.ts`. */
  readonly about?: string;
  /** The room whose budget it needs if the recipient isn't proven; `ordinary` by default. */
  readonly room?: Room;
  /** When to send it, ms; at once by default. */
  readonly sendAfterMs?: number;
  /** When it becomes useless, ms: from then on it is withdrawn instead of sent. Never by default. */
  readonly sendBeforeMs?: number;
}

/** A message that a process has claimed to send; `attempts` includes this attempt. */
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
  | 'notice'
> & { readonly createdAt: Date; readonly sendBefore: Date | null };

/** The notification channel for commits that queued a message. */
export const OUTBOX_CHANNEL = 'outbox';

/** How long a claim lasts, ms. After that, the claimer counts as dead and other processes may claim the message. */
export const LEASE_MS = 10 * 60 * 1000;

/** What the error of a message says that was left out because its recipient, who isn't proven, got enough. */
export const LEFT_OUT = 'left out: enough messages to a recipient who is not confirmed';

const QUEUED = { status: 'queued', lastError: null } as const;
const WITHHELD = { status: 'withdrawn', lastError: LEFT_OUT, text: '', links: null, attachments: [] } as const;

/** True of a message that was left out. */
export const isLeftOut = sql<boolean>`coalesce(${messages.lastError} = ${LEFT_OUT}, false)`;

/**
 * Queues a message in the transaction of the event that it reports: it is sent if and only if that commits. One for which
 * the budgets of a recipient who isn't proven have no room is stored as left out. Returns false then, or if there is a
 * message with its `dedupeKey` already.
 */
export async function queueMessage(tx: Database, nowMs: number, message: NewMessage): Promise<boolean> {
  return (await queueMessages(tx, nowMs, [message])) > 0;
}

/** Queues several messages as `queueMessage` does. Returns the number queued. */
export async function queueMessages(tx: Database, nowMs: number, queue: readonly NewMessage[]): Promise<number> {
  if (queue.length === 0) return 0;
  const hasRoom = await findRoom(tx, nowMs, queue);
  const rows = queue.map(({ sendAfterMs = nowMs, sendBeforeMs, subject, recipient, room: _room, ...rest }, at) => ({
    links: null,
    attachments: [],
    secret: false,
    dedupeKey: null,
    about: null,
    notice: null,
    ...rest,
    subject: headerLine(subject),
    recipient: headerLine(recipient),
    createdAt: new Date(nowMs),
    sendAfter: new Date(sendAfterMs),
    sendBefore: sendBeforeMs === undefined ? null : new Date(sendBeforeMs),
    ...(hasRoom[at] ? QUEUED : WITHHELD),
  }));
  const inserted = insertRows(tx, messages, rows, sql`on conflict (dedupe_key) do nothing returning id, status`);
  // PostgreSQL delivers the notification at the commit, and never if the transaction rolls back.
  const isDue = rows.some(({ sendAfter }) => sendAfter.getTime() <= nowMs);
  const notified = isDue ? tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`) : undefined;
  const [queued] = await Promise.all([inserted, notified]);
  return queued.filter(({ status }) => status === 'queued').length;
}

/**
 * Queues a message, or, while one with its `dedupeKey` waits untried, gives that one its subject, text and links. For a
 * message that says how much has come together by the time it is sent.
 */
export async function queueOrReplace(
  tx: Database,
  nowMs: number,
  message: NewMessage & { readonly dedupeKey: string },
): Promise<void> {
  if (await queueMessage(tx, nowMs, message)) return;
  await tx
    .update(messages)
    .set({ subject: headerLine(message.subject), text: message.text, links: message.links ?? null })
    .where(and(eq(messages.dedupeKey, message.dedupeKey), eq(messages.status, 'queued'), eq(messages.attempts, 0)));
}

/** Claims at most `limit` due messages. Concurrent processes get different ones. */
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
      notice: messages.notice,
    });
}

/** True if the claim still holds: the message wasn't withdrawn, and no other process has claimed it since. */
export async function isStillClaimed(db: Database, message: ClaimedMessage): Promise<boolean> {
  return (await db.select({ id: messages.id }).from(messages).where(ownClaim(message))).length > 0;
}

/** Marks a claimed message as outdated; it is never sent. */
export async function markOutdated(db: Database, message: ClaimedMessage): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(ownClaim(message));
}

/** Marks a claimed message as sent. If it is secret, erases its text; the subject stays. */
export async function markSent(db: Database, message: ClaimedMessage, nowMs: number): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'sent', sentAt: new Date(nowMs), lastError: null, ...(message.secret && ERASED) })
    .where(ownClaim(message));
}

/** Records a failed attempt. The next one is at `retryAtMs`; null gives the message up. */
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

/** Returns one page of the messages to an account, latest first, and the number of all; without texts. */
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
      isLeftOut,
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

/** Erases the texts of secret messages that couldn't be sent before an instant, ms: their links have expired. */
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

/** The columns of an erased text. The subject, which holds no secret, stays. */
export const ERASED = { text: '', links: null, html: null, attachments: [] };

/** The condition that no other process has claimed the message since. */
function ownClaim({ id, attempts }: ClaimedMessage) {
  return and(eq(messages.id, id), eq(messages.attempts, attempts), eq(messages.status, 'queued'));
}
