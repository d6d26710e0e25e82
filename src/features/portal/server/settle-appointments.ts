import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { freeLanesAt, slotInLane, type Taken } from '#features/schedules/rules/slots.ts';
import { type BookableProvider, findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import type { AppointmentInTheWay, PortalRefusal } from '../rules/refusals.ts';
import { colleaguesFor, moveToColleague } from './change-appointment.ts';
import type { findToCome } from './portal-appointment-store.ts';

/** An appointment that a change would put out of place. */
export type Displaced = Awaited<ReturnType<typeof findToCome>>[number] & {
  /** A colleague is free at the same time and place; absent where none could be. */
  readonly colleagueIsFree?: boolean;
};

/** The desk's choice for the appointments that it was shown. */
export interface BookedChoice {
  readonly choice: 'keep' | 'move' | 'cancel';
  readonly ids: readonly number[];
}

/** Who settles appointments, and when. */
export interface Settling {
  readonly userId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  readonly nowMs: number;
  readonly booked: BookedChoice | undefined;
  readonly mailing: AppointmentMailing;
  /** True for one of several changes with one choice, which may name appointments of the others. */
  readonly isPartOfSeveral?: boolean;
}

/**
 * True if there are no appointments, or the desk has chosen what becomes of exactly these. If not, the look at them is noted: they are
 * about to be shown, with `bookedRefusal`.
 */
export async function isSettled(
  tx: Database,
  { keyFor }: Pick<Context, 'keyFor'>,
  displaced: readonly Displaced[],
  { userId, desk, nowMs, booked, isPartOfSeveral = false }: Settling,
): Promise<boolean> {
  const isEachNamed = displaced.every(({ id }) => booked?.ids.includes(id) === true);
  const isNoneGone = isPartOfSeveral || new Set(booked?.ids).size === displaced.length;
  if (displaced.length === 0 || (isEachNamed && isNoneGone)) return true;
  const look = { userId, desk, act: 'appointment.list', appointments: displaced, nowMs };
  await recordAccess(tx, keyFor, { ...look, sameSinceMs: nowMs - SAME_ACCESS_MS });
  return false;
}

/**
 * Does with the appointments what the desk chose, after the change is written: those to cancel are cancelled free of charge
 * and with a message, those to move go to a free colleague at the same time. Returns the ones that were to be moved and
 * that no colleague can take: they stay.
 */
export async function settle(
  tx: Database,
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  displaced: readonly Displaced[],
  { userId, desk, nowMs, booked, mailing }: Settling,
): Promise<Displaced[]> {
  if (booked?.choice === 'cancel') {
    // Locked in the order of ids, as everywhere, so that no deadlock is possible.
    for (const { id, patientId } of displaced) {
      const how = { status: 'cancelled', by: 'provider', userId, nowMs, mailing } as const;
      await endAppointment(tx, { id, patientId, ...how });
    }
    const look = { userId, desk, act: 'appointment.cancel', appointments: displaced, nowMs, sameSinceMs: nowMs };
    await recordAccess(tx, context.keyFor, look);
  }
  if (booked?.choice !== 'move') return [];
  const stayed: Displaced[] = [];
  // In the order of the patients, whose locks are taken one after another.
  for (const one of displaced.toSorted((a, b) => a.patientId - b.patientId || a.id - b.id)) {
    if (!(await moveToColleague(tx, context, { id: one.id, userId, desk, nowMs, mailing }))) stayed.push(one);
  }
  return stayed;
}

/**
 * Returns appointments of a resource with whether a colleague could take each at the same time and place. A lane that is free
 * is counted for one of them.
 */
export async function withColleagues(
  tx: Database,
  displaced: readonly Displaced[],
  nowMs: number,
): Promise<Displaced[]> {
  const found: Displaced[] = [];
  const places = new Map<number, { place: BookableProvider; taken: Taken[] } | undefined>();
  for (const one of displaced.toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id)) {
    const { providerId, serviceId, startsAtMs } = one;
    if (!places.has(providerId)) {
      const place = await findSchedule(tx, providerId);
      places.set(providerId, place && { place, taken: await findTaken(tx, place, nowMs) });
    }
    const at = places.get(providerId);
    const colleagues = at === undefined ? [] : await colleaguesFor(tx, at.place, one);
    if (at === undefined || colleagues.length === 0) {
      found.push(one);
      continue;
    }
    // The notice before a visit binds patients, not the desk.
    const schedule = scheduleFor({ ...at.place, noticeMinutes: 0 }, { serviceId });
    const lane = freeLanesAt(startsAtMs, schedule, at.taken, nowMs).find(
      ({ resourceId }) => resourceId !== null && colleagues.includes(resourceId),
    );
    const endsAtMs = lane && slotInLane(startsAtMs, lane, schedule, nowMs)?.busyUntilMs;
    if (lane !== undefined && endsAtMs !== undefined) at.taken.push({ ...lane, startsAtMs, endsAtMs });
    found.push({ ...one, colleagueIsFree: lane !== undefined });
  }
  return found;
}

/** Returns the refusal that shows the appointments that need a choice. */
export function bookedRefusal(refusal: PortalRefusal, displaced: readonly Displaced[]): AppError {
  return new AppError(refusal, { extras: { visits: shownDisplaced(displaced) } });
}

/** Returns appointments as the desk reads them, in order of time. */
export function shownDisplaced(displaced: readonly Displaced[]): AppointmentInTheWay[] {
  return displaced
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id)
    .map(({ id, startsAtMs, endsAtMs, name, colleagueIsFree }) => ({
      id,
      date: new Date(startsAtMs).toISOString(),
      endsAt: new Date(endsAtMs).toISOString(),
      name,
      ...(colleagueIsFree !== undefined && { colleagueIsFree }),
    }));
}
