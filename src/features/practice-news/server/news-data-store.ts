import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';

/** Returns the news that a member of a practice saw first, or caused. */
export async function collectSeenNews(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { id, providerId, kind, at, seenAt } = practiceNews;
  return {
    seenPracticeNews: await db
      .select({ id, providerId, kind, at, seenAt })
      .from(practiceNews)
      .where(eq(practiceNews.seenBy, userId))
      .orderBy(asc(id)),
  };
}

/** Removes the name of a member from the news that they saw; that they were seen stays. */
export async function eraseSeenNews(tx: Database, userId: number): Promise<void> {
  await tx.update(practiceNews).set({ seenBy: null }).where(eq(practiceNews.seenBy, userId));
}

/** Deletes the news from before an instant, ms. */
export async function removeOldNews(db: Database, beforeMs: number): Promise<void> {
  await db.delete(practiceNews).where(lt(practiceNews.at, new Date(beforeMs)));
}
