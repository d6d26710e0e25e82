const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/**
 * How long to wait before the next attempt, ms: doubles from 30 s to at most six hours, give or take a quarter, so that
 * what failed together doesn't come back together.
 * @param attempts how many have failed, at least 1
 * @param chance from 0 to 1
 */
export function retryDelayMs(attempts: number, chance: number): number {
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(doubled * (0.75 + chance / 2));
}
