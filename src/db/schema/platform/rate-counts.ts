import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests by route and network address in the current window of time, messages to recipients who aren't proven, and
 * bookings of unproven accounts by network; shared by all processes. Unlogged, so that
 * counting writes no log: after a crash of the database all counts start at zero.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** What is counted, with names and addresses as hashes. */
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counts_ends_at').on(table.endsAt)],
);
