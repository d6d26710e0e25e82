import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { providers } from '../directory/providers.ts';

/** What our support has to do about a practice. */
export const supportTasks = pgTable(
  'support_tasks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * `call_practice`: it has booked visits, and no member of it has an account here. `unseen_booking`: no member of it
     * has looked at a booking in spite of all alerts.
     */
    kind: text('kind', { enum: ['call_practice', 'unseen_booking'] }).notNull(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Who did it is in the activity log. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('support_tasks_open').on(table.kind, table.providerId).where(sql`${table.doneAt} is null`),
    index('support_tasks_added').on(table.addedAt),
    index('support_tasks_provider').on(table.providerId),
    check('support_tasks_kind', sql`${table.kind} in ('call_practice', 'unseen_booking')`),
  ],
);
