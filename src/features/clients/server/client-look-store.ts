import { and, eq, gt } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import { findMemberDetails } from '#platform/server/logs/access-log-store.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { actorOf } from '#platform/server/logs/audit-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { ClientRow } from './client-store.ts';

/** A look at clients, or a change to one, by a member at a place of the practice. */
export interface ClientLook {
  readonly userId: number;
  readonly providerId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  /** `access-names.ts` has the words shown. */
  readonly act: string;
  readonly clients: readonly Pick<ClientRow, 'id' | 'userId'>[];
  readonly nowMs: number;
  /** The same look since this instant, ms, isn't logged again. */
  readonly sameSinceMs: number;
}

/**
 * Writes looks at clients into their access logs, in the transaction of the look: if that fails, nothing is shown. Call it
 * last.
 */
export async function recordClientLook(tx: Database, keyFor: KeyFor, look: ClientLook): Promise<void> {
  const { userId, providerId, desk, act, clients, nowMs, sameSinceMs } = look;
  if (clients.length === 0) return;
  const known = await tx
    .select({ object: activityLog.object })
    .from(activityLog)
    .where(
      and(
        anyOf(
          activityLog.subjectId,
          clients.map((client) => client.userId),
        ),
        eq(activityLog.log, 'access'),
        eq(activityLog.actorId, userId),
        eq(activityLog.act, act),
        gt(activityLog.at, new Date(sameSinceMs)),
      ),
    );
  const noted = new Set(known.map(({ object }) => object));
  const fresh = clients.filter(({ id }) => !noted.has(objectOf(id)));
  if (fresh.length === 0) return;
  const actor = await actorOf(tx, { id: userId });
  const details = { ...(await findMemberDetails(tx, userId, providerId)), ...(desk !== undefined && { desk }) };
  const entries = fresh.map((client) => ({
    log: 'access' as const,
    ...actor,
    act,
    subjectId: client.userId,
    object: objectOf(client.id),
    details,
  }));
  await appendActivity(tx, keyFor, nowMs, entries);
}

function objectOf(clientId: number): string {
  return `client:${clientId}`;
}
