import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { providers } from '../directory/providers.ts';
import { resourcePlaces } from './resources.ts';

/**
 * A day that differs from the weekly hours, in Lagos: off, with extra hours, or closed for part of it. A day with extra
 * rows has its weekly hours and the extra ones, without the parts that are closed; a day off has none of either. A row of a
 * resource changes its own hours only, within those of the place.
 */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** Null for a change of the whole place. */
    resourceId: integer('resource_id'),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['off', 'extra', 'closed'] }).notNull(),
    /** `HH:mm`, `closes` also `24:00`, neither for `off`. Of a closed part, when it begins and ends. */
    opens: text('opens'),
    closes: text('closes'),
    /** Why: the practice chose it, a person is away, or it is a public holiday. */
    cause: text('cause', { enum: ['desk', 'leave', 'holiday'] })
      .notNull()
      .default('desk'),
    /** What patients read beside the day, e.g. "Staff training". */
    note: text('note'),
    /** Days that were set together, e.g. every second Friday. */
    seriesId: uuid('series_id').notNull().defaultRandom(),
  },
  (table) => [
    unique('schedule_exceptions_once')
      .on(table.providerId, table.resourceId, table.day, table.kind, table.opens, table.seriesId)
      .nullsNotDistinct(),
    index('schedule_exceptions_resource').on(table.resourceId).where(sql`${table.resourceId} is not null`),
    foreignKey({
      name: 'schedule_exceptions_resource_place',
      columns: [table.resourceId, table.providerId],
      foreignColumns: [resourcePlaces.resourceId, resourcePlaces.providerId],
    }).onDelete('cascade'),
    check('schedule_exceptions_cause', sql`${table.cause} in ('desk', 'leave', 'holiday')`),
    check(
      'schedule_exceptions_times',
      sql.join([
        sql`(${table.kind} = 'off' and ${table.opens} is null and ${table.closes} is null)`,
        sql` or (${table.kind} in ('extra', 'closed') and ${table.opens} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
        sql` and ${table.closes} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and ${table.opens} < ${table.closes})`,
      ]),
    ),
  ],
);
