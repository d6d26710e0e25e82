import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { users } from '../auth/users.ts';

/** What a provider wrote down of a video visit for its patient: part of the record of the visit. */
export const appointmentSummaries = pgTable(
  'visit_summaries',
  {
    appointmentId: integer('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Who wrote it last. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('visit_summaries_author').on(table.authorId)],
);
