import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { providers } from '../directory/providers.ts';

/** When a provider sees patients, in Lagos wall-clock time (`HH:mm`, and `24:00` for the end of a day); several rows a weekday make a break between them. */
export const weeklyHours = pgTable(
  'weekly_hours',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** 0 is Sunday. */
    weekday: integer('weekday').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [
    unique('weekly_hours_once').on(table.providerId, table.weekday, table.opens),
    check('weekly_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'weekly_hours_times',
      sql`${table.opens} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ${table.closes} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and ${table.opens} < ${table.closes}`,
    ),
  ],
);
