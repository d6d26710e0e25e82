import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, citext } from '../column-types.ts';
import { users } from './users.ts';

/**
 * A link that was mailed: it resets a password, lets a new browser sign in, confirms an address, brings back the one before or opens an account to whom
 * it was made for, once, until it expires. Only its SHA-256 is kept.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['reset_password', 'open_sign_in', 'confirm_email', 'restore_email', 'invitation'],
    }).notNull(),
    /** The address that it was sent to. */
    email: citext('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('account_tokens_user').on(table.userId)],
);
