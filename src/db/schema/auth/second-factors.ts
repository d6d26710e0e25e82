import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';
import { users } from './users.ts';

/** The one-time-password secret (RFC 6238) of an account, encrypted with a key that is not in the database. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretEncrypted: bytea('secret_encrypted').notNull(),
  /** The next secret, until a first code proves that an authenticator has it; the one above holds until then. */
  pendingSecretEncrypted: bytea('pending_secret_encrypted'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Null until a first code proved that the authenticator has the secret; then sign-in asks for one. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The 30-second step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Codes that stand in for a lost authenticator, once each. Only a hash is kept, keyed like the secret. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
