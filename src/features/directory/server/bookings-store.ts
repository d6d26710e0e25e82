import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { Bookings } from '../rules/booking-state.ts';

/** What decides whether a provider's bookings may start or go on. */
export interface BookingsRow extends Bookings {
  readonly name: string;
  readonly hoursConfirmedAt: Date | null;
  readonly checklistDueAt: Date | null;
  /** The last day of its licences in Lagos; null if none is recorded. */
  readonly licensedUntil: string | null;
}

/** Returns the state of a provider's bookings; undefined if it was removed. */
export async function findBookings(db: Database, providerId: number): Promise<BookingsRow | undefined> {
  const [row] = await selectBookings(db, providerId);
  return row;
}

/** Returns the same and locks the row, so that its contacts don't change while its bookings start. */
export async function lockBookings(tx: Database, providerId: number): Promise<BookingsRow | undefined> {
  const [row] = await selectBookings(tx, providerId).for('no key update');
  return row;
}

function selectBookings(db: Database, providerId: number) {
  return db
    .select({
      name: providers.name,
      bookingState: providers.bookingState,
      liveBy: providers.liveBy,
      pausedReason: providers.pausedReason,
      hoursConfirmedAt: providers.hoursConfirmedAt,
      checklistDueAt: providers.checklistDueAt,
      licensedUntil: providers.licensedUntil,
    })
    .from(providers)
    .where(and(eq(providers.id, providerId), isNull(providers.removedAt)));
}

/** Writes the state of a provider's bookings; what goes live is live from `nowMs` on, and nothing is due any more. */
export async function writeBookings(
  tx: Database,
  providerId: number,
  { bookingState, liveBy, pausedReason }: Bookings,
  nowMs: number,
): Promise<void> {
  await tx
    .update(providers)
    .set({
      bookingState,
      liveBy,
      pausedReason,
      checklistDueAt: null,
      ...(bookingState === 'live' && { liveAt: new Date(nowMs) }),
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(providers.id, providerId));
}
