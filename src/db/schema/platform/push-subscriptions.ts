import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../auth/sessions.ts';
import { users } from '../auth/users.ts';

/** A browser that an account gets push messages in. @see https://www.rfc-editor.org/rfc/rfc8030 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that last used it; null once that has run out. Signing out removes the browser. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Address at the push service of the browser's maker. Who has it can't send: that takes our key. */
    endpoint: text('endpoint').notNull().unique(),
    /** Public key of the browser and secret that messages are encrypted with, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** As people know it, such as `Chrome on Android`. */
    browser: text('browser').notNull(),
    /** It also gets what concerns its user as a patient, in place of mails and text messages. */
    own: boolean('own').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the push service last accepted a message. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);
