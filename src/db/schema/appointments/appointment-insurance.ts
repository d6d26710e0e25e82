import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { appointments } from './appointments.ts';

/**
 * The insurance details that a patient shares with the provider of one appointment: a copy, so that neither a change nor
 * the removal of the plan alters what was shared. Withdrawing removes the row.
 */
export const appointmentInsurance = pgTable(
  'appointment_insurance',
  {
    appointmentId: integer('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The patient of the appointment, who owns the plan. */
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    insurer: text('insurer').notNull(),
    planName: text('plan_name').notNull(),
    memberId: text('membership_number').notNull(),
    groupNumber: text('group_number'),
    policyHolder: text('policy_holder').notNull(),
    relationToPatient: text('relation_to_patient').notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('appointment_insurance_patient').on(table.patientId)],
);
