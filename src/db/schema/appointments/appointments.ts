import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';
import { services } from '../schedules/practice-services.ts';
import { resources } from '../schedules/resources.ts';

/**
 * An appointment. It takes a lane of a resource, or of the place itself where that has no resources. Two scheduled ones in
 * one lane can neither start together (unique index) nor overlap (exclusion constraint `appointments_no_overlap`, which is
 * only in the migrations because it needs btree_gist). So what a resource takes at once is bounded by its lanes.
 * @see docs/decisions/042-resources-and-lanes.md
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
    /** What takes it; null at a place without resources. */
    resourceId: integer('resource_id').references(() => resources.id),
    /** 1 to the capacity of the resource; from 100 on for what the desk squeezed in. */
    lane: smallint('lane').notNull().default(1),
    /** Until when its lane is taken: after its end if the service needs time afterwards; null for its end. */
    busyUntil: timestamp('busy_until', { withTimezone: true }),
    /** True if the patient chose this resource and no other would do. */
    resourceChosen: boolean('resource_chosen').notNull().default(false),
    /** Null for an ordinary appointment. */
    serviceId: integer('service_id').references(() => services.id),
    /** The price of the service when it was booked; null if none was stated. */
    priceKobo: integer('price_kobo'),
    /** Why the desk squeezed it in although the lanes were taken. */
    squeezeReason: text('squeeze_reason'),
    status: text('status', { enum: ['scheduled', 'completed', 'cancelled', 'rescheduled'] })
      .notNull()
      .default('scheduled'),
    visitType: text('visit_type', { enum: ['telehealth', 'in-person'] }).notNull(),
    careType: text('care_type', { enum: ['urgent', 'routine'] }).notNull(),
    reason: text('reason').notNull(),
    /** True if the patient was warned of danger signs in the reason and went on anyway; null otherwise. */
    dangerAccepted: boolean('danger_accepted'),
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
    /** How it was booked: by the patient, or by the desk for a caller or for a person at the desk. */
    channel: text('channel', { enum: ['online', 'phone', 'walk_in'] })
      .notNull()
      .default('online'),
    /** The member of the practice who booked it; null if the patient did. */
    bookedBy: integer('booked_by').references(() => users.id, { onDelete: 'set null' }),
    /** The same for the appointments that the desk booked together as a repeated one; null otherwise. */
    repeatId: uuid('repeat_id'),
    /** What the client sent as Idempotency-Key; the same key of the same patient is the same booking. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('appointments_repeat').on(table.repeatId).where(sql`${table.repeatId} is not null`),
    uniqueIndex('appointments_one_per_start')
      .on(sql`coalesce(${table.resourceId}, -${table.providerId})`, table.lane, table.startsAt)
      .where(sql`${table.status} = 'scheduled'`),
    uniqueIndex('appointments_idempotency').on(table.patientId, table.idempotencyKey),
    index('appointments_booked_by').on(table.bookedBy).where(sql`${table.bookedBy} is not null`),
    check('appointments_channel', sql`${table.channel} in ('online', 'phone', 'walk_in')`),
    index('appointments_updated').on(table.updatedAt),
    index('appointments_patient').on(table.patientId, table.startsAt),
    index('appointments_provider').on(table.providerId, table.startsAt),
    index('appointments_to_come').on(table.startsAt).where(sql`${table.status} = 'scheduled'`),
    check('appointments_status', sql`${table.status} in ('scheduled', 'completed', 'cancelled', 'rescheduled')`),
    check('appointments_visit_type', sql`${table.visitType} in ('telehealth', 'in-person')`),
    check('appointments_care_type', sql`${table.careType} in ('urgent', 'routine')`),
    check('appointments_danger_accepted', sql`${table.dangerAccepted}`),
    check('appointments_attendance', sql`${table.attendance} in ('attended', 'no_show')`),
    check(
      'appointments_for_somebody',
      sql`num_nonnulls(${table.forName}, ${table.forAge}, ${table.forRelation}) in (0, 3) and ${table.forAge} between 0 and 120`,
    ),
    index('appointments_resource').on(table.resourceId, table.startsAt).where(sql`${table.resourceId} is not null`),
    // Few: a booking at a place without resources looks for those at its time.
    index('appointments_squeezed').on(table.providerId, table.startsAt).where(sql`${table.lane} >= 100`),
    check('appointments_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('appointments_busy_until', sql`${table.busyUntil} >= ${table.endsAt}`),
    check(
      'appointments_lane',
      sql`${table.lane} between 1 and 199 and (${table.lane} >= 100) = (${table.squeezeReason} is not null)`,
    ),
  ],
);

/** What a late cancellation costs: an amount in kobo, a share of the visit's price in percent, or what the note says. */
export interface CancellationFee {
  readonly kobo: number | null;
  readonly percent: number | null;
  readonly note: string | null;
  readonly priceKobo?: number | undefined;
}
