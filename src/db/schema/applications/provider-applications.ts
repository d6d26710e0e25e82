import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea, citext } from '../column-types.ts';
import { providers } from '../directory/providers.ts';

interface AppliedPlace {
  readonly name: string;
  readonly address: string;
  readonly state: string;
  readonly lga: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openingHours: { weekday: number; opens: string; closes: string }[];
}

/** An application to join the network as it was sent, and what administrators decided. */
export const providerApplications = pgTable(
  'provider_applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    specialty: text('specialty').notNull(),
    email: citext('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    state: text('state').notNull(),
    lga: text('lga'),
    bio: text('bio'),
    /** One comma-separated text, as the form sends it. */
    credentials: text('credentials').notNull(),
    otherCredentials: text('other_credentials'),
    telehealthSupport: boolean('telehealth_support').notNull().default(false),
    urgentCareSupport: boolean('urgent_care_support').notNull().default(false),
    lowCostOptions: boolean('low_cost_options').notNull().default(false),
    mobileClinic: boolean('mobile_clinic').notNull().default(false),
    languages: text('languages').array().notNull().default([]),
    availabilityDays: text('availability_days').array().notNull(),
    /** As the form shows them, for example `9:00 AM`; Lagos time. */
    availabilityHoursStart: text('availability_hours_start').notNull(),
    availabilityHoursEnd: text('availability_hours_end').notNull(),
    availabilityNotes: text('availability_notes'),
    resumeUrl: text('resume_url'),
    /** The uploaded file's name in the data directory, never the applicant's. */
    resumeFile: text('resume_file'),
    /** What the applicant called the file, and what its content is. */
    resumeName: text('resume_name'),
    resumeType: text('resume_type', { enum: ['pdf', 'doc', 'docx'] }),
    /** The council and number of the licence, as the applicant stated them; not looked up yet. */
    licenceCouncil: text('licence_council'),
    licenceNumber: text('licence_number'),
    /** One practitioner, or a clinic, hospital, laboratory or pharmacy with several people. */
    kind: text('kind', { enum: ['practitioner', 'facility'] })
      .notNull()
      .default('practitioner'),
    facilityType: text('facility_type'),
    /** Who applies for the facility: the account of its first owner is named so. */
    contactName: text('contact_name'),
    /** The numbers of the Corporate Affairs Commission, of the state's licence of the facility, and of the NHIA. */
    cacNumber: text('cac_number'),
    stateLicenceNumber: text('state_licence_number'),
    nhiaNumber: text('nhia_number'),
    /** Where the applicant put the pin on the map. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Hours by weekday, as `weekly_hours` keeps them; null for the specified days and hours. */
    openingHours: jsonb('opening_hours').$type<{ weekday: number; opens: string; closes: string }[]>(),
    people:
      jsonb('people').$type<
        { name: string; title: string | null; council: string | null; licenceNumber: string | null }[]
      >(),
    /** Places of the practice beside its main one, with the same people; the pin is null without one. */
    furtherPlaces: jsonb('further_places').$type<AppliedPlace[]>(),
    /** The listing that the applicant says is theirs. */
    listingId: integer('listing_id').references(() => providers.id),
    /** SHA-256 of the code sent to the telephone number that came with the register; null before one was sent. */
    proofCodeHash: bytea('proof_code_hash'),
    proofCodeSentAt: timestamp('proof_code_sent_at', { withTimezone: true }),
    /** How many codes were typed since, right or wrong. */
    proofCodeTries: smallint('proof_code_tries').notNull().default(0),
    /** When the right code was typed. */
    provedAt: timestamp('proved_at', { withTimezone: true }),
    /** Who sent it, if they were signed in. */
    userId: integer('user_id').references(() => users.id),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    /** What the reviewer noted with the decision. */
    notes: text('notes'),
    /** What the reviewer wrote to the applicant about the decision. */
    reason: text('reason'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The provider that it was converted to. */
    providerId: integer('provider_id')
      .unique()
      .references(() => providers.id),
    /** The account that the applicant was invited to when it was converted. */
    invitedUserId: integer('invited_user_id').references(() => users.id),
    /** What the client sent as Idempotency-Key; the same key is the same application. */
    idempotencyKey: text('idempotency_key').unique(),
    /** SHA-256 of what was sent with that key, the file included. */
    requestHash: bytea('request_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('provider_applications_created').on(table.createdAt),
    index('provider_applications_user').on(table.userId),
    index('provider_applications_listing').on(table.listingId).where(sql`${table.listingId} is not null`),
    index('provider_applications_invited').on(table.invitedUserId),
    check('provider_applications_kind', sql`${table.kind} in ('practitioner', 'facility')`),
    check('provider_applications_point', sql`num_nonnulls(${table.latitude}, ${table.longitude}) in (0, 2)`),
    check('provider_applications_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check('provider_applications_converted', sql`${table.providerId} is null or ${table.status} = 'approved'`),
  ],
);
