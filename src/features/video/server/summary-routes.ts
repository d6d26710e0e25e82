import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { getSummary, listSummaries, writeSummary } from '../contract.ts';
import { VISIT_NOT_STARTED } from '../rules/refusals.ts';
import { requireProvider, requireSide } from './room-access.ts';
import { findSummariesOf, findSummary, putSummary } from './summary-store.ts';

/** The summaries that providers write of video visits. The patient's access log shows who read and wrote them. */
export function installSummaries({ app, db, keyFor, now }: Context): void {
  route(app, getSummary, async ({ params, user }) => {
    const visit = await requireSide({ db, keyFor, now }, params.id, user);
    return await db.transaction(async (tx) => {
      const found = await findSummary(tx, visit.id);
      if (found !== undefined && !visit.isPatient) {
        const nowMs = now();
        const look = { userId: user.id, act: 'summary.read', visits: [visit], nowMs };
        await recordAccess(tx, keyFor, { ...look, sameSinceMs: nowMs - SAME_ACCESS_MS });
      }
      return found ?? null;
    });
  });

  route(app, writeSummary, async ({ params, body, user }) => {
    const visit = await requireProvider({ db, keyFor, now }, params.id, user);
    const nowMs = now();
    const isHeld = visit.visitType === 'telehealth' && ['scheduled', 'completed'].includes(visit.status);
    if (!isHeld || nowMs < visit.startsAt.getTime()) {
      throw new AppError(VISIT_NOT_STARTED);
    }
    return await db.transaction(async (tx) => {
      await putSummary(tx, { appointmentId: visit.id, authorId: user.id, text: body.text, nowMs });
      const written = await findSummary(tx, visit.id);
      if (written === undefined) throw new Error('The summary just written cannot be read.');
      await recordAccess(tx, keyFor, {
        userId: user.id,
        act: 'summary.write',
        visits: [visit],
        nowMs,
        sameSinceMs: nowMs,
      });
      return written;
    });
  });

  route(app, listSummaries, async ({ user }) => {
    const mine = await findSummariesOf(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });
}
