const FIRST_MS = 500;
const MAX_MS = 8000;

/**
 * Returns how long to wait before reconnecting, ms: doubles from half a second to eight, with 25 % jitter.
 * @param failures attempts in a row that failed, at least 1
 * @param chance a random number from 0 to 1
 */
export function reconnectDelayMs(failures: number, chance: number): number {
  const doubled = Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.round(doubled * (0.75 + chance / 2));
}
