import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from '../directory/providers.ts';

/** The addresses to which a practice gets messages about bookings, moves and cancellations. */
export const alertContacts = pgTable(
  'alert_contacts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
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
    index('alert_contacts_added_by').on(table.addedBy),
  ],
);
