import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailLinks } from '#platform/common/messages/mail-frame.ts';
import { users } from '../auth/users.ts';

/** The outbox: written in the transaction of what it tells about, sent afterwards, kept so that people see what was sent. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a recipient without an account. */
    userId: integer('user_id').references(() => users.id),
    kind: text('kind').notNull(),
    /** What it concerns, for example `appointment:12`: what is still waiting is withdrawn when that is off. */
    about: text('about'),
    channel: text('channel', { enum: ['email', 'sms', 'push'] }).notNull(),
    /** E-mail address, phone number, or id of a push subscription. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** What the HTML of a mail makes of its text; null for text messages, and for mails that were queued with their HTML. */
    links: jsonb('links').$type<MailLinks>(),
    /** Of mails that an earlier version queued. */
    html: text('html'),
    attachments: jsonb('attachments').$type<readonly MessageAttachment[]>().notNull().default([]),
    /** Holds a link that gives access: its texts are erased once sent and never shown to administrators. */
    secret: boolean('secret').notNull().default(false),
    /** Messages of one notice are the same by several channels: once a browser has it, no mail or text follows. */
    notice: text('notice'),
    /** The same key is the same message: adding it again does nothing. */
    dedupeKey: text('dedupe_key').unique(),
    status: text('status', { enum: ['queued', 'sent', 'failed', 'withdrawn'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not before this instant; moved on after a failed attempt. */
    sendAfter: timestamp('send_after', { withTimezone: true }).notNull().defaultNow(),
    /** Of no use from this instant on: what was not sent by then is withdrawn. */
    sendBefore: timestamp('send_before', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('messages_due').on(table.sendAfter).where(sql`${table.status} = 'queued'`),
    index('messages_user').on(table.userId, table.id),
    index('messages_sms').on(table.recipient, table.createdAt).where(sql`${table.channel} = 'sms'`),
    index('messages_notice').on(table.notice).where(sql`${table.notice} is not null`),
    index('messages_about').on(table.about).where(sql`${table.about} is not null`),
    check('messages_status', sql`${table.status} in ('queued', 'sent', 'failed', 'withdrawn')`),
  ],
);

/** A file of a message. */
export interface MessageAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly text: string;
}
