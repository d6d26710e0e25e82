import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';

/**
 * Serializes changes of a provider's reviews. Otherwise two at once would each count without the other. Returns the id of
 * the provider that has the reviews: of a double, the one that it was merged into.
 */
export async function lockRating(tx: Database, providerId: number): Promise<number> {
  const [row] = await tx
    .select({ mergedInto: providers.mergedInto })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for('no key update');
  return row?.mergedInto ? await lockRating(tx, row.mergedInto) : providerId;
}

/**
 * Recounts a provider's visible reviews: rating in tenths, 0 without any. Call it last in the transaction that changes
 * them, under `lockRating`.
 */
export async function recountRating(tx: Database, providerId: number): Promise<void> {
  const counted = sql`(select round(coalesce(avg(stars), 0) * 10)::int, count(*)::int from ${reviews}
    where provider_id = ${providerId} and hidden_at is null)`;
  await tx.execute(sql`
    update ${providers} set (rating_tenths, review_count) = ${counted}, updated_at = clock_timestamp()
    where id = ${providerId}`);
}
