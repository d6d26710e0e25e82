import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';

/** What the diary says back: computed by a rule from records that it names. */
export const healthInsights = pgTable(
  'health_insights',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The rule that made it, for example `fever-two-days`. */
    rule: text('rule').notNull(),
    forChild: boolean('for_child').notNull().default(false),
    /** Which child, as the entries that it rests on say. */
    childName: text('child_name'),
    childAgeYears: integer('child_age_years'),
    insightType: text('insight_type', { enum: ['alert', 'trend', 'recommendation'] }).notNull(),
    content: text('content').notNull(),
    relatedSymptoms: text('related_symptoms').array().notNull(),
    recordIds: integer('record_ids').array().notNull(),
    generatedAt: timestamp('generated_at', { withTimezone: true }).notNull(),
    acknowledged: boolean('acknowledged').notNull().default(false),
    relevanceRating: integer('relevance_rating'),
  },
  (table) => [
    index('health_insights_user').on(table.userId, table.generatedAt),
    check('health_insights_type', sql`${table.insightType} in ('alert', 'trend', 'recommendation')`),
    check('health_insights_rating', sql`${table.relevanceRating} between 1 and 5`),
  ],
);
