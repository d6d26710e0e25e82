import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { providers } from '../directory/providers.ts';
import { tickets } from '../queue/tickets.ts';
import { desks } from './desks.ts';
import { users } from './users.ts';

/**
 * What a member did at a shared computer without network, as it reached the server: each once, by its id. What couldn't be
 * applied as it was meant stays open until a member settles it.
 */
export const deskMarks = pgTable(
  'desk_marks',
  {
    /** Made by the computer. The same id again is the same mark. */
    id: uuid('id').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    deskId: integer('desk_id').references(() => desks.id, { onDelete: 'set null' }),
    /** The Lagos day on which it was made. */
    day: date('day', { mode: 'string' }).notNull(),
    act: text('act', {
      enum: ['arrive', 'walk_in', 'begin', 'end', 'no_show', 'leave', 'note', 'priority', 'wish'],
    }).notNull(),
    appointmentId: integer('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    ticketId: integer('ticket_id').references(() => tickets.id, { onDelete: 'set null' }),
    /** What was entered with it: the name of a walk-in, a note. */
    entered: jsonb('entered').$type<Readonly<Record<string, string | number | boolean>>>().notNull().default({}),
    /** When it was made, by the clock of the computer corrected by the server's. */
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Who made it, as the computer says. */
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** In whose session it was sent. */
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    outcome: text('outcome', { enum: ['applied', 'changed', 'open', 'settled'] }).notNull(),
    /** Why it was applied in another way or not at all: a code of the rules, such as `cancelled_meanwhile`. */
    why: text('why'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('desk_marks_day').on(table.providerId, table.day),
    index('desk_marks_open').on(table.providerId).where(sql`${table.outcome} = 'open'`),
    index('desk_marks_desk').on(table.deskId),
    index('desk_marks_appointment').on(table.appointmentId),
    index('desk_marks_ticket').on(table.ticketId),
    index('desk_marks_made_by').on(table.madeBy),
    index('desk_marks_sent_by').on(table.sentBy),
    index('desk_marks_settled_by').on(table.settledBy),
    check(
      'desk_marks_act',
      sql`${table.act} in ('arrive', 'walk_in', 'begin', 'end', 'no_show', 'leave', 'note', 'priority', 'wish')`,
    ),
    check('desk_marks_outcome', sql`${table.outcome} in ('applied', 'changed', 'open', 'settled')`),
    check('desk_marks_settled', sql`(${table.outcome} = 'settled') = (${table.settledAt} is not null)`),
  ],
);
