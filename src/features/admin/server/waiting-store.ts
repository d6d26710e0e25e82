import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { conversations } from '#db/schema/conversations/conversations.ts';
import { pageChanges } from '#db/schema/directory/page-changes.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviewReports } from '#db/schema/reviews/review-reports.ts';
import { supportTasks } from '#db/schema/support/support-tasks.ts';
import type { AdminWaiting } from '../contract.ts';
import type { Waiting } from '../rules/waiting.ts';

/** How each is counted. */
const COUNTS: Readonly<Record<Waiting, SQL>> = {
  applications: sql`(select count(*) from ${providerApplications} where ${providerApplications.status} = 'pending')`,
  conversations: sql`(select count(*) from ${conversations}
    where ${conversations.kind} <> 'provider' and ${conversations.status} = 'open')`,
  reviews: sql`(select count(distinct ${reviewReports.reviewId}) from ${reviewReports} where ${reviewReports.outcome} is null)`,
  tasks: sql`(select count(*) from ${supportTasks} join ${providers} on ${providers.id} = ${supportTasks.providerId}
      where ${supportTasks.doneAt} is null and ${providers.removedAt} is null)
    + (select count(*) from ${pageChanges} where ${pageChanges.state} = 'waiting')`,
};

/** Returns how much of each waits, in one statement. */
export async function countWaiting(db: Database, wanted: readonly Waiting[]): Promise<AdminWaiting> {
  if (wanted.length === 0) return {};
  const columns = wanted.map((what) => sql`(${COUNTS[what]})::int as ${sql.identifier(what)}`);
  const { rows } = await db.execute<Record<Waiting, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] ?? {};
}
