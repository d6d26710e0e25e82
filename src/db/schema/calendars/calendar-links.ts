import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.ts';
import { bytea } from '../column-types.ts';
import { providers } from '../directory/providers.ts';
import { resources } from '../schedules/resources.ts';

/** A calendar outside that is read for busy times: of a resource, or of a place without resources. */
export const calendarLinks = pgTable(
  'calendar_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The place at which it was added, whose members run it. */
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** Null for the place itself. */
    resourceId: integer('resource_id').references(() => resources.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** Encrypted: who knows the address of a private calendar can read it. */
    addressEncrypted: bytea('address_encrypted').notNull(),
    /** What the last answer said of its version, to get only a changed one. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When it is read next. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
    /** Why the last reading failed, as a code; null after one that succeeded. */
    failure: text('failure'),
    /** Failed readings in a row. */
    failures: smallint('failures').notNull().default(0),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('calendar_links_provider').on(table.providerId),
    index('calendar_links_resource').on(table.resourceId),
    index('calendar_links_next').on(table.nextAt),
    index('calendar_links_added_by').on(table.addedBy),
  ],
);

/** When the owner of an outside calendar is busy; replaced as a whole at each reading. */
export const outsideBusy = pgTable(
  'outside_busy',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => calendarLinks.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.startsAt, table.endsAt] }),
    check('outside_busy_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
