/** How far the server's clock is ahead of this device's, ms. */
let aheadMs = 0;

/**
 * Returns the present in ms since the epoch, by the server's last response: what may still be done about a visit, and
 * which day it is, must not depend on a device's clock. On the server, and before any response, the machine's clock.
 * @see docs/decisions/029-database-clock.md
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** Sets the offset to the server's clock from its present time (ms); NaN is ignored. */
export function learnTime(serverMs: number): void {
  if (serverMs) aheadMs = serverMs - Date.now();
}

/** Sets it from the Date header of a response that has just arrived; it must not come from a cache. */
export function learnTimeFrom({ headers }: Response): void {
  learnTime(Date.parse(headers.get('date') ?? ''));
}
