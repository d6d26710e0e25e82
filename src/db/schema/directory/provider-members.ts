import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from './providers.ts';

/** Which accounts run which provider in the portal: the provider's own and their front desk's. */
export const providerMembers = pgTable(
  'provider_members',
  {
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address of this member's calendar feed; null while there is none. */
    feedTokenHash: bytea('feed_token_hash').unique(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.userId] }),
    index('provider_members_user').on(table.userId),
  ],
);
