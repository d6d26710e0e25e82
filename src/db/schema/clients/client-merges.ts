import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { practices } from '../directory/practices.ts';
import { clients } from './clients.ts';

/**
 * That a client became another one: a double that the desk merged, or a person without sign-in whom an account claimed.
 * What was moved is listed, so that the desk can take it back.
 */
export const clientMerges = pgTable(
  'client_merges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    practiceId: integer('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['double', 'claim'] }).notNull(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    fromUserId: integer('from_user_id')
      .notNull()
      .references(() => users.id),
    toUserId: integer('to_user_id')
      .notNull()
      .references(() => users.id),
    /** Ids of the rows that were given to the other user, by table. */
    moved: jsonb('moved').$type<Readonly<Record<string, readonly number[]>>>().notNull(),
    mergedBy: integer('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('client_merges_practice').on(table.practiceId),
    index('client_merges_client').on(table.clientId),
    index('client_merges_from').on(table.fromUserId),
    index('client_merges_to').on(table.toUserId),
    index('client_merges_merged_by').on(table.mergedBy),
    index('client_merges_undone_by').on(table.undoneBy),
    check('client_merges_kind', sql`${table.kind} in ('double', 'claim')`),
    check('client_merges_two', sql`${table.fromUserId} <> ${table.toUserId}`),
  ],
);

/** Wrong answers of accounts that tried to claim a client; with too many, only the desk can link the two. */
export const clientClaims = pgTable(
  'client_claims',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    wrong: smallint('wrong').notNull().default(0),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('client_claims_wrong', sql`${table.wrong} >= 0`)],
);
