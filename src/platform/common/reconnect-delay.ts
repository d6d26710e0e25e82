/** Returns how long a browser waits before its next attempt, ms: doubles from one second to 15. */
export function reconnectDelayMs(failures: number): number {
  return Math.min(15_000, 1000 * 2 ** Math.max(0, failures - 1));
}
