import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each recurring job was last started, by whichever process: the row is what keeps two from starting it. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});
