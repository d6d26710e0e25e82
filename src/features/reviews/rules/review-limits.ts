import type { Appointment } from '#features/appointments/contract.ts';
import { statusAt } from '#features/appointments/rules/appointment-sections.ts';

/** The longest comment, characters. */
export const REVIEW_TEXT_MAX = 1000;

/** The longest reason of a report, characters. */
export const REPORT_REASON_MAX = 300;

/** How long its author can change a review, ms. @see issue: reviews, editable for a week */
export const EDITABLE_DAYS = 7;

/** The fewest reviews of a day that count as a sudden series, and how many times the usual number they must be. */
const SERIES_LENGTH = 5;
const SERIES_FACTOR = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if a visit can be reviewed at an instant (ms): it is completed and not marked as a no-show. */
export function isReviewable(
  appointment: Pick<Appointment, 'status' | 'endsAt' | 'attendance'>,
  nowMs: number,
): boolean {
  return statusAt(appointment, nowMs) === 'completed' && appointment.attendance !== 'no_show';
}

/** True if a visit without a review (undefined) can get one, or the one that it has can still be changed at an instant (ms). */
export function isOpenReview(
  review: { readonly hidden: boolean; readonly editableUntil: string } | undefined,
  nowMs: number,
): boolean {
  return review === undefined || (!review.hidden && nowMs < Date.parse(review.editableUntil));
}

/** What shows that a visit took place. Instants are ms since the epoch. */
export interface Proof {
  readonly attendance: Appointment['attendance'];
  readonly startsAtMs: number;
  /** The provider let the patient into the call of a video visit. */
  readonly tookPlaceByVideo: boolean;
  /** When the author's e-mail address was confirmed; null if it isn't. */
  readonly confirmedAtMs: number | null;
}

/** Returns why the review of a completed visit counts; undefined if it can't be written. */
export function basisOf({ attendance, startsAtMs, tookPlaceByVideo, confirmedAtMs }: Proof) {
  if (attendance === 'attended') return 'attended';
  if (tookPlaceByVideo) return 'video';
  return confirmedAtMs !== null && confirmedAtMs <= startsAtMs ? 'account' : undefined;
}

/** Reviews of a provider that no practice has confirmed, before the one that is written. */
export interface Unconfirmed {
  /** In the last 24 hours. */
  readonly today: number;
  /** In the last 30 days, these included. */
  readonly thisMonth: number;
}

/** True if one more review that no practice has confirmed is one of a sudden series, which administrators look at first. */
export function isSeries({ today, thisMonth }: Unconfirmed): boolean {
  return today >= Math.max(SERIES_LENGTH, (SERIES_FACTOR * (thisMonth - today)) / 29);
}

/** Returns the end (ms, exclusive) of the time in which a review left at an instant can be changed. */
export function editableUntil(createdAtMs: number): number {
  return createdAtMs + EDITABLE_DAYS * DAY_MS;
}
