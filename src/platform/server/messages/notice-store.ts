import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { ERASED, OUTBOX_CHANNEL } from './outbox-store.ts';

const MAIL_AND_TEXT = ['email', 'sms'] as const;

/** Withdraws the mail and the text message of a notice that a browser has got; nothing for a message of none. */
export async function withdrawMailAndText(db: Database, notice: string | null): Promise<void> {
  if (notice === null) return;
  await db
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(and(eq(messages.notice, notice), eq(messages.status, 'queued'), inArray(messages.channel, MAIL_AND_TEXT)));
}

/** Withdraws the push messages of a notice that goes by mail or text message now. */
export async function withdrawPushes(db: Database, notice: string | null): Promise<void> {
  if (notice === null) return;
  await db
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(and(eq(messages.notice, notice), eq(messages.status, 'queued'), eq(messages.channel, 'push')));
}

/** Makes the mail and the text message of a notice due at once, if no browser has got it and none is tried any more. */
export async function sendOtherwise(db: Database, notice: string | null): Promise<void> {
  if (notice === null) return;
  const push = alias(messages, 'push');
  const isTried = db
    .select({ id: push.id })
    .from(push)
    .where(and(eq(push.notice, notice), eq(push.channel, 'push'), inArray(push.status, ['queued', 'sent'])));
  const due = await db
    .update(messages)
    .set({ sendAfter: messages.createdAt })
    .where(
      and(
        eq(messages.notice, notice),
        eq(messages.status, 'queued'),
        eq(messages.attempts, 0),
        ne(messages.channel, 'push'),
        notExists(isTried),
      ),
    )
    .returning({ id: messages.id });
  if (due.length > 0) await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}
