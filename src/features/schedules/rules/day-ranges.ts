import { addDays } from '#platform/common/lagos-time.ts';

/** Consecutive days, the first and the last of them `yyyy-MM-dd`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Returns days in order (`yyyy-MM-dd`) as ranges of consecutive days. */
export function dayRanges(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) ranges[ranges.length - 1] = { from: last.from, to: day };
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
