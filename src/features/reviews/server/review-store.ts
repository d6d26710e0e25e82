import { and, count, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { Page } from '#platform/server/http/page.ts';
import type { MyReview, Review } from '../contract.ts';
import { editableUntil } from '../rules/review-limits.ts';

/** Returns the visible reviews of a provider, newest first, without authors. */
export async function findReviews(
  db: Database,
  providerId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<Page<Review>> {
  const where = and(eq(reviews.providerId, providerId), isNull(reviews.hiddenAt));
  const { id, stars, comment, createdAt, editedAt } = getTableColumns(reviews);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, stars, comment, createdAt, editedAt })
      .from(reviews)
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(reviews).where(where),
  ]);
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }));
  return new Page(items, counted?.total ?? 0, page);
}

/** Returns a patient's reviews, newest first, hidden ones included. */
export async function findReviewsBy(db: Database, patientId: number): Promise<MyReview[]> {
  const rows = await db
    .select(getTableColumns(reviews))
    .from(reviews)
    .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
    .where(eq(appointments.patientId, patientId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(mine);
}

/** Returns a patient's review of a visit; undefined if there is none, or it is another patient's visit. */
export async function findReviewOf(
  db: Database,
  appointmentId: number,
  patientId: number,
): Promise<MyReview | undefined> {
  const [row] = await db
    .select(getTableColumns(reviews))
    .from(reviews)
    .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
    .where(and(eq(reviews.appointmentId, appointmentId), eq(appointments.patientId, patientId)));
  return row && mine(row);
}

/** Inserts the review of a visit. The table refuses a second one. */
export async function insertReview(tx: Database, row: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(row);
}

/** Updates a review. */
export async function updateReview(
  tx: Database,
  id: number,
  change: { readonly stars: number; readonly comment: string | null; readonly editedAt: Date },
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}

function mine({ id, appointmentId, stars, comment, createdAt, editedAt, hiddenAt }: typeof reviews.$inferSelect) {
  return {
    id,
    appointmentId,
    stars,
    text: comment,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    editableUntil: new Date(editableUntil(createdAt.getTime())).toISOString(),
    hidden: hiddenAt !== null,
  };
}
