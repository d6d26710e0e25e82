import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, max, min, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviewReports } from '#db/schema/reviews/review-reports.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { Page } from '#platform/server/http/page.ts';
import type { ReportedReview, ReportSearch } from '../contract.ts';

/** True if there is a visible review with this id. */
export async function isShown(db: Database, reviewId: number): Promise<boolean> {
  const shown = and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt), isNull(reviews.heldAt));
  return (await db.select({ id: reviews.id }).from(reviews).where(shown)).length > 0;
}

/** Reports a review for an account; does nothing if it reported it before. */
export async function insertReport(
  db: Database,
  report: { readonly reviewId: number; readonly userId: number; readonly reason: string; readonly createdAt: Date },
): Promise<void> {
  await db.insert(reviewReports).values(report).onConflictDoNothing();
}

/** Returns one page of reviews that are reported or held: undecided ones, longest waiting first, or decided ones, latest decision first. */
export async function findReported(db: Database, search: ReportSearch): Promise<Page<ReportedReview>> {
  const isOpen = search.state === 'open';
  const open = sql`(${reviews.heldAt} is not null or coalesce(bool_or(${reviewReports.id} is not null and ${reviewReports.outcome} is null), false))`;
  const wanted = () =>
    db
      .select({ reviewId: reviews.id })
      .from(reviews)
      .leftJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
      .where(or(isNotNull(reviewReports.id), isNotNull(reviews.heldAt), isNotNull(reviews.hiddenAt)))
      .groupBy(reviews.id)
      .having(isOpen ? open : sql`not ${open}`);
  const since = sql`coalesce(${min(reviewReports.createdAt)}, ${reviews.heldAt})`;
  const ids = await wanted()
    .orderBy(isOpen ? since : desc(max(reviewReports.resolvedAt)), asc(reviews.id))
    .limit(search.limit)
    .offset(search.offset);
  const [counted] = await db.select({ total: count() }).from(wanted().as('reported'));
  return new Page(
    await described(
      db,
      ids.map(({ reviewId }) => reviewId),
    ),
    counted?.total ?? 0,
    search,
  );
}

/** Returns a reported or held review; undefined if there is none with this id, or it is neither. */
export async function findReportedOne(db: Database, reviewId: number): Promise<ReportedReview | undefined> {
  const [found] = await described(db, [reviewId]);
  return found;
}

/** Stores an administrator's decision about a review, and shows or hides it. */
export async function writeDecision(
  tx: Database,
  reviewId: number,
  outcome: 'kept' | 'hidden',
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  await tx
    .update(reviews)
    .set({ hiddenAt: outcome === 'hidden' ? at : null, heldAt: null })
    .where(eq(reviews.id, reviewId));
  await tx.update(reviewReports).set({ outcome, resolvedAt: at }).where(eq(reviewReports.reviewId, reviewId));
}

/** Reopens the reports of a kept review after its author changed it. */
export async function reopenKept(tx: Database, reviewId: number): Promise<void> {
  await tx
    .update(reviewReports)
    .set({ outcome: null, resolvedAt: null })
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.outcome, 'kept')));
}

/** Returns the reports of an account. */
export async function collectReports(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { id, reviewId, reason, createdAt, outcome, resolvedAt } = reviewReports;
  return {
    reviewReports: await db
      .select({ id, reviewId, reason, createdAt, outcome, resolvedAt })
      .from(reviewReports)
      .where(eq(reviewReports.userId, userId))
      .orderBy(asc(reviewReports.id)),
  };
}

/** Erases the reports of an account; decisions about the reviews stay. */
export async function eraseReports(tx: Database, userId: number): Promise<void> {
  await tx.delete(reviewReports).where(eq(reviewReports.userId, userId));
}

/** Deletes reports that were decided before an instant. */
export async function removeOldReports(db: Database, beforeMs: number): Promise<void> {
  await db
    .delete(reviewReports)
    .where(and(isNotNull(reviewReports.outcome), lt(reviewReports.resolvedAt, new Date(beforeMs))));
}

/** Returns reported reviews in the order of the ids. */
async function described(db: Database, ids: readonly number[]): Promise<ReportedReview[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: reviews.id,
      providerId: reviews.providerId,
      providerName: providers.name,
      stars: reviews.stars,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
      hiddenAt: reviews.hiddenAt,
      heldAt: reviews.heldAt,
    })
    .from(reviews)
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .where(inArray(reviews.id, [...ids]));
  const reports = await db
    .select()
    .from(reviewReports)
    .where(inArray(reviewReports.reviewId, [...ids]))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id));
  const reportsOf = Map.groupBy(reports, ({ reviewId }) => reviewId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [row, found = []] = [byId.get(id), reportsOf.get(id)];
    if (row === undefined || (found.length === 0 && row.heldAt === null && row.hiddenAt === null)) return [];
    const { heldAt, ...review } = row;
    return [
      {
        ...review,
        ...(heldAt !== null && { held: true as const }),
        createdAt: row.createdAt.toISOString(),
        editedAt: row.editedAt?.toISOString() ?? null,
        hiddenAt: row.hiddenAt?.toISOString() ?? null,
        reports: found.map(({ reason, createdAt, outcome }) => ({
          reason,
          createdAt: createdAt.toISOString(),
          outcome,
        })),
      },
    ];
  });
}
