import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { citext } from './column-types.ts';

/** Everybody who can sign in: patients, providers, administrators. */
export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: citext('username').notNull().unique(),
  email: citext('email').notNull().unique(),
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
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
