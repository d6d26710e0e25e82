import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';

/**
 * Who opened whose record (`access`) and what administrators did (`audit`). Rows are only ever added: a trigger refuses
 * anything else, and each row's hash covers the one before it, with a key that is not in the database.
 */
export const activityLog = pgTable(
  'activity_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    log: text('log', { enum: ['access', 'audit'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for the server itself and the operator's commands. */
    actorId: integer('actor_id'),
    actorRole: text('actor_role').notNull(),
    actorName: text('actor_name').notNull(),
    /** What was done, for example `appointment.read` or `provider.update`. */
    act: text('act').notNull(),
    /** Whose record it was. */
    subjectId: integer('subject_id'),
    /** What it was done to, for example `appointment:12`. */
    object: text('object').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    hash: bytea('hash').notNull(),
  },
  (table) => [
    index('activity_log_subject').on(table.subjectId, table.id),
    index('activity_log_log').on(table.log, table.id),
    check('activity_log_kind', sql`${table.log} in ('access', 'audit')`),
  ],
);
