import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { findTampering } from '#platform/server/logs/activity-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { adminStats, adminWaiting, checkAudit, listAudit, listMessages, retryMessage } from '../contract.ts';
import { NO_SUCH_MESSAGE, NOT_FAILED } from '../rules/refusals.ts';
import { countedFor } from '../rules/waiting.ts';
import { countEntries, findAudit } from './audit-log-store.ts';
import { findMessage, requeueFailed } from './outbox-store.ts';
import { searchOutbox } from './search-outbox.ts';
import { countStats } from './stats-store.ts';
import { countWaiting } from './waiting-store.ts';

/** Registers the routes for the dashboard, the audit log and the outbox. */
export function installAdmin(context: Context): void {
  const { app, db, keyFor, now } = context;

  route(app, adminStats, async () => await countStats(db));

  route(app, adminWaiting, async ({ user }) => {
    return await countWaiting(db, user.lacksSecondFactor ? [] : countedFor(user));
  });

  route(app, listAudit, async ({ query }) => await findAudit(db, query));

  route(app, checkAudit, async ({ user }) => {
    const entries = await countEntries(db);
    const firstBrokenId = (await findTampering(db, keyFor)) ?? null;
    const intact = firstBrokenId === null;
    await db.transaction(async (tx) =>
      recordAct(tx, context, user, { act: 'audit.check', object: 'activity-log', details: { intact, entries } }),
    );
    return { intact, entries, firstBrokenId };
  });

  route(app, listMessages, async ({ query, user }) => await searchOutbox(context, query, user));

  route(app, retryMessage, async ({ params: { id }, user }) => {
    return await db.transaction(async (tx) => {
      const queued = await requeueFailed(tx, id, now());
      const message = await findMessage(tx, id);
      if (message === undefined) throw new AppError(NO_SUCH_MESSAGE);
      if (!queued) throw new AppError(NOT_FAILED);
      await recordAct(tx, context, user, { act: 'message.retry', object: `message:${id}` });
      return message;
    });
  });
}
