import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';

/** The people whom a patient books for, as the patient entered them. */
export const familyMembers = pgTable(
  'family_members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    relation: text('relation').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    sex: text('sex'),
    bloodType: text('blood_type'),
    genotype: text('genotype'),
    allergies: text('allergies'),
    illnesses: text('illnesses'),
    medicines: text('medicines'),
    /** What the client sent as Idempotency-Key; the same key of the same person is the same member. */
    idempotencyKey: text('idempotency_key'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('family_members_idempotency').on(table.userId, table.idempotencyKey),
    index('family_members_user').on(table.userId, table.id),
    check('family_members_sex', sql`${table.sex} in ('female', 'male')`),
  ],
);
