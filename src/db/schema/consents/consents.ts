import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';

/** Every consent that was given or withdrawn, never changed afterwards; the latest of a purpose is the one that holds. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').notNull(),
    /** Version of the text that was shown. */
    version: text('version').notNull(),
    granted: boolean('granted').notNull(),
    givenBy: text('given_by', { enum: ['self', 'guardian', 'desk'] })
      .notNull()
      .default('self'),
    /** What it concerns where it isn't general, for example `appointment:12`. */
    about: text('about'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('consents_user').on(table.userId, table.purpose, table.id)],
);
