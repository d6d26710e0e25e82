import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';
import { users } from './users.ts';

/** A signed-in browser. Only the SHA-256 of its token is kept, so that a stolen table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** What its owner names it by when ending it from another browser. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's own description of itself, cut to 300 characters. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Written now and then, not with every request. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
