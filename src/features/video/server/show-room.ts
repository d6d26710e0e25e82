import type { Database } from '#db/open-database.ts';
import { purposeOf } from '#features/consents/rules/purposes.ts';
import { findConsents } from '#features/consents/server/consent-store.ts';
import { noteLook, SAME_LOOK_MS } from '#features/portal/server/read-log-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { Room } from '../contract.ts';
import { expectedDelay } from '../rules/expected-delay.ts';
import { GONE_AFTER_MS } from '../rules/limits.ts';
import { roomWindow } from '../rules/visit-window.ts';
import { iceServersFor } from './ice-servers.ts';
import { phaseOf, sideOf } from './room-access.ts';
import { findEarlier, type VideoVisit } from './video-store.ts';

/** How a visit stands for one of its sides. */
export async function showRoom(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  visit: VideoVisit,
): Promise<Room> {
  const nowMs = now();
  const side = sideOf(visit);
  const phase = phaseOf(visit, nowMs);
  const isOpen = phase === 'open';
  const [startsAtMs, endsAtMs] = [visit.startsAt.getTime(), visit.endsAt.getTime()];
  const { opensAtMs, closesAtMs } = roomWindow({ startsAtMs, endsAtMs });
  const isThere = (seenAt: Date | null) => isOpen && seenAt !== null && seenAt.getTime() > nowMs - GONE_AFTER_MS;
  // After a call nobody is late, whether or not the patient is let in once more.
  const waits = isOpen && visit.admittedAt === null && visit.endedAt === null;
  const expected = waits ? expectedDelay({ startsAtMs }, await findEarlier(db, visit, nowMs), nowMs) : null;
  return {
    id: visit.id,
    side,
    phase,
    date: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    opensAt: new Date(opensAtMs).toISOString(),
    closesAt: new Date(closesAtMs).toISOString(),
    // With a visit that is off the consent to share is taken back, and one in person is shown by the portal.
    patientName: side === 'provider' && phase === 'off' ? '' : (visit.forName ?? visit.patientName),
    providerName: visit.providerName,
    isDemo: visit.isDemo,
    consented: await hasAgreed(db, visit),
    admittedAt: isOpen ? (visit.admittedAt?.toISOString() ?? null) : null,
    callEndedAt: isOpen ? (visit.endedAt?.toISOString() ?? null) : null,
    patientThere: isThere(visit.patientSeenAt),
    providerThere: isThere(visit.providerSeenAt),
    waitingSince: isThere(visit.patientSeenAt) ? (visit.waitingSince?.toISOString() ?? null) : null,
    expected: expected && {
      place: expected.place,
      kind: expected.kind,
      until: expected.untilMs === null ? null : new Date(expected.untilMs).toISOString(),
      minutes: expected.minutes,
    },
    iceServers: isOpen ? iceServersFor(config, `visit-${visit.id}-${side}`, nowMs) : [],
  };
}

/**
 * The same for whoever asks for it. That somebody at the provider's end saw whose visit it is stands in the log that the
 * patient reads, or nothing is shown.
 */
export async function lookIntoRoom(
  context: Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>,
  visit: VideoVisit,
  userId: number,
): Promise<Room> {
  const room = await showRoom(context, visit);
  if (visit.isPatient || room.phase === 'off') return room;
  const nowMs = context.now();
  const look = { userId, act: 'appointment.read', visits: [visit], nowMs, sameSinceMs: nowMs - SAME_LOOK_MS };
  await context.db.transaction((tx) => noteLook(tx, context.keyFor, look));
  return room;
}

/** Whether the patient of a visit agreed to have it by video, to the present text. */
export async function hasAgreed(db: Database, { id, patientId }: Pick<VideoVisit, 'id' | 'patientId'>) {
  const { version } = purposeOf('telehealth');
  const latest = (await findConsents(db, patientId)).find(
    ({ purpose, about }) => purpose === 'telehealth' && about === `appointment:${id}`,
  );
  return latest !== undefined && latest.granted && latest.version === version;
}
