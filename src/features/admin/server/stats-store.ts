import { count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { pageChanges } from '#db/schema/directory/page-changes.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { AdminStats } from '../contract.ts';

/** Returns the figures of the dashboard. Listings aren't part of the network and are counted separately. */
export async function countStats(db: Database): Promise<AdminStats> {
  const inNetwork = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${providers.bookingState} <> 'listed' and ${condition})`.mapWith(Number);
  const [counted] = await db
    .select({
      all: count(),
      total: inNetwork(sql`true`),
      active: inNetwork(sql`${providers.acceptingNewPatients}`),
      telehealth: inNetwork(sql`${providers.telehealthAvailable}`),
      urgent: inNetwork(sql`${providers.providesUrgentCare}`),
    })
    .from(providers)
    .where(isNull(providers.removedAt));
  const { all, total, active, telehealth, urgent } = counted ?? {
    all: 0,
    total: 0,
    active: 0,
    telehealth: 0,
    urgent: 0,
  };
  return {
    applications: await countApplications(db),
    providers: { total, active, telehealth },
    urgentCare: { count: urgent, coveragePercent: total === 0 ? null : Math.round((100 * urgent) / total) },
    listings: all - total,
    pageChanges: await countPageChanges(db),
  };
}

async function countApplications(db: Database): Promise<AdminStats['applications']> {
  const pending = sql<number>`count(*) filter (where ${providerApplications.status} = 'pending')`.mapWith(Number);
  const toConvert = sql<number>`count(*) filter (
    where ${providerApplications.status} = 'approved' and ${providerApplications.providerId} is null)`.mapWith(Number);
  const [counted] = await db.select({ total: count(), pending, toConvert }).from(providerApplications);
  return counted ?? { total: 0, pending: 0, toConvert: 0 };
}

async function countPageChanges(db: Database): Promise<number> {
  const [counted] = await db.select({ waiting: count() }).from(pageChanges).where(eq(pageChanges.state, 'waiting'));
  return counted?.waiting ?? 0;
}
