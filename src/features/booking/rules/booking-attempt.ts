import type { Appointment } from '#features/appointments/contract.ts';
import { text } from '#platform/common/text.ts';

/** The message about an attempt whose outcome is unknown, after the page was reloaded. */
export const OUTCOME_UNKNOWN = text(
  "We don't know yet whether your visit was booked. Nothing is lost. Check your connection and confirm again: you won't be booked twice.",
);

/** A booking as it is sent: what is booked, and the key under which the server books it at most once. */
export interface Attempt<Body = unknown> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/** The booked appointment. */
export interface Booked {
  readonly appointment: Appointment;
  /** True if this is the appointment of an earlier attempt whose response was lost, not of the one sent last. */
  readonly isEarlierAttempt: boolean;
}

/**
 * Returns the unsettled attempt if it was for another booking than `body`: its outcome must be known first. Undefined if
 * there is none or `body` repeats it.
 */
export function toSettleFirst<Body>(unsettled: Attempt<Body> | null, body: Body): Attempt<Body> | undefined {
  return unsettled !== null && !isSameBody(unsettled.body, body) ? unsettled : undefined;
}

/**
 * Returns the attempt whose outcome is unknown after `attempt` failed with an HTTP status; `status` is undefined if no
 * response came. Without a response, or after a 5xx, the database may have stored the appointment. A refusal settles the
 * outcome: not booked. A 401, 408 or 429 books nothing this time and says nothing about an earlier attempt.
 */
export function unsettledAfter<Body>(
  unsettled: Attempt<Body> | null,
  attempt: Attempt<Body>,
  status: number | undefined,
): Attempt<Body> | null {
  if (status === undefined || status >= 500) return attempt;
  return [401, 408, 429].includes(status) ? unsettled : null;
}

/** Returns the text that identifies a body: equal exactly for equal bodies with the same order of fields. */
export function bodyId(body: unknown): string {
  return JSON.stringify(body);
}

function isSameBody(one: unknown, other: unknown): boolean {
  return bodyId(one) === bodyId(other);
}
