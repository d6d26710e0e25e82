import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';

/** Insurance plans that patients keep for themselves. At most one of a patient is the primary one. */
export const insurancePlans = pgTable(
  'insurance_plans',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The insurer. */
    provider: text('provider').notNull(),
    planName: text('plan_name').notNull(),
    memberId: text('membership_number').notNull(),
    groupNumber: text('group_number'),
    policyHolder: text('policy_holder').notNull(),
    relationToPatient: text('relation_to_patient').notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }),
    contactNumber: text('contact_number').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    /** What the client sent as Idempotency-Key; the same key of the same person is the same plan. */
    idempotencyKey: text('idempotency_key'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** The file of the card's picture in the data folder; null without one. */
    cardFile: text('card_file'),
    cardAddedAt: timestamp('card_added_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('insurance_plans_primary').on(table.userId).where(sql`${table.isPrimary}`),
    uniqueIndex('insurance_plans_idempotency').on(table.userId, table.idempotencyKey),
    index('insurance_plans_user').on(table.userId, table.id),
    check('insurance_plans_dates', sql`${table.expiryDate} > ${table.effectiveDate}`),
  ],
);
