import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { appointments } from './appointments.ts';

/**
 * The health facts that a patient shares with the provider of one appointment: a copy, so that a later change doesn't alter
 * what was shared. Withdrawing removes the row.
 */
export const appointmentHealth = pgTable(
  'appointment_health',
  {
    appointmentId: integer('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The patient who booked. */
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bloodType: text('blood_type'),
    genotype: text('genotype'),
    allergies: text('allergies'),
    illnesses: text('illnesses'),
    medicines: text('medicines'),
    isPregnant: boolean('is_pregnant'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('appointment_health_patient').on(table.patientId)],
);
