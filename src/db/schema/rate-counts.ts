import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests by route and network address while a window of time is open, shared by all processes. Unlogged, so that
 * counting writes no log: after a crash of the database everybody starts anew.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The route and a keyed hash of the address. */
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counts_ends_at').on(table.endsAt)],
);
