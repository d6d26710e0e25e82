import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the reviews feature, with their HTTP statuses. */
export const REVIEWS_CODES = {
  already_reviewed: 409,
  not_reviewable: 409,
} as const;

type ReviewsRefusal = RefusalOf<typeof REVIEWS_CODES>;

export const ALREADY_REVIEWED: ReviewsRefusal = {
  code: 'already_reviewed',
  message: text('You have reviewed this visit already.'),
};

export const CHANGEABLE_FOR_A_WEEK: ReviewsRefusal = {
  code: 'not_reviewable',
  message: text('A review can be changed for 7 days.'),
};

export const NOT_COMPLETED: ReviewsRefusal = {
  code: 'not_reviewable',
  message: text('A visit can be reviewed once it is completed.'),
};

export const NOT_SEEN: ReviewsRefusal = {
  code: 'not_reviewable',
  message: text(
    'The clinic has not marked that you came, and your email address was not confirmed before the visit. Ask the clinic to mark it.',
  ),
};

export const NOT_REVIEWED: ReviewsRefusal = { code: 'not_found', message: text('You have not reviewed this visit.') };

export const NO_SUCH_REPORT: ReviewsRefusal = { code: 'not_found', message: text('There is no such report.') };

export const NO_SUCH_REVIEW: ReviewsRefusal = { code: 'not_found', message: text('There is no such review.') };

export const REVIEW_HIDDEN: ReviewsRefusal = {
  code: 'not_reviewable',
  message: text('Your review is hidden by an administrator and cannot be changed.'),
};
