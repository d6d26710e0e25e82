import { and, count, desc, eq, getTableColumns, gte, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { videoRooms } from '#db/schema/video/video-rooms.ts';
import { Page } from '#platform/server/http/page.ts';
import type { MyReview, Review } from '../contract.ts';
import { editableUntil, type Proof, type Unconfirmed } from '../rules/review-limits.ts';
import { countedReviews } from './rating-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the reviews of a provider that count, newest first, without authors. */
export async function findReviews(
  db: Database,
  providerId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<Page<Review>> {
  const where = sql`${reviews.id} in (select id from (${countedReviews(sql`r.provider_id = ${providerId}`)}) counted)`;
  const { id, stars, comment, createdAt, editedAt } = getTableColumns(reviews);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, stars, comment, createdAt, editedAt, ...confirmation })
      .from(reviews)
      .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(reviews).where(where),
  ]);
  const items = rows.map(({ isConfirmed, ...row }) => ({
    ...row,
    ...(!isConfirmed && { notConfirmed: true as const }),
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

/** True of a review if the practice marked the visit, or it took place by video. */
const confirmation = {
  isConfirmed: sql<boolean>`coalesce(${appointments.attendance} = 'attended' or ${reviews.basis} in ('attended', 'video'), false)`,
};

/** Returns what shows that the visit of an account took place, besides the practice's mark. */
export async function findProof(
  tx: Database,
  appointmentId: number,
): Promise<Pick<Proof, 'tookPlaceByVideo' | 'confirmedAtMs'>> {
  const [found] = await tx
    .select({ admittedAt: videoRooms.admittedAt, confirmedAt: users.emailConfirmedAt, isDemo: users.isDemo })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(videoRooms, eq(videoRooms.appointmentId, appointments.id))
    .where(eq(appointments.id, appointmentId));
  return {
    tookPlaceByVideo: found !== undefined && found.admittedAt !== null,
    // Accounts of the demo data have no mailbox.
    confirmedAtMs: found?.isDemo ? 0 : (found?.confirmedAt?.getTime() ?? null),
  };
}

/** True if the practice marked the visit of a review, or it took place by video. */
export async function isConfirmed(tx: Database, id: number): Promise<boolean> {
  const [row] = await tx
    .select(confirmation)
    .from(reviews)
    .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
    .where(eq(reviews.id, id));
  return row?.isConfirmed ?? false;
}

/**
 * Counts the reviews of a provider until an instant (ms) that no practice has confirmed, held ones too, without the one
 * that is changed. Each counts when it was last changed, because stars can change then.
 */
export async function countUnconfirmed(
  tx: Database,
  providerId: number,
  nowMs: number,
  changedId = 0,
): Promise<Unconfirmed> {
  const saidAt = sql`coalesce(${reviews.editedAt}, ${reviews.createdAt})`;
  const since = (days: number) => new Date(nowMs - days * DAY_MS);
  const [counted] = await tx
    .select({
      today: sql<number>`(count(*) filter (where ${saidAt} >= ${since(1)}))::int`,
      thisMonth: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.providerId, providerId),
        eq(reviews.basis, 'account'),
        gte(saidAt, since(30)),
        lte(saidAt, since(0)),
        ne(reviews.id, changedId),
      ),
    );
  return counted ?? { today: 0, thisMonth: 0 };
}

/** Inserts the review of a visit. The table refuses a second one. */
export async function insertReview(tx: Database, row: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(row);
}

/** Updates a review. */
export async function updateReview(
  tx: Database,
  id: number,
  change: Pick<typeof reviews.$inferInsert, 'stars' | 'comment' | 'editedAt' | 'heldAt'>,
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}

function mine({
  id,
  appointmentId,
  stars,
  comment,
  createdAt,
  editedAt,
  hiddenAt,
  heldAt,
}: typeof reviews.$inferSelect) {
  return {
    id,
    appointmentId,
    stars,
    text: comment,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    editableUntil: new Date(editableUntil(createdAt.getTime())).toISOString(),
    hidden: hiddenAt !== null,
    ...(heldAt !== null && { held: true as const }),
  };
}
