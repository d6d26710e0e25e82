const HOUR_MS = 60 * 60 * 1000;

/** How long what was last read of a calendar that fails is used without a warning. */
const FRESH_MS = 24 * HOUR_MS;
/** How long it is used at all: times that are out of date are better than a visit that can't take place, but not for ever. */
export const MAX_USED_MS = 7 * 24 * HOUR_MS;

/**
 * The state of an outside calendar: `read` without a failure; `failing` for a day at most; `outdated` longer than that, with a
 * warning; `ignored` after seven days, when it closes no slots any more.
 */
export type LinkState = 'read' | 'failing' | 'outdated' | 'ignored';

/** Returns the state of a calendar that was last read at an instant; `hasFailed` if a later reading failed. Times in ms. */
export function linkState(lastReadAtMs: number, hasFailed: boolean, nowMs: number): LinkState {
  if (!hasFailed) return 'read';
  const ageMs = nowMs - lastReadAtMs;
  if (ageMs < FRESH_MS) return 'failing';
  return ageMs < MAX_USED_MS ? 'outdated' : 'ignored';
}

/** How often a calendar is read, ms. */
export const READ_EVERY_MS = 15 * 60 * 1000;
const MAX_PAUSE_MS = 4 * HOUR_MS;

/** Returns how long to wait before the next reading after some failures in a row, ms: twice as long after each, up to four hours. */
export function pauseAfter(failures: number): number {
  return Math.min(READ_EVERY_MS * 2 ** Math.min(failures, 10), MAX_PAUSE_MS);
}
