import { CLOCK_AHEAD_MS, MARK_HOURS_MS } from './offline-limits.ts';

/** Returns why a mark that was made at an instant isn't applied by itself now (both ms); undefined if it is. */
export function timeRefusal(madeAtMs: number, nowMs: number): 'in_future' | 'too_old' | undefined {
  if (madeAtMs > nowMs + CLOCK_AHEAD_MS) return 'in_future';
  return madeAtMs < nowMs - MARK_HOURS_MS ? 'too_old' : undefined;
}
