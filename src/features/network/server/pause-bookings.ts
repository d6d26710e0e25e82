import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { type BookingState, bookingsAfter } from '#features/directory/rules/booking-state.ts';
import { findBookings, writeBookings } from '#features/directory/server/bookings-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { CHANGED_MEANWHILE } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { AdminProvider } from '../contract.ts';
import { noSuchProvider } from './change-provider.ts';
import { findAdminProvider } from './provider-admin-store.ts';

/** What an administrator wants of a provider's bookings; `was` is the state on the screen. */
interface PauseWish {
  readonly providerId: number;
  readonly admin: { readonly id: number };
  readonly paused: boolean;
  readonly was: BookingState;
}

/**
 * Pauses the bookings of a provider, or lets its practice start them again, under the lock that bookings take. Does
 * nothing if that is done already.
 * @throws AppError not_found; changed_meanwhile if the state isn't what it `was`, or allows no such change
 */
export async function pauseBookings(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  { providerId, admin, paused, was }: PauseWish,
): Promise<AdminProvider> {
  const { db, now } = context;
  return await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const row = (await findBookings(tx, providerId)) ?? noSuchProvider();
    // After a lost answer the same request comes again.
    if ((row.pausedReason === 'administrator') !== paused) {
      const after = bookingsAfter(paused ? 'administrator-pauses' : 'administrator-allows', row);
      if (row.bookingState !== was || after === undefined) throw new AppError(CHANGED_MEANWHILE);
      await writeBookings(tx, providerId, after, now());
      const act = paused ? 'bookings.pause' : 'bookings.allow';
      await recordAct(tx, context, admin, { act, object: `provider:${providerId}`, details: {} });
    }
    return (await findAdminProvider(tx, providerId, now())) ?? noSuchProvider();
  });
}
