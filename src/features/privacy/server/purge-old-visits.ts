import type { Database } from '#db/open-database.ts';
import { findReviewedBefore, removeOldVisits } from '#features/appointments/server/visit-data-store.ts';
import { lockRating, recountRating } from '#features/reviews/server/rating-store.ts';

/**
 * Removes visits that ended before an instant (ms) with what was said about them, and counts the ratings anew that lose
 * a review by it: a rating says what the reviews that can be read say.
 */
export async function purgeOldVisits(db: Database, beforeMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const providerIds = await findReviewedBefore(tx, beforeMs);
    for (const id of providerIds) await lockRating(tx, id);
    await removeOldVisits(tx, beforeMs);
    for (const id of providerIds) await recountRating(tx, id);
  });
}
