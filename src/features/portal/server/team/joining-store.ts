import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { LIVE_CHANNEL, liveChange } from '#platform/server/live/live-feed.ts';

/** Passes the application and the person on a list that an invited account stands for to the account that joins. */
export async function passOnInvitation(
  tx: Database,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx.update(resources).set({ userId: to }).where(eq(resources.userId, from));
  await tx.update(providerApplications).set({ invitedUserId: to }).where(eq(providerApplications.invitedUserId, from));
}

/** Has the streams and calls of an account check at the commit whether it may still follow them. */
export async function announceMemberships(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${liveChange('u', userId)})`);
}
