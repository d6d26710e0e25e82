import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { providers } from '../directory/providers.ts';

/**
 * A day that differs from the weekly hours, in Lagos: off, with extra hours, or closed for part of it. A day with extra
 * rows has its weekly hours and the extra ones, without the parts that are closed; a day off has none of either.
 */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['off', 'extra', 'closed'] }).notNull(),
    /** `HH:mm`, `closes` also `24:00`, neither for `off`. Of a closed part, when it begins and ends. */
    opens: text('opens'),
    closes: text('closes'),
  },
  (table) => [
    unique('schedule_exceptions_once').on(table.providerId, table.day, table.kind, table.opens).nullsNotDistinct(),
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
