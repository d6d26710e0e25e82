import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { reviews } from './reviews.ts';

/** A user's complaint about a review, once for each review; an administrator keeps or hides it. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Who reported it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    outcome: text('outcome', { enum: ['kept', 'hidden'] }),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  },
  (table) => [
    unique('review_reports_once').on(table.reviewId, table.userId),
    index('review_reports_open').on(table.createdAt).where(sql`${table.outcome} is null`),
    check('review_reports_outcome', sql`${table.outcome} in ('kept', 'hidden')`),
  ],
);
