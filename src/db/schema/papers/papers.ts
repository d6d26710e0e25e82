import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { users } from '../auth/users.ts';
import { practices } from '../directory/practices.ts';
import { providers } from '../directory/providers.ts';

/** The last number of each kind of paper of a practice. */
export const paperNumbers = pgTable(
  'paper_numbers',
  {
    practiceId: integer('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.kind] })],
);

/**
 * A paper of a practice for a patient. Once signed it can't change (trigger `papers_signed`): it is voided, and another one
 * replaces it.
 */
export const papers = pgTable(
  'papers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    practiceId: integer('practice_id')
      .notNull()
      .references(() => practices.id),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    patientId: integer('patient_id')
      .notNull()
      .references(() => users.id),
    /** The relative whom it is for, if any. */
    forName: text('for_name'),
    appointmentId: integer('appointment_id').references(() => appointments.id),
    kind: text('kind', { enum: ['summary', 'referral', 'prescription', 'sick_note', 'receipt'] }).notNull(),
    /** Of its kind in the practice; null while it is a draft. */
    number: integer('number'),
    /** By kind; its contract is in the feature's `rules`. */
    body: jsonb('body').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name, title and licence number of the author when it was signed. */
    authorLine: text('author_line'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    /** By which anyone who holds the paper checks it. */
    verifyCode: text('verify_code'),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidReason: text('void_reason'),
    voidedBy: integer('voided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The voided paper that this one stands for. */
    replaces: integer('replaces').references((): AnyPgColumn => papers.id),
    /** The same entry again is the same paper. */
    key: text('key').notNull().unique(),
  },
  (table) => [
    uniqueIndex('papers_number').on(table.practiceId, table.kind, table.number),
    uniqueIndex('papers_verify_code').on(table.verifyCode),
    uniqueIndex('papers_replaces').on(table.replaces),
    index('papers_patient').on(table.patientId, table.createdAt),
    index('papers_appointment').on(table.appointmentId),
    index('papers_provider').on(table.providerId),
    index('papers_author').on(table.authorId),
    index('papers_voided_by').on(table.voidedBy),
    check('papers_kind', sql`${table.kind} in ('summary', 'referral', 'prescription', 'sick_note', 'receipt')`),
    check(
      'papers_signed',
      sql`num_nonnulls(${table.signedAt}, ${table.number}, ${table.authorLine}, ${table.verifyCode}) in (0, 4)`,
    ),
    check(
      'papers_voided',
      sql`num_nonnulls(${table.voidedAt}, ${table.voidReason}) in (0, 2) and (${table.voidedAt} is null or ${table.signedAt} is not null)`,
    ),
  ],
);
