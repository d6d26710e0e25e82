import { openPractice } from '#features/booking/server/open-practice.ts';
import { mergeClient, undoMerge as undoCall } from '#features/clients/contract.ts';
import { mergeDouble } from '#features/clients/server/merging/merge-clients.ts';
import { undoMerge } from '#features/clients/server/merging/undo-merge.ts';
import { recordClientLook } from '#features/clients/server/record-client-look.ts';
import { shownClient } from '#features/clients/server/shown-client.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';

/** Two clients who are the same person, and parting them again. */
export function installMerges(context: Context): void {
  const { app, db, keyFor, now } = context;

  route(app, mergeClient, async ({ params: { id, clientId }, body, user }) => {
    await requireMember(db, id, user, 'merging');
    const nowMs = now();
    const look = { userId: user.id, providerId: id, desk: user.desk?.name, nowMs, sameSinceMs: nowMs };
    return await db.transaction(async (tx) => {
      const practiceId = await openPractice(tx, { providerId: id, userId: user.id, nowMs });
      const double = { practiceId, providerId: id, clientId, into: body.into, mergedBy: user.id, nowMs };
      const { client, merged } = await mergeDouble(tx, double);
      if (merged !== undefined) {
        await recordClientLook(tx, keyFor, { ...look, act: 'client.merge', clients: [merged, client] });
        const details = { merged: `client:${merged.id}` };
        const about = { object: `client:${client.id}`, subjectId: client.userId, details };
        await recordAct(tx, context, { id: user.id }, { act: 'client.merge', ...about });
      }
      return shownClient(client);
    });
  });

  route(app, undoCall, async ({ params: { id, mergeId }, user }) => {
    await requireMember(db, id, user, 'merging');
    const nowMs = now();
    const look = { userId: user.id, providerId: id, desk: user.desk?.name, nowMs, sameSinceMs: nowMs };
    return await db.transaction(async (tx) => {
      const practiceId = await openPractice(tx, { providerId: id, userId: user.id, nowMs });
      const undo = { practiceId, providerId: id, mergeId, undoneBy: user.id, nowMs };
      const { client, fromUserId, isNew } = await undoMerge(tx, undo);
      if (isNew) {
        // The other one's log says it too: it has other entries from now on.
        const other = { id: client.id, userId: fromUserId };
        for (const each of [client, other]) {
          await recordClientLook(tx, keyFor, { ...look, act: 'client.part', clients: [each] });
        }
        const about = { object: `client:${client.id}`, subjectId: client.userId };
        await recordAct(tx, context, { id: user.id }, { act: 'client.part', ...about });
      }
      return shownClient(client);
    });
  });
}
