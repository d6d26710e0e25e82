const MINUTE_MS = 60_000;

/** How long a time is held after the last tap or key. @see PRODUCT, Booking */
export const HOLD_MS = 10 * MINUTE_MS;

/** How long one browser can hold the same time in all, extensions included. */
export const MAX_HOLD_MS = 30 * MINUTE_MS;

/** How long a browser that held a time to the end must leave it to others. */
export const HOLD_REST_MS = 30 * MINUTE_MS;

/** At how many providers one browser can hold a time at once. */
export const MAX_HELD_PROVIDERS = 3;

/** How many browsers of one network address can hold a time at the same provider. */
export const HOLDS_PER_ADDRESS = 5;

/**
 * How many times of one provider signed-out and unproven people of one network address can hold in 24 hours. New browsers could
 * otherwise keep five times held for ever; five for half an hour each are 240 a day.
 */
export const HOLDS_PER_ADDRESS_A_DAY = 40;

/**
 * Returns when a hold ends that is taken or extended at `nowMs` by a browser that has held this time since `heldSinceMs`;
 * null when it has held it for 30 minutes. All in ms since the epoch.
 */
export function holdExpiry(heldSinceMs: number, nowMs: number): number | null {
  const latest = heldSinceMs + MAX_HOLD_MS;
  return latest <= nowMs ? null : Math.min(nowMs + HOLD_MS, latest);
}
