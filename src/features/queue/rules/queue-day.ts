import { lagosDate, lagosMidnight } from '#platform/common/lagos-time.ts';

/** How long a patient who hasn't gone stays in the list after midnight, ms from the arrival: for places open at night. */
export const STAY_MS = 12 * 60 * 60 * 1000;

/** Returns the day of a ticket by its arrival (ms since the epoch): the day in Lagos, `yyyy-MM-dd`. */
export function queueDay(arrivedAtMs: number): string {
  return lagosDate(arrivedAtMs);
}

/** Returns the instant (ms) from which lengths count as today's. */
export function queueDayStart(nowMs: number): number {
  return lagosMidnight(nowMs);
}
