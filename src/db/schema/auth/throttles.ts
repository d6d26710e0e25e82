import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed attempts by what is being protected (an account, a network address, a browser), shared by all processes. */
export const throttles = pgTable('throttles', {
  /** For example `sign-in:user:12`; names of no account are hashed, so that the table holds no typed text. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull().default(0),
  /** Of the first failure that still counts. */
  since: timestamp('since', { withTimezone: true }).notNull(),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
});
