import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, PAGING, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { REPORT_REASON_MAX, REVIEW_TEXT_MAX } from './rules/review-limits.ts';

export const Review = z.object({
  id: z.int(),
  /** Stars, 1-5. */
  stars: z.int(),
  comment: z.nullable(z.string()),
  createdAt: z.string(),
  /** When its author changed it last. */
  editedAt: z.nullable(z.string()),
  /** The clinic has not marked that the author came; absent if it has, or the visit took place by video. */
  notConfirmed: z.optional(z.literal(true)),
});
export type Review = z.output<typeof Review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/providers/:id/reviews',
  summary: 'Reviews of completed visits, newest first',
  access: 'public',
  params: z.object({ id: IdParam }),
  query: z.strictObject(PAGING),
  reply: z.array(Review),
});

/** The caller's own review of a visit. */
export const MyReview = z.object({
  id: z.int(),
  appointmentId: z.int(),
  stars: z.int(),
  text: z.nullable(z.string()),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** ISO instant after which it can't be changed. */
  editableUntil: z.string(),
  /** An administrator hid it: only its author sees it, and it doesn't count. */
  hidden: z.boolean(),
  /** It waits for a look of an administrator: only its author sees it, and it doesn't count. */
  held: z.optional(z.literal(true)),
});
export type MyReview = z.output<typeof MyReview>;

/** Stars and comment on a visit; a comment of blanks is none. */
export const NewReview = z.strictObject({
  stars: z
    .int(text('Please choose 1 to 5 stars'))
    .check(z.minimum(1, text('Please choose 1 to 5 stars')), z.maximum(5, text('Please choose 1 to 5 stars'))),
  text: z.optional(
    z.nullable(
      z.string().check(visible(), z.maxLength(REVIEW_TEXT_MAX, text('Please shorten your review to 1000 characters.'))),
    ),
  ),
});
export type NewReview = z.output<typeof NewReview>;

export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/users/:id/reviews',
  summary: "The caller's own reviews, newest first",
  access: 'signed-in',
  own: true,
  params: z.object({ id: IdParam }),
  reply: z.array(MyReview),
});

export const leaveReview = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/review',
  summary: 'Review an own completed visit, once; repeating it is the same review',
  access: 'signed-in',
  status: 201,
  params: z.object({ id: IdParam }),
  body: NewReview,
  reply: MyReview,
});

export const changeReview = endpoint({
  method: 'PUT',
  path: '/api/appointments/:id/review',
  summary: 'Change an own review, for 7 days',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  body: NewReview,
  reply: MyReview,
});

/** The reason for reporting a review. */
export const NewReport = z.strictObject({
  reason: z
    .string()
    .check(
      visible(),
      z.minLength(1, text('Please say what is wrong with the review')),
      z.maxLength(REPORT_REASON_MAX, text('Please shorten the reason to 300 characters.')),
    ),
});
export type NewReport = z.output<typeof NewReport>;

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:reviewId/report',
  summary: 'Report a review to the administrators, once; repeating it changes nothing',
  access: 'signed-in',
  status: 201,
  params: z.object({ reviewId: IdParam }),
  body: NewReport,
  reply: z.object({ reported: z.literal(true) }),
});

/** A review that was reported or is held for a look, without the names of author and reporter. */
export const ReportedReview = z.extend(Review, {
  providerId: z.int(),
  providerName: z.string(),
  hiddenAt: z.nullable(z.string()),
  /** One of a sudden series: it is shown and counted once it is kept. */
  held: z.optional(z.literal(true)),
  /** Earliest first; `outcome` is null until an administrator decides. */
  reports: z.array(
    z.object({ reason: z.string(), createdAt: z.string(), outcome: z.nullable(z.enum(['kept', 'hidden'])) }),
  ),
});
export type ReportedReview = z.output<typeof ReportedReview>;

export const ReportSearch = z.strictObject({ state: z._default(z.enum(['open', 'decided']), 'open'), ...PAGING });
export type ReportSearch = z.output<typeof ReportSearch>;

export const listReported = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'Reported and held reviews that wait for a decision, longest first; or decided ones, latest first',
  access: 'manage_providers',
  query: ReportSearch,
  reply: z.array(ReportedReview),
});

export const decideReview = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id',
  summary: 'Keep a reported or held review, or hide it: a hidden one is neither shown nor counted',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  body: z.strictObject({ outcome: z.enum(['kept', 'hidden']) }),
  reply: ReportedReview,
});
