import { text } from '#platform/common/text.ts';

/** What is said of an attempt whose outcome nobody knows, after the page was loaded anew. */
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
 * The attempt whose outcome is unknown after `attempt` failed with an HTTP status (undefined: no answer came). No answer,
 * or one of a gateway or a server in trouble, whose database may have stored the visit before it went away, leaves it open
 * whether the visit is booked; a refusal settles it. Signed out or slowed down, the server has booked nothing this time
 * and says nothing about an earlier time.
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
