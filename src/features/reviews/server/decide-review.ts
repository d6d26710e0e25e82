import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { ReportedReview } from '../contract.ts';
import { NO_SUCH_REPORT } from '../rules/refusals.ts';
import { lockRating, recountRating } from './rating-store.ts';
import { findReportedOne, writeDecision } from './report-store.ts';

/**
 * Keeps a reported or held review, or hides it. Rating and audit log are updated in the same transaction; repeating a decision
 * does nothing.
 * @throws AppError not_found for a review that is missing, or neither reported nor held
 */
export async function decideReview(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  { reviewId, outcome, adminId }: { reviewId: number; outcome: 'kept' | 'hidden'; adminId: number },
): Promise<ReportedReview> {
  const missing = () => new AppError(NO_SUCH_REPORT);
  return await context.db.transaction(async (tx) => {
    const found = await findReportedOne(tx, reviewId);
    if (found === undefined) throw missing();
    await lockRating(tx, found.providerId);
    const before = await findReportedOne(tx, reviewId);
    if (before === undefined) throw missing();
    const isHidden = before.hiddenAt !== null;
    const isDecided = !before.held && before.reports.every((report) => report.outcome === outcome);
    if (isDecided && isHidden === (outcome === 'hidden')) return before;
    await writeDecision(tx, reviewId, outcome, context.now());
    await recountRating(tx, before.providerId);
    await recordAct(
      tx,
      context,
      { id: adminId },
      {
        act: outcome === 'hidden' ? 'review.hide' : 'review.keep',
        object: `review:${reviewId}`,
        details: { provider: before.providerId, reports: before.reports.length },
      },
    );
    const { held: _held, ...decided } = before;
    const hiddenAt = outcome === 'hidden' ? new Date(context.now()).toISOString() : null;
    return { ...decided, hiddenAt, reports: decided.reports.map((report) => ({ ...report, outcome })) };
  });
}
