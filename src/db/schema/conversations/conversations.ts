import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from '../directory/providers.ts';
import { contactMessages } from './contact-messages.ts';

/** What two sides write to each other: a visitor and support (chat, or a letter by the contact form), or a patient and a provider. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['chat', 'letter', 'provider'] }).notNull(),
    /** What people and support call it; null between patient and provider. */
    ticket: text('ticket').unique(),
    /** The visitor or patient; null for a sender who wasn't signed in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie of a browser that wasn't signed in. */
    visitorHash: bytea('visitor_hash'),
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'cascade' }),
    /** The letter that it answers. */
    contactMessageId: integer('contact_message_id')
      .unique()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** As given by a sender who wasn't signed in, with the address that answers go to. */
    name: text('name'),
    email: text('email'),
    /** Open: the sender waits for staff; waiting: staff waits for the sender. */
    status: text('status', { enum: ['open', 'waiting', 'closed'] })
      .notNull()
      .default('open'),
    /** Grows with each message and each change of its state; what listeners resume by. */
    version: integer('version').notNull().default(0),
    lastMessageId: integer('last_message_id').notNull().default(0),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull(),
    /** The last message that each side has had on screen. */
    personReadId: integer('person_read_id').notNull().default(0),
    staffReadId: integer('staff_read_id').notNull().default(0),
    /** When each side was last notified by mail of unread messages. */
    personNotifiedAt: timestamp('person_told_at', { withTimezone: true }),
    staffNotifiedAt: timestamp('staff_told_at', { withTimezone: true }),
    /** What the client sent as Idempotency-Key when it started. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('conversations_user_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('conversations_visitor_key').on(table.visitorHash, table.idempotencyKey),
    uniqueIndex('conversations_pair').on(table.userId, table.providerId),
    index('conversations_provider').on(table.providerId, table.lastMessageAt),
    index('conversations_last').on(table.lastMessageAt),
    check('conversations_kind', sql`${table.kind} in ('chat', 'letter', 'provider')`),
    check('conversations_status', sql`${table.status} in ('open', 'waiting', 'closed')`),
    check('conversations_sides', sql`(${table.kind} = 'provider') = (${table.providerId} is not null)`),
  ],
);

/** One text of a conversation; its letter, if it answers one, stands in `contact_messages`. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    /** Within a conversation in the order of writing: each is added while its conversation is locked. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Person: visitor or patient; staff: support or the provider. */
    side: text('side', { enum: ['person', 'staff'] }).notNull(),
    /** Null for an author who wasn't signed in, or whose account is gone. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    /** What the client sent as Idempotency-Key; the same key of a side is the same message. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('conversation_messages_thread').on(table.conversationId, table.id),
    index('conversation_messages_author').on(table.authorId),
    uniqueIndex('conversation_messages_key').on(table.conversationId, table.side, table.idempotencyKey),
    check('conversation_messages_side', sql`${table.side} in ('person', 'staff')`),
  ],
);
