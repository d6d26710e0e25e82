import { sql } from 'drizzle-orm';
import {
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
import { practices } from '../directory/practices.ts';
import { resources } from './resources.ts';

/** A kind of appointment that a practice offers besides the ordinary one, e.g. "Scaling and polishing". */
export const services = pgTable(
  'services',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    practiceId: integer('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    minutes: smallint('minutes').notNull(),
    /** How long its resource is busy after the appointment, e.g. for cleaning. */
    afterMinutes: smallint('after_minutes').notNull().default(0),
    /** Null if no price is stated. */
    priceKobo: integer('price_kobo'),
    visitTypes: text('visit_types', { enum: ['telehealth', 'in-person'] })
      .array()
      .notNull(),
    careTypes: text('care_types', { enum: ['urgent', 'routine'] })
      .array()
      .notNull(),
    /** Who may book it: anyone, patients who have been here (`known`), or the practice only (`desk`). */
    bookedBy: text('booked_by', { enum: ['anyone', 'known', 'desk'] })
      .notNull()
      .default('anyone'),
    /** Order among the services of the practice. */
    position: smallint('position').notNull(),
    /** It can no more be booked; kept because earlier appointments name it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('services_of_practice').on(table.id, table.practiceId),
    index('services_practice').on(table.practiceId),
    uniqueIndex('services_name').on(table.practiceId, sql`lower(${table.name})`).where(sql`${table.retiredAt} is null`),
    check('services_minutes', sql`${table.minutes} between 5 and 480`),
    check('services_after_minutes', sql`${table.afterMinutes} between 0 and 120`),
    check('services_price', sql`${table.priceKobo} > 0`),
    check(
      'services_visit_types',
      sql`cardinality(${table.visitTypes}) > 0 and ${table.visitTypes} <@ array['telehealth', 'in-person']`,
    ),
    check(
      'services_care_types',
      sql`cardinality(${table.careTypes}) > 0 and ${table.careTypes} <@ array['urgent', 'routine']`,
    ),
    check('services_booked_by', sql`${table.bookedBy} in ('anyone', 'known', 'desk')`),
  ],
);

/** Which resources of a practice give which of its services. */
export const resourceServices = pgTable(
  'resource_services',
  {
    resourceId: integer('resource_id').notNull(),
    serviceId: integer('service_id').notNull(),
    practiceId: integer('practice_id').notNull(),
    /** How long this resource takes for the service; null if as long as the service says. */
    minutes: smallint('minutes'),
    /** How long it is busy afterwards; set where `minutes` is. */
    afterMinutes: smallint('after_minutes'),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.serviceId] }),
    check(
      'resource_services_length',
      sql`case when ${table.minutes} is null then ${table.afterMinutes} is null
        else ${table.minutes} between 5 and 480 and coalesce(${table.afterMinutes} between 0 and 120, false) end`,
    ),
    index('resource_services_service').on(table.serviceId),
    foreignKey({
      name: 'resource_services_resource',
      columns: [table.resourceId, table.practiceId],
      foreignColumns: [resources.id, resources.practiceId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'resource_services_service',
      columns: [table.serviceId, table.practiceId],
      foreignColumns: [services.id, services.practiceId],
    }).onDelete('cascade'),
  ],
);
