import type { Appointment } from '#features/appointments/contract.ts';
import { statusAt } from '#features/appointments/rules/appointment-sections.ts';

/** The longest comment, characters. */
export const REVIEW_TEXT_MAX = 1000;

/** The longest reason of a report, characters. */
export const REPORT_REASON_MAX = 300;

/** How long its author can change a review, ms. @see issue: reviews, editable for a week */
export const EDITABLE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if a visit can be reviewed at an instant (ms): it is completed and not marked as a no-show. */
export function isReviewable(
  appointment: Pick<Appointment, 'status' | 'endsAt' | 'attendance'>,
  nowMs: number,
): boolean {
  return statusAt(appointment, nowMs) === 'completed' && appointment.attendance !== 'no_show';
}

/** Returns the end (ms, exclusive) of the time in which a review left at an instant can be changed. */
export function editableUntil(createdAtMs: number): number {
  return createdAtMs + EDITABLE_DAYS * DAY_MS;
}
