import type { Database } from '#db/open-database.ts';
import { purposeOf } from '#features/consents/rules/purposes.ts';
import { findConsents } from '#features/consents/server/consent-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import type { Room } from '../contract.ts';
import { roomWindow } from '../rules/appointment-window.ts';
import { expectedDelay } from '../rules/expected-delay.ts';
import { GONE_AFTER_MS } from '../rules/limits.ts';
import { iceServersFor } from './ice-servers.ts';
import { phaseOf, sideOf } from './room-access.ts';
import { findEarlier, type VideoAppointment } from './video-store.ts';

/** Returns the state of a visit for one of its sides. */
export async function showRoom(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  appointment: VideoAppointment,
): Promise<Room> {
  const nowMs = now();
  const side = sideOf(appointment);
  const phase = phaseOf(appointment, nowMs);
  const { opensAtMs, closesAtMs } = roomWindow({
    startsAtMs: appointment.startsAt.getTime(),
    endsAtMs: appointment.endsAt.getTime(),
  });
  return {
    id: appointment.id,
    side,
    phase,
    date: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    opensAt: new Date(opensAtMs).toISOString(),
    closesAt: new Date(closesAtMs).toISOString(),
    // The consent to share ends with a cancelled visit; an in-person one is shown by the portal.
    patientName: side === 'provider' && phase === 'off' ? '' : (appointment.forName ?? appointment.patientName),
    providerName: appointment.providerName,
    isDemo: appointment.isDemo,
    consented: await hasAgreed(db, appointment),
    ...(phase === 'open' ? await showOpenRoom(db, appointment, nowMs) : CLOSED_ROOM),
    iceServers: phase === 'open' ? iceServersFor(config, `visit-${appointment.id}-${side}`, nowMs) : [],
  };
}

type Presence = Pick<
  Room,
  'admittedAt' | 'callEndedAt' | 'patientThere' | 'providerThere' | 'waitingSince' | 'expected'
>;

const CLOSED_ROOM: Presence = {
  admittedAt: null,
  callEndedAt: null,
  patientThere: false,
  providerThere: false,
  waitingSince: null,
  expected: null,
};

/** Returns who is in a room and who waits. */
async function showOpenRoom(db: Database, appointment: VideoAppointment, nowMs: number): Promise<Presence> {
  const { admittedAt, endedAt, patientSeenAt, providerSeenAt, waitingSince } = appointment;
  const isThere = (seenAt: Date | null) => seenAt !== null && seenAt.getTime() > nowMs - GONE_AFTER_MS;
  // After a call no delay is expected, whether or not the patient is admitted again.
  const waits = admittedAt === null && endedAt === null;
  return {
    admittedAt: admittedAt?.toISOString() ?? null,
    callEndedAt: endedAt?.toISOString() ?? null,
    patientThere: isThere(patientSeenAt),
    providerThere: isThere(providerSeenAt),
    waitingSince: isThere(patientSeenAt) ? (waitingSince?.toISOString() ?? null) : null,
    expected: waits ? await showExpectation(db, appointment, nowMs) : null,
  };
}

async function showExpectation(db: Database, appointment: VideoAppointment, nowMs: number): Promise<Room['expected']> {
  const earlier = await findEarlier(db, appointment, nowMs);
  const { untilMs, ...expected } = expectedDelay({ startsAtMs: appointment.startsAt.getTime() }, earlier, nowMs);
  return { ...expected, until: untilMs === null ? null : new Date(untilMs).toISOString() };
}

/**
 * Returns the state of a visit to a user. A look by the provider's side is noted in the patient's access log; without
 * the entry nothing is shown.
 */
export async function lookIntoRoom(
  context: Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>,
  appointment: VideoAppointment,
  user: Pick<RequestUser, 'id' | 'desk'>,
): Promise<Room> {
  const room = await showRoom(context, appointment);
  if (appointment.isPatient || room.phase === 'off') return room;
  const nowMs = context.now();
  const look = {
    userId: user.id,
    desk: user.desk?.name,
    act: 'appointment.read',
    appointments: [appointment],
    nowMs,
    sameSinceMs: nowMs - SAME_ACCESS_MS,
  };
  await context.db.transaction((tx) => recordAccess(tx, context.keyFor, look));
  return room;
}

/** True if the patient consented to this visit by video, in the current version of the text. */
export async function hasAgreed(db: Database, { id, patientId }: Pick<VideoAppointment, 'id' | 'patientId'>) {
  const { version } = purposeOf('telehealth');
  const latest = (await findConsents(db, patientId)).find(
    ({ purpose, about }) => purpose === 'telehealth' && about === `appointment:${id}`,
  );
  return latest !== undefined && latest.granted && latest.version === version;
}
