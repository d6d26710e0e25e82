import { providerExists } from '#features/directory/server/provider-store.ts';
import { refuseMissing } from '#features/schedules/server/merged-provider-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { readShared } from '#platform/server/http/read-copy.ts';
import { route } from '#platform/server/http/route.ts';
import {
  changeReview as changeCall,
  decideReview as decideCall,
  leaveReview as leaveCall,
  listMyReviews,
  listReported,
  listReviews,
  reportReview,
} from '../contract.ts';
import { NO_SUCH_REVIEW } from '../rules/refusals.ts';
import { decideReview } from './decide-review.ts';
import { findReported, insertReport, isShown } from './report-store.ts';
import { findReviews, findReviewsBy } from './review-store.ts';
import { changeReview, leaveReview } from './write-review.ts';

/** Stops scripts, by requests a minute of a network address, which many phones share. */
const WRITE_LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const REPORT_LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } };

/** Reviews of visits: read by all, written by patients, reported, and kept or hidden by administrators. */
export function installReviews(context: Context): void {
  const { app, db, now } = context;

  route(app, listReviews, async ({ params, query, request }) =>
    readShared(context, request, async (from) => {
      if (!(await providerExists(from, params.id))) return await refuseMissing(db, request, params.id);
      return await findReviews(from, params.id, query);
    }),
  );

  route(app, listMyReviews, async ({ user }) => {
    const mine = await findReviewsBy(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });

  route(
    app,
    leaveCall,
    async ({ params, body, user }) =>
      await leaveReview(db, { appointmentId: params.id, patientId: user.id, said: body, nowMs: now() }),
    WRITE_LIMIT,
  );

  route(
    app,
    changeCall,
    async ({ params, body, user }) =>
      await changeReview(db, { appointmentId: params.id, patientId: user.id, said: body, nowMs: now() }),
    WRITE_LIMIT,
  );

  route(
    app,
    reportReview,
    async ({ params, body, user }) => {
      if (!(await isShown(db, params.reviewId))) throw new AppError(NO_SUCH_REVIEW);
      await insertReport(db, {
        reviewId: params.reviewId,
        userId: user.id,
        reason: body.reason,
        createdAt: new Date(now()),
      });
      return { reported: true as const };
    },
    REPORT_LIMIT,
  );

  route(app, listReported, async ({ query }) => await findReported(db, query));

  route(app, decideCall, async ({ params, body, user }) => {
    return await decideReview(context, { reviewId: params.id, outcome: body.outcome, adminId: user.id });
  });
}
