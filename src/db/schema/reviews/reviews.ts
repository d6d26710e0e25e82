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
    /**
     * Why it counts, as it was when it was written: the practice had marked the visit, it took place by video, or the
     * author's address had been confirmed before it. Null for one from before this was stored that has none of these.
     */
    basis: text('basis', { enum: ['attended', 'video', 'account'] }),
    /** It is one of a sudden series, and waits for an administrator: until then it is neither shown nor counted. */
    heldAt: timestamp('held_at', { withTimezone: true }),
  },
  (table) => [
    check('reviews_basis', sql`${table.basis} in ('attended', 'video', 'account')`),
    index('reviews_held').on(table.heldAt).where(sql`${table.heldAt} is not null`),
    index('reviews_provider').on(table.providerId, table.createdAt),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);
