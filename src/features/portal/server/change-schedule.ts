import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { type BookableProvider, findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { newlyOutside } from '../rules/outside-appointments.ts';
import { APPOINTMENTS_BOOKED, type AppointmentInTheWay } from '../rules/refusals.ts';
import { findToCome } from './portal-appointment-store.ts';

/** The desk's choice for the appointments outside a new schedule that it was shown. */
export interface BookedChoice {
  readonly choice: 'keep' | 'cancel';
  readonly ids: readonly number[];
}

/** A change of a provider's schedule. */
export interface ScheduleChange {
  readonly providerId: number;
  readonly userId: number;
  readonly nowMs: number;
  readonly booked: BookedChoice | undefined;
  readonly mailing: AppointmentMailing;
  /** Returns the schedule after the change. @throws AppError invalid */
  readonly after: (before: BookableProvider) => BookableProvider;
  /** Writes the change. */
  readonly write: (tx: Database, after: BookableProvider) => Promise<void>;
  /** The details for the audit log. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Changes a provider's schedule in one transaction, under the lock that bookings take, so that a booking is either seen
 * here or refused there. Appointments that no longer fit are kept or cancelled, as the desk chose for exactly these;
 * cancelled ones free of charge and with a message.
 * @throws AppError visits_booked with the appointments that need a choice, not_found, invalid
 */
export async function changeSchedule(
  { db, keyFor, now }: { readonly db: Database; readonly keyFor: KeyFor; readonly now: () => number },
  change: ScheduleChange,
): Promise<void> {
  const { providerId, userId, nowMs, booked } = change;
  const unsettled = await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const before = await findSchedule(tx, providerId);
    if (before === undefined) throw new AppError(NOT_IN_PORTAL);
    const after = change.after(before);
    const outside = newlyOutside(await findToCome(tx, providerId, nowMs), before, after);
    if (outside.some(({ id }) => booked?.ids.includes(id) !== true)) {
      const look = {
        userId,
        act: 'appointment.list',
        appointments: outside,
        nowMs,
        sameSinceMs: nowMs - SAME_ACCESS_MS,
      };
      await recordAccess(tx, keyFor, look);
      return outside;
    }
    await change.write(tx, after);
    const cancelled = booked?.choice === 'cancel' ? outside : [];
    // Locked in the order of ids, as everywhere, so that no deadlock is possible.
    for (const { id, patientId } of cancelled) {
      const how = { status: 'cancelled', by: 'provider', userId, nowMs, mailing: change.mailing } as const;
      await endAppointment(tx, { id, patientId, ...how });
    }
    await recordAct(
      tx,
      { keyFor, now },
      { id: userId },
      {
        act: 'schedule.update',
        object: `provider:${providerId}`,
        details: {
          ...change.details,
          ...(outside.length > 0 && { visits: outside.map(({ id }) => id), choice: booked?.choice }),
        },
      },
    );
    return [];
  });
  if (unsettled.length > 0) throw refusal(unsettled);
}

function refusal(outside: readonly { id: number; startsAtMs: number; endsAtMs: number; name: string }[]): AppError {
  const appointments = outside
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs)
    .map(
      ({ id, startsAtMs, endsAtMs, name }): AppointmentInTheWay => ({
        id,
        date: new Date(startsAtMs).toISOString(),
        endsAt: new Date(endsAtMs).toISOString(),
        name,
      }),
    );
  return new AppError(APPOINTMENTS_BOOKED, { extras: { visits: appointments } });
}
