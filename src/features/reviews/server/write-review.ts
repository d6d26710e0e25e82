import type { Database } from '#db/open-database.ts';
import { NO_SUCH_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { MyReview, NewReview } from '../contract.ts';
import {
  ALREADY_REVIEWED,
  CHANGEABLE_FOR_A_WEEK,
  NOT_COMPLETED,
  NOT_REVIEWED,
  NOT_SEEN,
  REVIEW_HIDDEN,
} from '../rules/refusals.ts';
import { basisOf, isReviewable, isSeries } from '../rules/review-limits.ts';
import { lockRating, recountRating } from './rating-store.ts';
import { reopenKept } from './report-store.ts';
import { countUnconfirmed, findProof, findReviewOf, insertReview, isConfirmed, updateReview } from './review-store.ts';

/** A patient's review of an own visit. */
export interface WrittenReview {
  readonly appointmentId: number;
  readonly patientId: number;
  readonly said: NewReview;
  readonly nowMs: number;
}

/**
 * Reviews a completed visit and updates the provider's rating in the same transaction. One of a sudden series waits for an
 * administrator first. Sending the same again is the
 * same review, so that a lost answer can be requested again.
 * @throws AppError not_found for a missing or another patient's visit, not_reviewable if it wasn't completed, was
 *   missed, or nothing shows that it took place, already_reviewed if there is another review of it
 */
export async function leaveReview(db: Database, written: WrittenReview): Promise<MyReview> {
  const { appointmentId, patientId, said, nowMs } = written;
  return await db.transaction(async (tx) => {
    const appointment = await appointmentOf(tx, written);
    if (!isReviewable(appointment, nowMs)) {
      throw new AppError(NOT_COMPLETED);
    }
    const providerId = await lockRating(tx, appointment.providerId);
    const before = await findReviewOf(tx, appointmentId, patientId);
    if (before !== undefined) {
      if (saysTheSame(before, said)) return before;
      throw new AppError(ALREADY_REVIEWED);
    }
    const proof = await findProof(tx, appointmentId);
    const { attendance, date } = appointment;
    const basis = basisOf({ ...proof, attendance, startsAtMs: Date.parse(date) });
    if (basis === undefined) throw new AppError(NOT_SEEN);
    const isHeld = basis === 'account' && isSeries(await countUnconfirmed(tx, providerId, nowMs));
    await insertReview(tx, {
      ...{ basis, heldAt: isHeld ? new Date(nowMs) : null },
      appointmentId,
      providerId,
      stars: said.stars,
      comment: said.text || null,
      createdAt: new Date(nowMs),
    });
    await recountRating(tx, providerId);
    return await readBack(tx, written);
  });
}

/**
 * Changes a review within a week. If an administrator kept it after a report, the report is reopened. Other stars count like
 * a new review: one of a sudden series waits for an administrator, again if it was of one when it was left.
 * @throws AppError not_found for a missing or another patient's visit or one without review, not_reviewable when the
 *   week is over or an administrator hid it
 */
export async function changeReview(db: Database, written: WrittenReview): Promise<MyReview> {
  const { appointmentId, patientId, said, nowMs } = written;
  return await db.transaction(async (tx) => {
    const appointment = await appointmentOf(tx, written);
    const providerId = await lockRating(tx, appointment.providerId);
    const before = await findReviewOf(tx, appointmentId, patientId);
    if (before === undefined) throw new AppError(NOT_REVIEWED);
    if (saysTheSame(before, said)) return before;
    if (before.hidden) {
      throw new AppError(REVIEW_HIDDEN);
    }
    if (nowMs >= Date.parse(before.editableUntil)) {
      throw new AppError(CHANGEABLE_FOR_A_WEEK);
    }
    const isHeld = before.stars !== said.stars && (await isOfSeries(tx, providerId, before, nowMs));
    await updateReview(tx, before.id, {
      ...(isHeld && !before.held && { heldAt: new Date(nowMs) }),
      stars: said.stars,
      comment: said.text || null,
      editedAt: new Date(nowMs),
    });
    await reopenKept(tx, before.id);
    await recountRating(tx, providerId);
    return await readBack(tx, written);
  });
}

/** True if a review that no practice has confirmed was one of a sudden series when it was last changed, or is one now. */
async function isOfSeries(tx: Database, providerId: number, { id, createdAt, editedAt }: MyReview, nowMs: number) {
  if (await isConfirmed(tx, id)) return false;
  const saidAtMs = Date.parse(editedAt ?? createdAt);
  return (
    isSeries(await countUnconfirmed(tx, providerId, saidAtMs, id)) ||
    isSeries(await countUnconfirmed(tx, providerId, nowMs, id))
  );
}

async function appointmentOf(tx: Database, { appointmentId, patientId }: WrittenReview) {
  const appointment = await findAppointment(tx, appointmentId, patientId);
  if (appointment === undefined) throw new AppError(NO_SUCH_APPOINTMENT);
  return appointment;
}

function saysTheSame(before: MyReview, said: NewReview): boolean {
  return before.stars === said.stars && before.text === (said.text || null);
}

async function readBack(tx: Database, { appointmentId, patientId }: WrittenReview): Promise<MyReview> {
  const written = await findReviewOf(tx, appointmentId, patientId);
  if (written === undefined) throw new Error('The review just written cannot be read.');
  return written;
}
