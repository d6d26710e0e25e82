import { addDays } from '#platform/common/lagos-time.ts';

/** Days that follow one another, the first and the last of them `yyyy-MM-dd`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Days in their order (`yyyy-MM-dd`), with those that follow one another as one range. */
export function dayRanges(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) ranges[ranges.length - 1] = { from: last.from, to: day };
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
