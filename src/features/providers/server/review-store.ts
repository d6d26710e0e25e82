import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { reviews } from '#db/schema/reviews.ts';
import { Page } from '#platform/server/page.ts';
import type { Review } from '../contract.ts';

/** What patients said of a provider, newest first. It never says who. */
export async function findReviews(
  db: Database,
  providerId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<Page<Review>> {
  const where = eq(reviews.providerId, providerId);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: reviews.id, stars: reviews.stars, comment: reviews.comment, createdAt: reviews.createdAt })
      .from(reviews)
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(reviews).where(where),
  ]);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return new Page(items, counted?.total ?? 0, page);
}
