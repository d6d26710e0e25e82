import type { Appointment } from '#features/appointments/contract.ts';
import { statusAt } from '#features/appointments/rules/appointment-sections.ts';

/** How long the text of a review can be. */
export const REVIEW_TEXT_MAX = 1000;

/** How long the reason of a report can be. */
export const REPORT_REASON_MAX = 300;

/** How long its author can change a review. @see issue: reviews, editable for a week */
export const EDITABLE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells whether a visit can be reviewed at an instant (ms): it is completed, and nobody says that it was missed. */
export function isReviewable(visit: Pick<Appointment, 'status' | 'endsAt' | 'attendance'>, nowMs: number): boolean {
  return statusAt(visit, nowMs) === 'completed' && visit.attendance !== 'no_show';
}

/** Until when (ms since the epoch) its author can change a review that was left at an instant; not any more then. */
export function editableUntil(createdAtMs: number): number {
  return createdAtMs + EDITABLE_DAYS * DAY_MS;
}
