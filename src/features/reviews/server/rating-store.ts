import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/providers.ts';
import { reviews } from '#db/schema/reviews.ts';

/** Queues whoever changes the reviews of a provider. Without it, two at once would each count without the other's. */
export async function lockRating(tx: Database, providerId: number): Promise<void> {
  await tx.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId)).for('no key update');
}

/**
 * Counts a provider's reviews anew, those that are not hidden: rating in tenths, 0 where there is none. Call it last in
 * the transaction that changes them, under `lockRating`.
 */
export async function recountRating(tx: Database, providerId: number): Promise<void> {
  const counted = sql`(select round(coalesce(avg(stars), 0) * 10)::int, count(*)::int from ${reviews}
    where provider_id = ${providerId} and hidden_at is null)`;
  await tx.execute(sql`
    update ${providers} set (rating_tenths, review_count) = ${counted}, updated_at = clock_timestamp()
    where id = ${providerId}`);
}
