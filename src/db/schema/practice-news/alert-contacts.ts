import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from '../directory/providers.ts';
import { pushSubscriptions } from '../platform/push-subscriptions.ts';

/** The addresses to which a practice gets messages about bookings, moves and cancellations. */
export const alertContacts = pgTable(
  'alert_contacts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** One of these: an e-mail address, a telephone number (E.164), a browser of a member. */
    email: text('email'),
    phone: text('phone'),
    pushId: integer('push_id').references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the secret in the link of the last test alert; kept once it was answered, for a second press. */
    testTokenHash: bytea('test_token_hash').unique(),
    testSentAt: timestamp('test_sent_at', { withTimezone: true }),
    /** When a test alert was answered. News go to confirmed contacts only. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('alert_contacts_once').on(table.providerId, sql`lower(${table.email})`),
    uniqueIndex('alert_contacts_phone_once').on(table.providerId, table.phone),
    uniqueIndex('alert_contacts_push_once').on(table.providerId, table.pushId),
    index('alert_contacts_push').on(table.pushId),
    check('alert_contacts_address', sql`num_nonnulls(${table.email}, ${table.phone}, ${table.pushId}) = 1`),
    index('alert_contacts_added_by').on(table.addedBy),
  ],
);
