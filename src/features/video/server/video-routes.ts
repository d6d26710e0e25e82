import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { admitPatient, agreeToVideo, endCall, getRoom, listWaiting, type Room } from '../contract.ts';
import { PATIENT_ONLY } from '../rules/refusals.ts';
import { requireOpen, requireProvider, requireSecondFactor, requireSide } from './room-access.ts';
import { hasAgreed, lookIntoRoom, showRoom } from './show-room.ts';
import { signalHub } from './signal-feed.ts';
import type { SignalHub } from './signal-hub.ts';
import { installSignal } from './signal-route.ts';
import { installSummaries } from './summary-routes.ts';
import { findWaiting, setAdmitted } from './video-store.ts';

/** Video visits: who may come in, who waits, and the summary afterwards. The call itself bypasses the server. */
export function installVideo(context: Context): void {
  const { app, db, keyFor, now } = context;
  const hub = signalHub(context);
  installSignal(context, hub);
  installSummaries(context);

  route(app, getRoom, async ({ params, query, user }) => {
    return await lookIntoRoom(context, await requireSide(context, params.id, user, query.link), user);
  });

  route(app, agreeToVideo, async ({ params, user }) => {
    const appointment = await requireSide(context, params.id, user);
    if (!appointment.isPatient) throw new AppError(PATIENT_ONLY);
    requireOpen(appointment, now());
    if (!(await hasAgreed(db, appointment))) {
      const about = `appointment:${appointment.id}`;
      await recordConsent(db, { userId: user.id, purpose: 'telehealth', granted: true, nowMs: now(), about });
    }
    return await showRoom(context, appointment);
  });

  route(app, admitPatient, async ({ params, user }) => await setAdmission(context, hub, params.id, user, true));

  route(app, endCall, async ({ params, user }) => await setAdmission(context, hub, params.id, user, false));

  route(app, listWaiting, async ({ user }) => {
    if (user.role !== 'provider') return new Page([], 0, { limit: 1, offset: 0 });
    requireSecondFactor(user);
    const nowMs = now();
    const waiting = await db.transaction(async (tx) => {
      const found = await findWaiting(tx, user, nowMs);
      // The list is polled: all requests of a day are one entry, as for the lists of the portal.
      const sameSinceMs = lagosInstant(lagosDate(nowMs), '00:00') - 1;
      await recordAccess(tx, keyFor, {
        userId: user.id,
        desk: user.desk?.name,
        act: 'appointment.list',
        appointments: found,
        nowMs,
        sameSinceMs,
      });
      return found;
    });
    const items = waiting.flatMap(({ id, startsAt, forName, patientName, waitingSince }) =>
      waitingSince === null
        ? []
        : [{ id, date: startsAt.toISOString(), name: forName ?? patientName, since: waitingSince.toISOString() }],
    );
    return new Page(items, items.length, { limit: Math.max(1, items.length), offset: 0 });
  });
}

/** Lets the patient in, or ends the call, and tells both sides. */
async function setAdmission(
  context: Context,
  hub: SignalHub,
  id: number,
  user: RequestUser,
  isIn: boolean,
): Promise<Room> {
  const { db, keyFor, now } = context;
  const appointment = await requireProvider(context, id, user);
  const nowMs = now();
  requireOpen(appointment, nowMs);
  await db.transaction(async (tx) => {
    await setAdmitted(tx, appointment.id, isIn, nowMs);
    if (!isIn) return;
    const look = {
      userId: user.id,
      desk: user.desk?.name,
      act: 'video.join',
      appointments: [appointment],
      nowMs,
      sameSinceMs: nowMs - SAME_ACCESS_MS,
    };
    await recordAccess(tx, keyFor, look);
  });
  await hub.changed(appointment.id);
  return await showRoom(context, await requireProvider(context, id, user));
}
