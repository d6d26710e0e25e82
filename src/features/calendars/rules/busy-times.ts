import type { Interval } from '#features/schedules/rules/slots.ts';

/** Returns the times that some intervals cover within a span, in order, each instant once. */
export function mergedWithin(intervals: readonly Interval[], span: Interval): Interval[] {
  const merged: Interval[] = [];
  for (const each of intervals.toSorted((a, b) => a.startsAtMs - b.startsAtMs)) {
    const startsAtMs = Math.max(each.startsAtMs, span.startsAtMs);
    const endsAtMs = Math.min(each.endsAtMs, span.endsAtMs);
    if (startsAtMs >= endsAtMs) continue;
    const last = merged.at(-1);
    if (last === undefined || startsAtMs > last.endsAtMs) merged.push({ startsAtMs, endsAtMs });
    else if (endsAtMs > last.endsAtMs) merged[merged.length - 1] = { ...last, endsAtMs };
  }
  return merged;
}
