import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { getSummary, listSummaries, writeSummary } from '../contract.ts';
import { APPOINTMENT_NOT_STARTED } from '../rules/refusals.ts';
import { requireProvider, requireSide } from './room-access.ts';
import { findSummariesOf, findSummary, putSummary } from './summary-store.ts';

/** The summaries that providers write of video visits. The patient's access log shows who read and wrote them. */
export function installSummaries({ app, db, keyFor, now }: Context): void {
  route(app, getSummary, async ({ params, user }) => {
    const appointment = await requireSide({ db, keyFor, now }, params.id, user);
    return await db.transaction(async (tx) => {
      const found = await findSummary(tx, appointment.id);
      if (found !== undefined && !appointment.isPatient) {
        const nowMs = now();
        const look = {
          userId: user.id,
          desk: user.desk?.name,
          act: 'summary.read',
          appointments: [appointment],
          nowMs,
        };
        await recordAccess(tx, keyFor, { ...look, sameSinceMs: nowMs - SAME_ACCESS_MS });
      }
      return found ?? null;
    });
  });

  route(app, writeSummary, async ({ params, body, user }) => {
    const appointment = await requireProvider({ db, keyFor, now }, params.id, user);
    const nowMs = now();
    const isHeld = appointment.visitType === 'telehealth' && ['scheduled', 'completed'].includes(appointment.status);
    if (!isHeld || nowMs < appointment.startsAt.getTime()) {
      throw new AppError(APPOINTMENT_NOT_STARTED);
    }
    return await db.transaction(async (tx) => {
      await putSummary(tx, { appointmentId: appointment.id, authorId: user.id, text: body.text, nowMs });
      const written = await findSummary(tx, appointment.id);
      if (written === undefined) throw new Error('The summary just written cannot be read.');
      await recordAccess(tx, keyFor, {
        userId: user.id,
        desk: user.desk?.name,
        act: 'summary.write',
        appointments: [appointment],
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
