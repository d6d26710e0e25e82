import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providerApplications } from './provider-applications.ts';

/** What a reviewer needs to know before an application is decided, and the applicant's answer. */
export const applicationQuestions = pgTable(
  'application_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => providerApplications.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the secret in the mailed link by which it is answered. */
    tokenHash: bytea('token_hash').notNull().unique(),
    answer: text('answer'),
    /** The uploaded document's name in the data directory, what the applicant called it, and what its content is. */
    documentFile: text('document_file'),
    documentName: text('document_name'),
    documentType: text('document_type', { enum: ['pdf', 'jpeg', 'png'] }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('application_questions_sent_by').on(table.sentBy),
    // One at a time, so that an applicant knows what is missing.
    uniqueIndex('application_questions_open').on(table.applicationId).where(sql`${table.answeredAt} is null`),
    index('application_questions_application').on(table.applicationId),
    check('application_questions_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check(
      'application_questions_document',
      sql`num_nonnulls(${table.documentFile}, ${table.documentName}, ${table.documentType}) in (0, 3)`,
    ),
  ],
);
