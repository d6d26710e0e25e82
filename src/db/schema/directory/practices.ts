import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** An organisation that runs one or several places (`providers`) with the same people. */
export const practices = pgTable(
  'practices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** How many visits to come one person may have here; the desk isn't bound by it. */
    maxOpenAppointments: smallint('max_open_appointments').notNull().default(3),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('practices_max_open_appointments', sql`${table.maxOpenAppointments} between 1 and 50`)],
);
