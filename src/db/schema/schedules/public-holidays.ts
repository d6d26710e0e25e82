import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';

/**
 * Public holidays that are declared, as administrators entered them: those that follow the moon, and extra ones. Fixed ones
 * and those around Easter are computed. @see features/schedules/rules/public-holidays.ts
 */
export const publicHolidays = pgTable(
  'public_holidays',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In Lagos. */
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    /** The state that declared it; null for the whole country. */
    state: text('state'),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('public_holidays_once').on(table.day, table.state).nullsNotDistinct(),
    index('public_holidays_added_by').on(table.addedBy),
  ],
);

/** Whether a place is open on a public holiday, as a member said once. Without a row its usual hours hold. */
export const holidayAnswers = pgTable(
  'holiday_answers',
  {
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** In Lagos. */
    day: date('day', { mode: 'string' }).notNull(),
    answer: text('answer', { enum: ['open', 'closed'] }).notNull(),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.day] }),
    index('holiday_answers_answered_by').on(table.answeredBy),
    check('holiday_answers_answer', sql`${table.answer} in ('open', 'closed')`),
  ],
);
