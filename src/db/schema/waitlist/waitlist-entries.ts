import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { users } from '../auth/users.ts';

/** A patient with an appointment wants an earlier slot of the same provider: one row for each appointment. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer('appointment_id')
      .notNull()
      .unique()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The patient of the appointment. */
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since when: the order of the list. A patient who leaves and comes back starts at its end. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** Starts of earlier slots that were free when the patient joined the list. Only slots that open later are offered. */
    knownFree: timestamp('known_free', { withTimezone: true }).array().notNull(),
    /**
     * Why the patient stopped waiting: left the list, moved to an offered time, or (`over`) the appointment has ended, was
     * cancelled or starts too soon to be moved. Null while waiting.
     */
    outcome: text('outcome', { enum: ['left', 'moved', 'over'] }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('waitlist_entries_waiting').on(table.since, table.id).where(sql`${table.outcome} is null`),
    index('waitlist_entries_patient').on(table.patientId),
    check('waitlist_entries_outcome', sql`${table.outcome} in ('left', 'moved', 'over')`),
    check('waitlist_entries_ended', sql`num_nonnulls(${table.outcome}, ${table.endedAt}) in (0, 2)`),
  ],
);
