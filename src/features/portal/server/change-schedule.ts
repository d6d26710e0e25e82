import type { Database } from '#db/open-database.ts';
import { lockProviders } from '#features/booking/server/booking-lock-store.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { type BookableProvider, findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { newlyOutside, newlyOutsideOwn } from '../rules/outside-appointments.ts';
import { APPOINTMENTS_BOOKED, APPOINTMENTS_OF_RESOURCE } from '../rules/refusals.ts';
import { findToCome } from './portal-appointment-store.ts';
import {
  bookedRefusal,
  type Displaced,
  isSettled,
  type Settling,
  settle,
  withColleagues,
} from './settle-appointments.ts';

/** A change of a provider's schedule. */
export interface ScheduleChange extends Settling {
  readonly providerId: number;
  /** The resource that alone changes, and the places where it does; absent if the whole place changes. */
  readonly resource?: { readonly id: number; readonly places: readonly number[] } | undefined;
  /** Runs under the lock, before anything is compared. @throws AppError changed_meanwhile, not_found */
  readonly check?: (tx: Database) => Promise<void>;
  /** Returns the schedule of a place after the change. @throws AppError invalid */
  readonly after: (before: BookableProvider) => BookableProvider;
  /** Writes the change of a place. */
  readonly write: (tx: Database, after: BookableProvider) => Promise<void>;
  /** The details for the audit log. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Changes a provider's schedule in one transaction, under the lock that bookings take, so that a booking is either seen
 * here or refused there. Appointments that no longer fit are kept, moved or cancelled, as the desk chose for exactly these;
 * cancelled ones free of charge and with a message. Returns those that were to be moved and that no colleague can take.
 * @throws AppError visits_booked with the appointments that need a choice, not_found, invalid
 */
export async function changeSchedule(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  change: ScheduleChange,
): Promise<Displaced[]> {
  const { providerId, resource, userId, nowMs, booked } = change;
  const places = resource?.places ?? [providerId];
  const { unsettled = [], stayed = [] } = await context.db.transaction(async (tx) => {
    await lockProviders(tx, [providerId, ...places]);
    await change.check?.(tx);
    const afterwards: BookableProvider[] = [];
    const outside: Displaced[] = [];
    for (const place of places) {
      const before = await findSchedule(tx, place);
      if (before === undefined) throw new AppError(NOT_IN_PORTAL);
      const after = change.after(before);
      afterwards.push(after);
      outside.push(...outsideAfter(await findToCome(tx, place, nowMs, resource?.id), before, after, resource?.id));
    }
    if (!(await isSettled(tx, context, outside, change))) {
      return { unsettled: resource === undefined ? outside : await withColleagues(tx, outside, nowMs) };
    }
    for (const after of afterwards) await change.write(tx, after);
    const left = await settle(tx, context, outside, change);
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
    return { stayed: left };
  });
  const refusal = resource === undefined ? APPOINTMENTS_BOOKED : APPOINTMENTS_OF_RESOURCE;
  if (unsettled.length > 0) throw bookedRefusal(refusal, unsettled);
  return stayed;
}

/** The appointments that fit before a change and not after it; of one resource by its own hours and days. */
function outsideAfter(
  appointments: readonly Displaced[],
  before: BookableProvider,
  after: BookableProvider,
  resourceId: number | undefined,
): Displaced[] {
  if (resourceId === undefined) return newlyOutside(appointments, before, after);
  const own = ({ everyResource = [] }: BookableProvider) => everyResource.find(({ id }) => id === resourceId) ?? {};
  return newlyOutsideOwn(appointments, before, own(before), own(after));
}
