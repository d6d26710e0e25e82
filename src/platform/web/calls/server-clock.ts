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

/** Learns what time it is on the server, from what it says at this moment (ms); not a number teaches nothing. */
export function learnTime(serverMs: number): void {
  if (serverMs) aheadMs = serverMs - Date.now();
}

/** Learns it from an answer that has just come and that no browser keeps. */
export function learnTimeFrom({ headers }: Response): void {
  learnTime(Date.parse(headers.get('date') ?? ''));
}
