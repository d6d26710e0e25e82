/** While a member is busy without calls, such as writing, the browser reports it to the server this often, ms. */
export const REPORT_MS = 15_000;

/** When a member did something last, and when the browser reported it to the server, ms since the epoch. */
export interface Attendance {
  readonly actedAtMs: number;
  readonly reportedAtMs: number;
}

/** Returns what is due at a shared computer: to lock it, to report that its member is busy, or nothing. */
export function dueAt(
  { actedAtMs, reportedAtMs }: Attendance,
  { nowMs, lockAfterMs }: { readonly nowMs: number; readonly lockAfterMs: number },
): 'lock' | 'report' | undefined {
  if (nowMs - actedAtMs >= lockAfterMs) return 'lock';
  return actedAtMs > reportedAtMs && nowMs - reportedAtMs >= REPORT_MS ? 'report' : undefined;
}
