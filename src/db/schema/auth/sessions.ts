import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';
import { desks } from './desks.ts';
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
    /** The desk whose browser this is: the session locks after a while without an action. */
    deskId: integer('desk_id').references(() => desks.id, { onDelete: 'cascade' }),
    /** Opened with a PIN: it may do the day's work only. */
    byPin: boolean('by_pin').notNull().default(false),
    /** When it was locked by hand, or found overdue as the minutes of its desk were changed. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_desk').on(table.deskId).where(sql`${table.deskId} is not null`),
    check('sessions_pin_at_desk', sql`${table.deskId} is not null or not ${table.byPin}`),
  ],
);
