import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/appointments.ts';
import { users } from '../auth/users.ts';
import { practices } from '../directory/practices.ts';
import { providers } from '../directory/providers.ts';
import { papers } from '../papers/papers.ts';

/** Money that a practice received. */
export const payments = pgTable(
  'payments',
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
    appointmentId: integer('appointment_id').references(() => appointments.id),
    amountKobo: integer('amount_kobo').notNull(),
    method: text('method', { enum: ['cash', 'transfer', 'pos', 'hmo'] }).notNull(),
    /** What it was for, as the receipt says. */
    purpose: text('purpose').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    receivedBy: integer('received_by').references(() => users.id, { onDelete: 'set null' }),
    /** The receipt. */
    paperId: integer('paper_id').references(() => papers.id),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidReason: text('void_reason'),
    /** The same entry again is the same payment. */
    key: text('key').notNull().unique(),
  },
  (table) => [
    index('payments_patient').on(table.patientId),
    index('payments_appointment').on(table.appointmentId),
    index('payments_provider').on(table.providerId, table.receivedAt),
    index('payments_practice').on(table.practiceId),
    index('payments_received_by').on(table.receivedBy),
    index('payments_paper').on(table.paperId),
    check('payments_amount', sql`${table.amountKobo} > 0`),
    check('payments_method', sql`${table.method} in ('cash', 'transfer', 'pos', 'hmo')`),
    check('payments_voided', sql`num_nonnulls(${table.voidedAt}, ${table.voidReason}) in (0, 2)`),
  ],
);

/** A fee for a late cancellation or for not coming: due, then paid or waived. */
export const fees = pgTable(
  'fees',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    kind: text('kind', { enum: ['late_cancellation', 'no_show'] }).notNull(),
    /** Null if the rule that the patient read names no amount. */
    amountKobo: integer('amount_kobo'),
    /** The rule in the practice's words, where it named no amount. */
    note: text('note'),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: ['due', 'waived', 'paid'] })
      .notNull()
      .default('due'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was waived. */
    reason: text('reason'),
    paymentId: integer('payment_id').references(() => payments.id),
  },
  (table) => [
    uniqueIndex('fees_once').on(table.appointmentId, table.kind),
    index('fees_provider').on(table.providerId, table.dueAt),
    index('fees_settled_by').on(table.settledBy),
    index('fees_payment').on(table.paymentId),
    check('fees_kind', sql`${table.kind} in ('late_cancellation', 'no_show')`),
    check('fees_amount', sql`${table.amountKobo} > 0`),
    check(
      'fees_state',
      sql`case ${table.state} when 'due' then num_nonnulls(${table.settledAt}, ${table.reason}, ${table.paymentId}) = 0 \
when 'waived' then ${table.settledAt} is not null and ${table.reason} is not null and ${table.paymentId} is null \
when 'paid' then ${table.settledAt} is not null and ${table.paymentId} is not null and ${table.reason} is null else false end`,
    ),
  ],
);
