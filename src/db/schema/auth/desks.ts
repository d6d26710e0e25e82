import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';
import { providers } from '../directory/providers.ts';
import { users } from './users.ts';

/** A shared computer of a place, at which members sign in with a PIN. */
export const desks = pgTable(
  'desks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token in the computer's cookie. */
    tokenHash: bytea('token_hash').notNull().unique(),
    /** The letter of the queue numbers that it gives without network, as the server gives A; null if all are taken. */
    series: text('series'),
    /** After how many seconds without an action it locks. */
    lockAfterSeconds: smallint('lock_after_seconds').notNull().default(180),
    enrolledBy: integer('enrolled_by').references(() => users.id, { onDelete: 'set null' }),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the last session was opened at it. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('desks_series').on(table.providerId, table.series),
    index('desks_enrolled_by').on(table.enrolledBy),
    check('desks_series_letter', sql`${table.series} ~ '^[B-Z]$'`),
    check('desks_lock_after_seconds', sql`${table.lockAfterSeconds} between 60 and 900`),
  ],
);

/** The PIN with which a member signs in at the desks of their places. */
export const memberPins = pgTable(
  'member_pins',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** argon2id in PHC format. */
    pinHash: text('pin_hash').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** Wrong PINs since the last right one or the last full sign-in; with too many it works no more. */
    failures: smallint('failures').notNull().default(0),
    /** When wrong PINs of the last day were tried; a right one in between doesn't clear them. */
    tries: timestamp('tries', { withTimezone: true }).array().notNull().default([]),
  },
  (table) => [check('member_pins_failures', sql`${table.failures} >= 0`)],
);
