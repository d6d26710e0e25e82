import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { citext } from '../column-types.ts';
import { practices } from '../directory/practices.ts';

/**
 * The shape of a user name: what is left without accents and compatible writings. No two accounts get names of one shape.
 * Written out, because the index on it is used for the same expression only.
 */
export const nameShape = (name: SQLWrapper) =>
  sql`lower(regexp_replace(normalize(${name}::text, NFKD), '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'))`;

/** Everybody who can sign in: patients, providers, administrators. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: citext('username').notNull().unique(),
    /** Any number of accounts may give an address; its owner confirms it for one of them. */
    email: citext('email').notNull(),
    /** argon2id in PHC format, or `!` for a demo person who cannot sign in. */
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name').notNull(),
    phone: text('phone'),
    state: text('state'),
    lga: text('lga'),
    bloodType: text('blood_type'),
    nhisNumber: text('nhis_number'),
    role: text('role', { enum: ['patient', 'provider', 'admin'] })
      .notNull()
      .default('patient'),
    permissions: text('permissions').array().notNull().default([]),
    /** When the owner of that address confirmed it; null until then. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** Who consented for a patient under 18. */
    guardianName: text('guardian_name'),
    guardianRelation: text('guardian_relation'),
    /** The practice whose desk entered this person, who has no sign-in; null for everybody who made an account. */
    enteredByPracticeId: integer('entered_by_practice_id').references(() => practices.id, { onDelete: 'set null' }),
    /** When an administrator closed the account to its owner; null while it is open. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    isDemo: boolean('is_demo').notNull().default(false),
    /** The account is erased: it can't sign in, and only what must be kept refers to the row. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_email').on(table.email, table.id),
    index('users_name_shape').on(nameShape(table.username)),
    index('users_entered_by').on(table.enteredByPracticeId).where(sql`${table.enteredByPracticeId} is not null`),
    uniqueIndex('users_email_confirmed')
      .on(table.email)
      .where(sql`${table.emailConfirmedAt} is not null and ${table.deletedAt} is null`),
  ],
);
