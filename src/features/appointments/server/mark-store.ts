import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';

/** Writes the mark of an appointment of the account's providers. */
export async function writeMark(
  tx: Database,
  id: number,
  userId: number,
  mark: {
    readonly status: 'scheduled' | 'completed';
    readonly attendance: 'attended' | 'no_show' | null;
    readonly nowMs: number;
  },
): Promise<void> {
  const { nowMs, attendance, status } = mark;
  await tx
    .update(appointments)
    .set({ status, attendance, markedAt: attendance === null ? null : new Date(nowMs), updatedAt: new Date(nowMs) })
    .where(and(eq(appointments.id, id), runBy(tx, userId)));
}

/** True if the appointment has a review. */
export async function isReviewed(db: Database, appointmentId: number): Promise<boolean> {
  const found = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.appointmentId, appointmentId));
  return found.length > 0;
}

/** A condition on `appointments`: the appointment belongs to one of the account's providers, or a double of it. */
export function runBy(db: Database, userId: number): SQL {
  return exists(
    db
      .select({ userId: providerMembers.userId })
      .from(providerMembers)
      .innerJoin(providers, eq(providers.id, providerMembers.providerId))
      .where(
        and(
          eq(providerMembers.providerId, placeOf(appointments.providerId)),
          eq(providerMembers.userId, userId),
          isNull(providers.removedAt),
        ),
      ),
  );
}
