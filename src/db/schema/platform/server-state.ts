import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the installation, such as the fingerprint of the secret that its data was encrypted with. */
export const serverState = pgTable('server_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
