const FIRST_MS = 500;
const LONGEST_MS = 8000;

/**
 * How long to wait before connecting again, ms: doubles from half a second to eight, give or take a quarter.
 * @param failures how many attempts in a row failed, at least 1
 * @param chance from 0 to 1
 */
export function reconnectDelayMs(failures: number, chance: number): number {
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.round(doubled * (0.75 + chance / 2));
}
