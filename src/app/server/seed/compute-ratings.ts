import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';

/** Gives every provider the average and the number of its reviews, as leaving them one by one would have. */
export async function computeRatings(tx: Pick<Database, 'execute'>): Promise<void> {
  await tx.execute(sql`
    update ${providers} set rating_tenths = given.tenths, review_count = given.reviews
    from (
      select provider_id, round(avg(stars) * 10)::int as tenths, count(*)::int as reviews from ${reviews} group by provider_id
    ) as given
    where ${providers.id} = given.provider_id
  `);
}
