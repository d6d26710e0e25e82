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

/**
 * The attempt whose outcome must be known before `body` may be sent: one for anything else. Undefined when there is
 * none, or when sending `body` is that attempt again.
 */
export function toSettleFirst<Body>(unsettled: Attempt<Body> | null, body: Body): Attempt<Body> | undefined {
  return unsettled !== null && !isSameBody(unsettled.body, body) ? unsettled : undefined;
}

/**
 * Returns the attempt whose outcome is unknown after `attempt` failed with an HTTP status; undefined when no answer came.
 * After no answer, or a 5xx, the database may have stored the visit. A refusal settles the outcome: not booked. A 401, 408
 * or 429 books nothing this time and says nothing about an earlier attempt.
 */
export function unsettledAfter<Body>(
  unsettled: Attempt<Body> | null,
  attempt: Attempt<Body>,
  status: number | undefined,
): Attempt<Body> | null {
  if (status === undefined || status >= 500) return attempt;
  return [401, 408, 429].includes(status) ? unsettled : null;
}

/** What an idempotency key stands for: the same for the very same body, to the letter. */
export function bodyId(body: unknown): string {
  return JSON.stringify(body);
}

function isSameBody(one: unknown, other: unknown): boolean {
  return bodyId(one) === bodyId(other);
}
