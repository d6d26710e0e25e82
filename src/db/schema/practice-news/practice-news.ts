import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';

/** What happened to the visits of a practice, written in the transaction in which it happened. */
export const practiceNews = pgTable(
  'practice_news',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** Of a move, the visit at the new time. */
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['booked', 'moved', 'cancelled'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When a member of the practice saw it; from the start for what the practice did itself. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** Where it was seen: in the portal, or by the button behind the link of an alert; null for older rows. */
    seenVia: text('seen_via', { enum: ['portal', 'link'] }),
    /** When the next step of the escalation is due while it is unseen; null if none is. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** How many steps of the escalation were taken. */
    level: smallint('level').notNull().default(0),
    seenBy: integer('seen_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('practice_news_once').on(table.appointmentId, table.kind),
    index('practice_news_provider').on(table.providerId, table.id),
    index('practice_news_unseen').on(table.providerId, table.id).where(sql`${table.seenAt} is null`),
    index('practice_news_due').on(table.dueAt).where(sql`${table.seenAt} is null and ${table.dueAt} is not null`),
    check('practice_news_seen_via', sql`${table.seenVia} in ('portal', 'link')`),
    check('practice_news_level', sql`${table.level} between 0 and 9`),
    index('practice_news_seen_by').on(table.seenBy),
    check('practice_news_kind', sql`${table.kind} in ('booked', 'moved', 'cancelled')`),
  ],
);
