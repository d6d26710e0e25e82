import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';
import { resources } from '../schedules/resources.ts';

/** Where people are served in turn at a place: records, vitals, a doctor, the cash desk. */
export const servicePoints = pgTable(
  'service_points',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['records', 'vitals', 'doctor', 'laboratory', 'cash', 'pharmacy', 'other'],
    }).notNull(),
    name: text('name').notNull(),
    /** The person or room whose appointments are served here; null if any are. */
    resourceId: integer('resource_id').references(() => resources.id, { onDelete: 'set null' }),
    /** How many people are served here at the same time. */
    units: smallint('units').notNull().default(1),
    /** How long one person takes, as the practice plans it; the measured length replaces it. */
    plannedMinutes: smallint('planned_minutes').notNull(),
    /** Order among the points of the place: the way of a patient through them. */
    position: smallint('position').notNull(),
    /** It serves no more; kept because earlier steps name it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('service_points_name')
      .on(table.providerId, sql`lower(${table.name})`)
      .where(sql`${table.retiredAt} is null`),
    index('service_points_resource').on(table.resourceId),
    check(
      'service_points_kind',
      sql`${table.kind} in ('records', 'vitals', 'doctor', 'laboratory', 'cash', 'pharmacy', 'other')`,
    ),
    check('service_points_units', sql`${table.units} between 1 and 20`),
    check('service_points_planned', sql`${table.plannedMinutes} between 1 and 240`),
  ],
);

/**
 * When a service point serves no one for a while. Two of a point can't overlap (exclusion constraint
 * `point_pauses_no_overlap`, only in the migrations because it needs btree_gist).
 */
export const pointPauses = pgTable(
  'point_pauses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pointId: integer('point_id')
      .notNull()
      .references(() => servicePoints.id, { onDelete: 'cascade' }),
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
    /** When it is planned to end, for the expected wait; null if that isn't known. */
    plannedUntil: timestamp('planned_until', { withTimezone: true }),
    /** When it ended; null while it lasts. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('point_pauses_point').on(table.pointId, table.fromAt),
    index('point_pauses_set_by').on(table.setBy),
    check('point_pauses_order', sql`${table.endedAt} >= ${table.fromAt} and ${table.plannedUntil} > ${table.fromAt}`),
  ],
);
