import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { practices } from './practices.ts';

/** A person or facility that gives care: in the network (`bookable`) or only listed from a public register. */
export const providers = pgTable(
  'providers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The organisation that runs it; null for a listing, and for a place that has described no resources yet. */
    practiceId: integer('practice_id').references(() => practices.id),
    name: text('name').notNull(),
    specialty: text('specialty').notNull(),
    /** What the register calls a facility, e.g. "Primary Health Centre"; null for a person's practice. */
    facilityType: text('facility_type'),
    bio: text('bio'),
    email: text('email'),
    phone: text('phone'),
    address: text('address').notNull().default(''),
    state: text('state').notNull(),
    lga: text('lga'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** exact: surveyed; near: within about 1 km; area: centre of a ward or LGA; unknown: no point. */
    locationPrecision: text('location_precision', { enum: ['exact', 'near', 'area', 'unknown'] }).notNull(),
    profileImage: text('profile_image'),
    officeImage: text('office_image'),
    ratingTenths: integer('rating_tenths').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    providesUrgentCare: boolean('provides_urgent_care').notNull().default(false),
    telehealthAvailable: boolean('telehealth_available').notNull().default(false),
    lowCostOptions: boolean('low_cost_options').notNull().default(false),
    acceptingNewPatients: boolean('accepting_new_patients').notNull().default(true),
    mobileClinic: boolean('mobile_clinic').notNull().default(false),
    languages: text('languages').array().notNull().default([]),
    services: text('services').array().notNull().default([]),
    acceptedInsurance: text('accepted_insurance').array().notNull().default([]),
    /** Whether patients can book here, and why not. @see features/directory/rules/booking-state.ts */
    bookingState: text('booking_state', { enum: ['listed', 'setting_up', 'live', 'paused', 'closed'] })
      .notNull()
      .default('listed'),
    /** True while it takes bookings; nothing else than its state decides it. */
    bookable: boolean('bookable').notNull().generatedAlwaysAs(sql`booking_state = 'live'`),
    /** Who answers for its bookings: a member of the practice, or us, for demo data and trusted registers. */
    liveBy: text('live_by', { enum: ['member', 'operator'] }),
    /** When it last began to take bookings. */
    liveAt: timestamp('live_at', { withTimezone: true }),
    /** When a member last said that the weekly hours are right. */
    hoursConfirmedAt: timestamp('hours_confirmed_at', { withTimezone: true }),
    /** Of a practice that took bookings before there was a checklist: it is paused then if the checklist isn't done. */
    checklistDueAt: timestamp('checklist_due_at', { withTimezone: true }),
    pausedReason: text('paused_reason', { enum: ['member', 'administrator', 'checklist', 'unattended'] }),
    /** The front desk reads why patients come; otherwise only clinicians, managers and owners do. */
    deskReadsReasons: boolean('desk_reads_reasons').notNull().default(false),
    visitMinutes: integer('visit_minutes').notNull().default(30),
    /** How long before its start a time can still be booked; null for the rule of its kind of care. */
    noticeMinutes: integer('notice_minutes'),
    /** Columns that an administrator or the provider wrote: an import leaves them as they are. */
    editedColumns: text('edited_columns').array().notNull().default([]),
    /**
     * The last day in Lagos on which one of its licences holds: nothing can be booked for a later one. Written with every
     * change of `provider_licences`; null while no licence is recorded.
     */
    licensedUntil: date('licensed_until', { mode: 'string' }),
    /** Taken out of the network for good: found and booked no more, kept only because visits name it. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** The provider that it was a double of; its address leads there. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => providers.id),
    /** What cancelling late costs: an amount, or a share of the visit's price, or neither where nothing is charged. */
    cancellationFeeKobo: integer('cancellation_fee_kobo'),
    cancellationFeePercent: integer('cancellation_fee_percent'),
    /** The price that a percentage fee is taken of; null if the fee is no percentage, or no price was given. */
    visitPriceKobo: integer('visit_price_kobo'),
    /** The provider's own words about it. */
    cancellationNote: text('cancellation_note'),
    /** Folded name, specialty, type, place and address; made by `search-text.ts`, never typed. */
    searchText: text('search_text').notNull(),
    /** Where a listing came from and its key there; both null for a provider of the network. */
    source: text('source'),
    sourceKey: text('source_key'),
    /** SHA-256 of who added it here and under which Idempotency-Key; null for any that wasn't sent with one. */
    creationKey: text('creation_key'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('providers_of_practice').on(table.id, table.practiceId),
    index('providers_practice').on(table.practiceId),
    index('providers_merged_into').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    uniqueIndex('providers_source').on(table.source, table.sourceKey),
    // Few: an import asks for those of each batch.
    index('providers_edited').on(table.source, table.sourceKey).where(sql`${table.editedColumns} <> '{}'`),
    uniqueIndex('providers_creation_key').on(table.creationKey).where(sql`${table.creationKey} is not null`),
    index('providers_updated').on(table.updatedAt),
    // The first pages of the administrators' table.
    index('providers_by_name')
      .on(sql`(${table.bookingState} <> 'listed') desc nulls first`, table.name, table.id)
      .where(sql`${table.removedAt} is null`),
    // The administrators' search in that table.
    index('providers_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check(
      'providers_live',
      sql.join([
        sql`${table.bookingState} <> 'live' or ${table.liveBy} is not null and (${table.liveBy} = 'operator'`,
        sql` or ${table.hoursConfirmedAt} is not null or ${table.checklistDueAt} is not null)`,
      ]),
    ),
    check('providers_paused', sql`(${table.bookingState} = 'paused') = (${table.pausedReason} is not null)`),
    check('providers_removed', sql`${table.removedAt} is null or ${table.bookingState} = 'closed'`),
    check('providers_merged', sql`${table.mergedInto} is null or ${table.removedAt} is not null`),
    check('providers_rating', sql`${table.ratingTenths} between 0 and 50`),
    check(
      'providers_cancellation_fee',
      sql.join([
        sql`${table.cancellationFeeKobo} > 0 and ${table.cancellationFeePercent} is null`,
        sql` or ${table.cancellationFeePercent} between 1 and 100 and ${table.cancellationFeeKobo} is null`,
        sql` or num_nonnulls(${table.cancellationFeeKobo}, ${table.cancellationFeePercent}) = 0`,
      ]),
    ),
    check(
      'providers_visit_price',
      sql`${table.visitPriceKobo} is null or ${table.visitPriceKobo} > 0 and ${table.cancellationFeePercent} is not null`,
    ),
    check('providers_notice_minutes', sql`${table.noticeMinutes} between 0 and 20160`),
    check('providers_visit_minutes', sql`${table.visitMinutes} between 5 and 240`),
  ],
);
