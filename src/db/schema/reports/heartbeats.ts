import { pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The spans of five minutes in which a server and its database were working. What is missing was an outage, or no server ran. */
export const heartbeats = pgTable('heartbeats', {
  /** When the span began. */
  spanAt: timestamp('span_at', { withTimezone: true }).primaryKey(),
});
