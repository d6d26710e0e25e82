import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { users } from '../auth/users.ts';
import { providers } from '../directory/providers.ts';
import { resources } from '../schedules/resources.ts';
import { servicePoints } from './service-points.ts';

/** The last number given at a place on a Lagos day. A shared computer without network has a letter of its own. */
export const ticketDays = pgTable(
  'ticket_days',
  {
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** One capital letter. */
    series: text('series').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.day, table.series] }),
    check('ticket_days_series', sql`${table.series} ~ '^[A-Z]$'`),
  ],
);

/** A person who is at a place and waits their turn: with an appointment or without. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** The Lagos day of the arrival. */
    day: date('day', { mode: 'string' }).notNull(),
    series: text('series').notNull().default('A'),
    number: integer('number').notNull(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id),
    /** The relative whom the appointment is for, if any. */
    forName: text('for_name'),
    appointmentId: integer('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    /** 1 for elderly or pregnant people and small children; 2 for a danger sign. */
    priority: smallint('priority').notNull().default(0),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull(),
    /** When the person went, or the arrival was taken back; null while they are there. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    outcome: text('outcome', { enum: ['done', 'left', 'cancelled', 'mistake'] }),
    /** The secret by which the patient follows their place in the queue. */
    code: text('code').notNull(),
    /** The same entry again is the same ticket. */
    key: text('key').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('tickets_number').on(table.providerId, table.day, table.series, table.number),
    unique('tickets_code').on(table.code),
    unique('tickets_key').on(table.key),
    unique('tickets_appointment').on(table.appointmentId),
    uniqueIndex('tickets_waiting_once')
      .on(table.providerId, table.day, table.patientId, sql`coalesce(${table.forName}, '')`)
      .where(sql`${table.leftAt} is null`),
    index('tickets_patient').on(table.patientId),
    index('tickets_created_by').on(table.createdBy),
    check('tickets_priority', sql`${table.priority} between 0 and 2`),
    check('tickets_outcome', sql`${table.outcome} in ('done', 'left', 'cancelled', 'mistake')`),
    check('tickets_left', sql`num_nonnulls(${table.leftAt}, ${table.outcome}) in (0, 2)`),
  ],
);

/** A ticket at a service point: waiting, called, served. A ticket is at one point at a time. */
export const ticketSteps = pgTable(
  'ticket_steps',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    pointId: integer('point_id')
      .notNull()
      .references(() => servicePoints.id),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
    calledAt: timestamp('called_at', { withTimezone: true }),
    calls: smallint('calls').notNull().default(0),
    beganAt: timestamp('began_at', { withTimezone: true }),
    /** Which of the point's units serves them, from 1 on; null until they are served. */
    unit: smallint('unit'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The wait that they were given when they joined this queue, minutes; both null if none was. */
    toldFrom: smallint('told_from'),
    toldTo: smallint('told_to'),
    memberId: integer('member_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('ticket_steps_one_open').on(table.ticketId).where(sql`${table.endedAt} is null`),
    uniqueIndex('ticket_steps_one_per_unit')
      .on(table.pointId, table.unit)
      .where(sql`${table.beganAt} is not null and ${table.endedAt} is null`),
    index('ticket_steps_ticket').on(table.ticketId),
    index('ticket_steps_point').on(table.pointId, table.beganAt),
    index('ticket_steps_member').on(table.memberId),
    check('ticket_steps_unit', sql`num_nonnulls(${table.beganAt}, ${table.unit}) in (0, 2)`),
    check('ticket_steps_told', sql`num_nonnulls(${table.toldFrom}, ${table.toldTo}) in (0, 2)`),
  ],
);

/** The secret address of the screen in a waiting room. */
export const queueBoards = pgTable('queue_boards', {
  providerId: integer('provider_id')
    .primaryKey()
    .references(() => providers.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

/** That a patient was notified that their appointment begins later: once, and again only if it grows. */
export const appointmentDelays = pgTable(
  'appointment_delays',
  {
    appointmentId: integer('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    resourceId: integer('resource_id').references(() => resources.id, { onDelete: 'set null' }),
    minutes: smallint('minutes').notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
    toldBy: integer('told_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('appointment_delays_resource').on(table.resourceId),
    index('appointment_delays_told_by').on(table.toldBy),
    check('appointment_delays_minutes', sql`${table.minutes} between 5 and 480`),
  ],
);

/** A screen that shows a short code and waits for the desk to say whose board it is. */
export const boardPairings = pgTable(
  'board_pairings',
  {
    /** Six letters and digits that can't be mistaken for each other. */
    code: text('code').primaryKey(),
    /** SHA-256 of the secret that only the screen has. */
    screenHash: text('screen_hash').notNull().unique(),
    /** The place whose board it became; null until then. */
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'cascade' }),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('board_pairings_provider').on(table.providerId), index('board_pairings_made').on(table.madeAt)],
);
