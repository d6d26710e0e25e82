import { recordConsent } from '#features/consents/server/consent-store.ts';
import { noteLook, SAME_LOOK_MS } from '#features/portal/server/read-log-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/page.ts';
import { route } from '#platform/server/route.ts';
import {
  admitPatient,
  agreeToVideo,
  endCall,
  getRoom,
  getSummary,
  listSummaries,
  listWaiting,
  writeSummary,
} from '../contract.ts';
import { requireOpen, requireProvider, requireSecondFactor, requireSide } from './room-access.ts';
import { hasAgreed, lookIntoRoom, showRoom } from './show-room.ts';
import { signalHub } from './signal-feed.ts';
import { installSignal } from './signal-route.ts';
import { findSummariesOf, findSummary, putSummary } from './summary-store.ts';
import { findWaiting, setAdmitted } from './video-store.ts';

/** Video visits: who may come in, who waits, and what is written down afterwards. The call itself passes by the server. */
export function installVideo(context: Context): void {
  const { app, db, keyFor, now } = context;
  const hub = signalHub(context);
  installSignal(context, hub);

  route(app, getRoom, async ({ params, query, user }) => {
    return await lookIntoRoom(context, await requireSide(context, params.id, user, query.link), user.id);
  });

  route(app, agreeToVideo, async ({ params, user }) => {
    const visit = await requireSide(context, params.id, user);
    if (!visit.isPatient) throw new AppError('forbidden', text('Only the patient of the visit can do this.'));
    requireOpen(visit, now());
    if (!(await hasAgreed(db, visit))) {
      const about = `appointment:${visit.id}`;
      await recordConsent(db, { userId: user.id, purpose: 'telehealth', granted: true, nowMs: now(), about });
    }
    return await showRoom(context, visit);
  });

  route(app, admitPatient, async ({ params, user }) => await admit(params.id, user, true));

  route(app, endCall, async ({ params, user }) => await admit(params.id, user, false));

  route(app, listWaiting, async ({ user }) => {
    if (user.role !== 'provider') return new Page([], 0, { limit: 1, offset: 0 });
    requireSecondFactor(user);
    const nowMs = now();
    const waiting = await db.transaction(async (tx) => {
      const found = await findWaiting(tx, user.id, nowMs);
      // The list is asked for again and again: a day of that is one look, as it is for the portal's lists.
      const sameSinceMs = lagosInstant(lagosDate(nowMs), '00:00') - 1;
      await noteLook(tx, keyFor, { userId: user.id, act: 'appointment.list', visits: found, nowMs, sameSinceMs });
      return found;
    });
    const items = waiting.flatMap(({ id, startsAt, forName, patientName, waitingSince }) =>
      waitingSince === null
        ? []
        : [{ id, date: startsAt.toISOString(), name: forName ?? patientName, since: waitingSince.toISOString() }],
    );
    return new Page(items, items.length, { limit: Math.max(1, items.length), offset: 0 });
  });

  route(app, getSummary, async ({ params, user }) => {
    const visit = await requireSide(context, params.id, user);
    return await db.transaction(async (tx) => {
      const found = await findSummary(tx, visit.id);
      if (found !== undefined && !visit.isPatient) {
        await note(tx, user.id, visit, 'summary.read', SAME_LOOK_MS);
      }
      return found ?? null;
    });
  });

  route(app, writeSummary, async ({ params, body, user }) => {
    const visit = await requireProvider(context, params.id, user);
    const isHeld = visit.visitType === 'telehealth' && ['scheduled', 'completed'].includes(visit.status);
    if (!isHeld || now() < visit.startsAt.getTime()) {
      throw new AppError('visit_not_open', text('A video visit is written down from its start on.'));
    }
    return await db.transaction(async (tx) => {
      await putSummary(tx, { appointmentId: visit.id, authorId: user.id, text: body.text, nowMs: now() });
      const written = await findSummary(tx, visit.id);
      if (written === undefined) throw new Error('The summary just written cannot be read.');
      await note(tx, user.id, visit, 'summary.write', 0);
      return written;
    });
  });

  route(app, listSummaries, async ({ user }) => {
    const mine = await findSummariesOf(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });

  async function admit(id: number, user: Parameters<typeof requireProvider>[2], isIn: boolean) {
    const visit = await requireProvider(context, id, user);
    requireOpen(visit, now());
    await db.transaction(async (tx) => {
      await setAdmitted(tx, visit.id, isIn, now());
      if (isIn) await note(tx, user.id, visit, 'video.join', SAME_LOOK_MS);
    });
    await hub.changed(visit.id);
    return await showRoom(context, await requireProvider(context, id, user));
  }

  async function note(
    tx: Parameters<typeof noteLook>[0],
    userId: number,
    visit: { readonly id: number; readonly patientId: number },
    act: string,
    sameMs: number,
  ): Promise<void> {
    const nowMs = now();
    await noteLook(tx, keyFor, { userId, act, visits: [visit], nowMs, sameSinceMs: nowMs - sameMs });
  }
}
