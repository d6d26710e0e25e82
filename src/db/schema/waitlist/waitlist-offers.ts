import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';
import { resources } from '../schedules/resources.ts';
import { waitlistEntries } from './waitlist-entries.ts';

/**
 * An earlier slot offered to one patient of the waiting list, and what became of it. While it is open a row of
 * `slot_holds` reserves the slot. A slot is offered to one patient at a time, a patient has one open offer at a time, and
 * no patient is offered the same slot twice.
 */
export const waitlistOffers = pgTable(
  'waitlist_offers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Which lane it keeps, as appointments do; null at a place without resources. */
    resourceId: integer('resource_id').references(() => resources.id, { onDelete: 'cascade' }),
    lane: smallint('lane').notNull().default(1),
    offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Null while it is open; withdrawn when the time or the visit was gone meanwhile, or its owner left the list. */
    outcome: text('outcome', { enum: ['accepted', 'declined', 'expired', 'withdrawn'] }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('waitlist_offers_one_per_time')
      .on(sql`coalesce(${table.resourceId}, -${table.providerId})`, table.lane, table.startsAt)
      .where(sql`${table.outcome} is null`),
    uniqueIndex('waitlist_offers_one_per_entry').on(table.entryId).where(sql`${table.outcome} is null`),
    unique('waitlist_offers_asked_once').on(table.entryId, table.startsAt),
    index('waitlist_offers_patient').on(table.patientId),
    check('waitlist_offers_outcome', sql`${table.outcome} in ('accepted', 'declined', 'expired', 'withdrawn')`),
    check('waitlist_offers_decided', sql`num_nonnulls(${table.outcome}, ${table.decidedAt}) in (0, 2)`),
    check('waitlist_offers_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
