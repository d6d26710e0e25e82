import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from './providers.ts';

/**
 * Which accounts run which provider in the portal, and as what. A provider with members has an owner among those who have
 * accepted (trigger `provider_members_owner`). @see features/directory/rules/member-roles.ts
 */
export const providerMembers = pgTable(
  'provider_members',
  {
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'manager', 'clinician', 'desk'] }).notNull(),
    /** Who invited them; null for an administrator, and for members from before there were roles. */
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the secret in the address of this member's calendar feed; null while there is none. */
    feedTokenHash: bytea('feed_token_hash').unique(),
    /** The member gets the visits of each day by e-mail in the morning. */
    daySheetMail: boolean('day_sheet_mail').notNull().default(false),
    /** The last Lagos day whose visits were mailed. */
    daySheetSentOn: date('day_sheet_sent_on', { mode: 'string' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.userId] }),
    index('provider_members_user').on(table.userId),
    index('provider_members_invited_by').on(table.invitedBy),
    check('provider_members_role', sql`${table.role} in ('owner', 'manager', 'clinician', 'desk')`),
  ],
);
