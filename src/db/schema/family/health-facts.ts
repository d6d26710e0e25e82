import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';

/** What a patient wrote of their own health, and whom to call for them. A blood type is in `users`. */
export const healthFacts = pgTable('health_facts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  genotype: text('genotype'),
  allergies: text('allergies'),
  illnesses: text('illnesses'),
  medicines: text('medicines'),
  isPregnant: boolean('is_pregnant'),
  contactName: text('contact_name'),
  contactPhone: text('contact_phone'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
