import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';

/** When the two sides of a video visit were there: never what was said or seen. */
export const videoRooms = pgTable(
  'video_rooms',
  {
    appointmentId: integer('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Since when the patient waits; null while away or once admitted. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    /** The last sign of life of a side that is there; null when it left. */
    patientSeenAt: timestamp('patient_seen_at', { withTimezone: true }),
    providerSeenAt: timestamp('provider_seen_at', { withTimezone: true }),
    admittedAt: timestamp('admitted_at', { withTimezone: true }),
    /** When the provider ended the call. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('video_rooms_waiting').on(table.patientSeenAt)],
);
