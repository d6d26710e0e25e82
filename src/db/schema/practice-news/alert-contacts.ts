import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Either an e-mail address or a telephone number (E.164). */
    email: text('email'),
    phone: text('phone'),
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
    check('alert_contacts_address', sql`num_nonnulls(${table.email}, ${table.phone}) = 1`),
    index('alert_contacts_added_by').on(table.addedBy),
  ],
);
