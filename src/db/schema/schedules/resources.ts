import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { practices } from '../directory/practices.ts';
import { providers } from '../directory/providers.ts';

/**
 * A person, room, chair, machine or group that takes appointments. A place without resources takes one appointment at a
 * time. @see docs/decisions/042-resources-and-lanes.md
 */
export const resources = pgTable(
  'resources',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    practiceId: integer('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['practitioner', 'room', 'chair', 'machine', 'group'] }).notNull(),
    name: text('name').notNull(),
    /** What a person is, e.g. "Dental surgeon". */
    title: text('title'),
    /** The account of the person that it is, if they are a member. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** How many appointments it takes at the same time. */
    capacity: smallint('capacity').notNull().default(1),
    /** Patients see its name and can choose it. */
    isPublic: boolean('is_public').notNull(),
    /** It takes ordinary appointments, those that are no particular service. */
    takesOrdinary: boolean('takes_ordinary').notNull(),
    /** Order among the resources of the practice. */
    position: smallint('position').notNull(),
    /** It takes no more appointments; kept because earlier ones name it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('resources_of_practice').on(table.id, table.practiceId),
    index('resources_practice').on(table.practiceId),
    index('resources_user').on(table.userId),
    // Patients choose by it; and what a lost answer made a desk send again is not added twice.
    uniqueIndex('resources_name')
      .on(table.practiceId, sql`lower(${table.name})`)
      .where(sql`${table.retiredAt} is null`),
    check('resources_kind', sql`${table.kind} in ('practitioner', 'room', 'chair', 'machine', 'group')`),
    check('resources_capacity', sql`${table.capacity} between 1 and 99`),
  ],
);

/** The places at which a resource takes appointments, all of its own practice. */
export const resourcePlaces = pgTable(
  'resource_places',
  {
    resourceId: integer('resource_id').notNull(),
    providerId: integer('provider_id').notNull(),
    practiceId: integer('practice_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.providerId] }),
    index('resource_places_provider').on(table.providerId),
    foreignKey({
      name: 'resource_places_resource',
      columns: [table.resourceId, table.practiceId],
      foreignColumns: [resources.id, resources.practiceId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'resource_places_place',
      columns: [table.providerId, table.practiceId],
      foreignColumns: [providers.id, providers.practiceId],
    }).onDelete('cascade'),
  ],
);

/**
 * When a resource takes appointments at a place, in Lagos wall-clock time, within the hours of the place. Without any row
 * at a place it follows the place.
 */
export const resourceHours = pgTable(
  'resource_hours',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resourceId: integer('resource_id').notNull(),
    providerId: integer('provider_id').notNull(),
    /** 0 is Sunday. */
    weekday: smallint('weekday').notNull(),
    /** `HH:mm`; `closes` also `24:00`. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [
    unique('resource_hours_once').on(table.resourceId, table.providerId, table.weekday, table.opens),
    index('resource_hours_provider').on(table.providerId),
    foreignKey({
      name: 'resource_hours_place',
      columns: [table.resourceId, table.providerId],
      foreignColumns: [resourcePlaces.resourceId, resourcePlaces.providerId],
    }).onDelete('cascade'),
    check('resource_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'resource_hours_times',
      sql`${table.opens} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ${table.closes} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and ${table.opens} < ${table.closes}`,
    ),
  ],
);
