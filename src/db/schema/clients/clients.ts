import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { practices } from '../directory/practices.ts';

/**
 * A person as a practice knows them. One whom the desk entered has an account that can't be signed in to
 * (`users.enteredByPracticeId`), until they claim it. A telephone number isn't unique: families share one.
 */
export const clients = pgTable(
  'clients',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    practiceId: integer('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The number of the practice's own paper record. */
    hospitalNumber: text('hospital_number'),
    birthYear: smallint('birth_year'),
    sex: text('sex', { enum: ['female', 'male'] }),
    /** For the desk; nothing about health. */
    note: text('note'),
    /** Since when this person can't book here online; null if they can. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    blockedReason: text('blocked_reason'),
    /** The client that this double was merged into. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => clients.id),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('clients_once').on(table.practiceId, table.userId),
    uniqueIndex('clients_hospital_number')
      .on(table.practiceId, sql`lower(${table.hospitalNumber})`)
      .where(sql`${table.hospitalNumber} is not null and ${table.mergedInto} is null`),
    index('clients_user').on(table.userId),
    index('clients_created_by').on(table.createdBy),
    index('clients_merged_into').on(table.mergedInto),
    check('clients_sex', sql`${table.sex} in ('female', 'male')`),
    check('clients_birth_year', sql`${table.birthYear} between 1890 and 2100`),
    check('clients_blocked', sql`num_nonnulls(${table.blockedAt}, ${table.blockedReason}) in (0, 2)`),
  ],
);
