import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';

/** An entry of the symptom diary, with what was answered at the time, so that history doesn't change under people. */
export const symptomRecords = pgTable(
  'symptom_records',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    forChild: boolean('for_child').notNull().default(false),
    /** What was reported of the child that it is about; null when it is about oneself, or nothing was reported. */
    childName: text('child_name'),
    /** Whole years, when it was written. */
    childAgeYears: integer('child_age_years'),
    symptoms: jsonb('symptoms')
      .$type<readonly { name: string; severity: 'mild' | 'moderate' | 'severe' }[]>()
      .notNull(),
    /** °C */
    temperature: numeric('temperature', { precision: 3, scale: 1, mode: 'number' }),
    /** Calendar day on which it began. */
    onset: date('onset', { mode: 'string' }),
    notes: text('notes'),
    predictedUrgency: text('predicted_urgency', { enum: ['high', 'medium', 'low'] }).notNull(),
    predictedCondition: text('predicted_condition'),
    followUpRecommended: boolean('follow_up_recommended').notNull(),
    /** Everything else that triage answered. */
    result: jsonb('result').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What the client sent as Idempotency-Key; the same key of the same person is the same record. */
    idempotencyKey: text('idempotency_key'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('symptom_records_idempotency').on(table.userId, table.idempotencyKey),
    index('symptom_records_user').on(table.userId, table.recordedAt),
    check('symptom_records_urgency', sql`${table.predictedUrgency} in ('high', 'medium', 'low')`),
  ],
);
