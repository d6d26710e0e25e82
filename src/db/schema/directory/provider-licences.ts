import { date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { providers } from './providers.ts';

/** A licence to practise, as an administrator saw it in a council's register. */
export const providerLicences = pgTable(
  'provider_licences',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** The council's abbreviation, for example `MDCN`. */
    council: text('council').notNull(),
    number: text('number').notNull(),
    /** The last day on which it holds, in Lagos. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** The administrator who looked it up; the name stays when the account goes. */
    checkedBy: integer('checked_by'),
    checkedByName: text('checked_by_name').notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('provider_licences_once').on(table.providerId, table.council, table.number),
    index('provider_licences_valid_until').on(table.validUntil),
  ],
);
