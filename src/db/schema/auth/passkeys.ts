import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';
import { users } from './users.ts';

/** A passkey (WebAuthn) of an account: the public half; the other one never leaves its owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random, the same for all passkeys of an account: by it a device knows that they are one account's. */
    userHandle: text('user_handle').notNull(),
    /** Chosen by the device, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often the device has signed, if it counts; otherwise 0. A smaller one shows a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the device, for example `internal` or `usb`. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that were answered, until they expire: none is accepted twice. */
export const usedChallenges = pgTable('used_challenges', {
  challengeHash: bytea('challenge_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
