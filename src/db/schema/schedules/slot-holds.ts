import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from '../directory/providers.ts';
import { resources } from './resources.ts';

/**
 * A slot that one browser reserves for a few minutes while its user completes a booking: at most one of each provider.
 * Readers must ignore expired holds; a job deletes them.
 */
export const slotHolds = pgTable(
  'slot_holds',
  {
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the browser's cookie. */
    holderHash: bytea('holder_hash').notNull(),
    /** Another one whenever the browser chooses another time, so that giving up the old time can't hit the new one. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network address, so that one address can't hold a whole day. */
    addressHash: bytea('address_hash').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** The end of the appointment, with the time that its service needs afterwards. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Which lane it keeps, as appointments do; null at a place without resources. */
    resourceId: integer('resource_id').references(() => resources.id, { onDelete: 'cascade' }),
    lane: smallint('lane').notNull().default(1),
    /** When this browser first took this time: how often it may be extended counts from here. */
    heldSince: timestamp('held_since', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.holderHash] }),
    index('slot_holds_id').on(table.id),
    index('slot_holds_holder').on(table.holderHash),
    index('slot_holds_expires').on(table.expiresAt),
    check('slot_holds_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
