import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './column-types.ts';
import { users } from './users.ts';

/** A signed-in browser. Only the SHA-256 of its token is kept, so that a stolen table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
