import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';

/**
 * A visit. Two scheduled visits of one provider can neither start together (unique index) nor overlap
 * (exclusion constraint `appointments_no_overlap`, in its own migration because it needs btree_gist).
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    status: text('status', { enum: ['scheduled', 'completed', 'cancelled', 'rescheduled'] })
      .notNull()
      .default('scheduled'),
    visitType: text('visit_type', { enum: ['telehealth', 'in-person'] }).notNull(),
    careType: text('care_type', { enum: ['urgent', 'routine'] }).notNull(),
    reason: text('reason').notNull(),
    /** Whom the visit is for when that isn't the patient who booked it: all three, or none. */
    forName: text('for_name'),
    /** Years, when it was booked. */
    forAge: integer('for_age'),
    forRelation: text('for_relation', { enum: ['child', 'partner', 'parent', 'sibling', 'other'] }),
    /** Cancelled less than 24 hours before the start. */
    lateCancellation: boolean('late_cancellation').notNull().default(false),
    /** The late cancellation fee that the patient was shown before this booking; null if none was shown. */
    cancellationRule: jsonb('cancellation_rule').$type<CancellationFee>(),
    /** What cancelling it late cost; null when it cost nothing. */
    cancellationFee: jsonb('cancellation_fee').$type<CancellationFee>(),
    /** Why the practice cancelled or moved it, as its patient reads it; null if the practice gave no reason. */
    endReason: text('end_reason'),
    /** The visit that replaced this one. */
    rescheduledTo: integer('rescheduled_to').references((): AnyPgColumn => appointments.id),
    /** Attendance as the provider recorded it; null without a record, also when time alone completed the visit. */
    attendance: text('attendance', { enum: ['attended', 'no_show'] }),
    /** When the provider marked it last; for some time after that the mark can be taken back. */
    markedAt: timestamp('marked_at', { withTimezone: true }),
    /** What the client sent as Idempotency-Key; the same key of the same patient is the same booking. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('appointments_one_per_start')
      .on(table.providerId, table.startsAt)
      .where(sql`${table.status} = 'scheduled'`),
    uniqueIndex('appointments_idempotency').on(table.patientId, table.idempotencyKey),
    index('appointments_updated').on(table.updatedAt),
    index('appointments_patient').on(table.patientId, table.startsAt),
    index('appointments_provider').on(table.providerId, table.startsAt),
    index('appointments_to_come').on(table.startsAt).where(sql`${table.status} = 'scheduled'`),
    check('appointments_status', sql`${table.status} in ('scheduled', 'completed', 'cancelled', 'rescheduled')`),
    check('appointments_visit_type', sql`${table.visitType} in ('telehealth', 'in-person')`),
    check('appointments_care_type', sql`${table.careType} in ('urgent', 'routine')`),
    check('appointments_attendance', sql`${table.attendance} in ('attended', 'no_show')`),
    check(
      'appointments_for_somebody',
      sql`num_nonnulls(${table.forName}, ${table.forAge}, ${table.forRelation}) in (0, 3) and ${table.forAge} between 0 and 120`,
    ),
    check('appointments_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** What a late cancellation costs: an amount in kobo, a share of the visit's price in percent, or what the note says. */
export interface CancellationFee {
  readonly kobo: number | null;
  readonly percent: number | null;
  readonly note: string | null;
  readonly priceKobo?: number | undefined;
}
