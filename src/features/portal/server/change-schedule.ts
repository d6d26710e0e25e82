import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { type BookableProvider, findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { newlyOutside } from '../rules/outside-appointments.ts';
import { APPOINTMENTS_BOOKED } from '../rules/refusals.ts';
import { findToCome } from './portal-appointment-store.ts';
import { type BookedChoice, bookedRefusal, isSettled, settle } from './settle-appointments.ts';

/** A change of a provider's schedule. */
export interface ScheduleChange {
  readonly providerId: number;
  readonly userId: number;
  readonly nowMs: number;
  readonly booked: BookedChoice<'keep' | 'cancel'> | undefined;
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
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  change: ScheduleChange,
): Promise<void> {
  const { providerId, userId, nowMs, booked } = change;
  const unsettled = await context.db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const before = await findSchedule(tx, providerId);
    if (before === undefined) throw new AppError(NOT_IN_PORTAL);
    const after = change.after(before);
    const outside = newlyOutside(await findToCome(tx, providerId, nowMs), before, after);
    if (!(await isSettled(tx, context, outside, change))) return outside;
    await change.write(tx, after);
    await settle(tx, context, outside, change);
    await recordAct(
      tx,
      context,
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
  if (unsettled.length > 0) throw bookedRefusal(APPOINTMENTS_BOOKED, unsettled);
}
