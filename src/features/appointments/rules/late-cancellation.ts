/** Hours before the start from which changing plans counts as late. @see patient-area specification, section 9 */
export const NOTICE_HOURS = 24;

/** Tells whether less than 24 hours are left before a visit (both in ms since the epoch). */
export function isInsideNotice(startsAtMs: number, nowMs: number): boolean {
  return startsAtMs - nowMs < NOTICE_HOURS * 60 * 60 * 1000;
}
