const MINUTE_MS = 60_000;

/** How long a time is held after the last sign of life. @see PRODUCT, Booking */
export const HOLD_MS = 10 * MINUTE_MS;

/** How long one browser can hold the same time in all, however often it is extended. */
export const HOLD_AT_MOST_MS = 30 * MINUTE_MS;

/** How long a browser that held a time to the end must leave it to others. */
export const HOLD_REST_MS = 30 * MINUTE_MS;

/** At how many providers one browser can hold a time at once. */
export const PROVIDERS_AT_MOST = 3;

/** How many browsers of one network address can hold a time at the same provider. */
export const HOLDS_PER_ADDRESS = 5;

/**
 * When a hold ends that is taken or extended at `nowMs` by a browser that has had this time since `heldSinceMs`; null
 * when it has had it long enough. All in ms since the epoch.
 */
export function holdExpiry(heldSinceMs: number, nowMs: number): number | null {
  const latest = heldSinceMs + HOLD_AT_MOST_MS;
  return latest <= nowMs ? null : Math.min(nowMs + HOLD_MS, latest);
}
