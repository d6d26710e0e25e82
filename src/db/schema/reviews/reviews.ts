import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { providers } from '../directory/providers.ts';

/** What a patient says of a completed visit, once per visit. Provider ratings are computed from these rows. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer('appointment_id')
      .notNull()
      .unique()
      .references(() => appointments.id),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    comment: text('comment'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its author last changed it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** An administrator hid it: it is neither shown nor counted. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    index('reviews_provider').on(table.providerId, table.createdAt),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);
