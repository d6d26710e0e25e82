import type { Database } from '#db/open-database.ts';
import { findReviewedBefore, removeOldAppointments } from '#features/appointments/server/appointment-data-store.ts';
import { removeOldPapers } from '#features/papers/server/paper-data-store.ts';
import { removeOldPayments } from '#features/payments/server/payment-data-store.ts';
import { lockRating, recountRating } from '#features/reviews/server/rating-store.ts';

/**
 * Deletes visits that ended before an instant (ms), with their payments, papers and reviews, and recomputes the ratings of the providers
 * concerned, so that a rating always matches the visible reviews.
 */
export async function purgeOldAppointments(db: Database, beforeMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const providerIds = await findReviewedBefore(tx, beforeMs);
    const rated = new Set<number>();
    for (const id of providerIds) rated.add(await lockRating(tx, id));
    await removeOldPayments(tx, beforeMs);
    await removeOldPapers(tx, beforeMs);
    await removeOldAppointments(tx, beforeMs);
    for (const id of rated) await recountRating(tx, id);
  });
}
