import type { Database } from '#db/open-database.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { type BookingState, bookingsAfter, missingChecks } from '#features/directory/rules/booking-state.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { findBookings, lockBookings, writeBookings } from '#features/directory/server/bookings-store.ts';
import { offersTimes } from '#features/schedules/rules/working-hours.ts';
import { type BookableProvider, findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { Checklist } from '../rules/checklist-contract.ts';
import { partsOfWeek } from '../rules/compared-settings.ts';
import { licenceEnd } from '../rules/licence-end.ts';
import { BOOKINGS_CHANGED, NOT_READY, PAUSED_BY_ADMINISTRATOR } from '../rules/refusals.ts';
import {
  findChecklistsDue,
  findReadiness,
  hasLicence,
  type LicenceRule,
  writeChecklistDone,
  writeHoursConfirmed,
  writeLicencesDue,
} from './checklist-store.ts';
import { findPeople } from './shown-people.ts';
import { asShown } from './shown-schedule.ts';

type SeenWeek = Pick<Checklist, 'hours' | 'visitMinutes'>;
type Using = Pick<Context, 'config' | 'db' | 'keyFor' | 'now'>;

/** How long practices that take bookings have to get a licence checked once it is required. */
const LICENCE_GRACE_MS = 14 * 24 * 60 * 60 * 1000;

/** Returns whether patients can book a provider, and what is missing. @throws AppError not_found */
export async function findChecklist(
  db: Database,
  providerId: number,
  licence: LicenceRule,
): Promise<Omit<Checklist, 'sendsTexts'>> {
  const [row, schedule] = [await findBookings(db, providerId), await findSchedule(db, providerId)];
  if (row === undefined || schedule === undefined) throw new AppError(NOT_IN_PORTAL);
  const { hours, visitMinutes } = asShown(schedule);
  return {
    id: providerId,
    name: row.name,
    bookingState: row.bookingState,
    liveBy: row.liveBy,
    pausedReason: row.pausedReason,
    dueAt: row.checklistDueAt?.toISOString() ?? null,
    missing: missingChecks(await findReadiness(db, providerId, row, licence)),
    hoursConfirmedAt: row.hoursConfirmedAt?.toISOString() ?? null,
    hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    visitMinutes,
    people: await findPeople(db, schedule),
    hasLicence: await hasLicence(db, providerId),
    licensedUntil: row.licensedUntil,
    obstacle: obstacleOf(schedule, licence.nowMs),
    requiresLicence: licence.isRequired,
  };
}

/** Returns what keeps patients from booking a place, apart from its state, or soon will. */
function obstacleOf(place: BookableProvider, nowMs: number): Checklist['obstacle'] {
  const end = licenceEnd(place.licensedUntil ?? null, lagosDate(nowMs));
  if (end === 'past') return 'licence_ended';
  if (!offersTimes(asShown(place), nowMs)) return 'no_times';
  return end === 'near' ? 'licence_ends' : null;
}

/** Returns whether practices need a licence now. */
export function licenceRule({ config, now }: Pick<Context, 'config' | 'now'>): LicenceRule {
  return { isRequired: config.requireLicence, nowMs: now() };
}

/**
 * Notes that a member finds the weekly hours right.
 * @throws AppError not_found; changed_meanwhile if they aren't those that the member saw
 */
export async function confirmSeenHours(
  context: Using,
  { providerId, userId, was }: { providerId: number; userId: number; was: SeenWeek },
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const { hours, visitMinutes } = await findChecklist(tx, providerId, licenceRule(context));
    refuseChanged(partsOfWeek(was), partsOfWeek(was), partsOfWeek({ hours, visitMinutes }));
    await writeHoursConfirmed(tx, providerId, now());
    await recordAct(
      tx,
      context,
      { id: userId },
      { act: 'hours.confirm', object: `provider:${providerId}`, details: {} },
    );
  });
}

/** A member's wish to start or to pause bookings. */
export interface BookingsWish {
  readonly providerId: number;
  readonly userId: number;
  readonly on: boolean;
  /** The state on the member's screen. */
  readonly was: BookingState;
}

/**
 * Starts or pauses the bookings of a provider, under the lock that bookings take: one is either made before or refused.
 * The lock on the row keeps its last confirmed contact from being removed meanwhile. Does nothing if they are on or off
 * already.
 * @throws AppError not_found, bookings_changed, paused_by_administrator, not_ready with what is missing
 */
export async function setBookings(context: Using, { providerId, userId, on, was }: BookingsWish): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const row = await lockBookings(tx, providerId);
    if (row === undefined) throw new AppError(NOT_IN_PORTAL);
    const isDone = (row.bookingState === 'live') === on && (on || row.bookingState === 'paused');
    // After a lost answer the same request comes again.
    if (isDone) return;
    if (row.bookingState !== was) throw new AppError(BOOKINGS_CHANGED);
    if (on && row.pausedReason === 'administrator') throw new AppError(PAUSED_BY_ADMINISTRATOR);
    const missing = on ? missingChecks(await findReadiness(tx, providerId, row, licenceRule(context))) : [];
    if (missing.length > 0) throw new AppError(NOT_READY, { extras: { missing } });
    const after = bookingsAfter(on ? 'start' : 'pause', row);
    if (after === undefined) throw new AppError(BOOKINGS_CHANGED);
    await writeBookings(tx, providerId, after, now());
    const act = { act: on ? 'bookings.start' : 'bookings.pause', object: `provider:${providerId}`, details: {} };
    await recordAct(tx, context, { id: userId }, act);
  });
}

/**
 * Pauses the providers whose checklist is due and not done; what was live before there was a checklist had 14 days for
 * it, and so has what is live without a licence once `REQUIRE_LICENCE` is on. Returns how many were paused.
 */
export async function pauseOverdue(context: Using): Promise<number> {
  const { config, db, now } = context;
  if (config.requireLicence) await writeLicencesDue(db, now() + LICENCE_GRACE_MS);
  let paused = 0;
  for (const providerId of await findChecklistsDue(db, now())) {
    if (await pauseIfUndone(context, providerId)) paused += 1;
  }
  return paused;
}

async function pauseIfUndone(context: Using, providerId: number): Promise<boolean> {
  const { db, now } = context;
  return await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const row = await findBookings(tx, providerId);
    if (row === undefined) return false;
    const after = bookingsAfter('checklist-overdue', row);
    const dueAtMs = row.checklistDueAt?.getTime() ?? Number.POSITIVE_INFINITY;
    if (after === undefined || dueAtMs > now()) return false;
    if (missingChecks(await findReadiness(tx, providerId, row, licenceRule(context))).length === 0) {
      await writeChecklistDone(tx, providerId);
      return false;
    }
    await writeBookings(tx, providerId, after, now());
    return true;
  });
}
