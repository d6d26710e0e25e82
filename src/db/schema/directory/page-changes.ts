import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { providers } from './providers.ts';

/**
 * Changes of a practice's public page that an administrator reviews before patients see them, e.g. of its name. What needs no
 * review is written to the provider at once and isn't here.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** What is changed, e.g. `name` or `place`. @see features/directory/rules/page-fields.ts */
    field: text('field').notNull(),
    /** The values before and wanted. */
    was: jsonb('was').notNull(),
    wanted: jsonb('wanted').notNull(),
    /** The member who wants it. */
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: ['waiting', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    /** Why it was refused, as the practice reads it. */
    reason: text('reason'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('page_changes_waiting').on(table.providerId, table.field).where(sql`${table.state} = 'waiting'`),
    index('page_changes_provider').on(table.providerId),
    index('page_changes_sent_by').on(table.sentBy),
    index('page_changes_decided_by').on(table.decidedBy),
    check('page_changes_state', sql`${table.state} in ('waiting', 'approved', 'refused', 'withdrawn')`),
    check('page_changes_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check('page_changes_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
  ],
);
