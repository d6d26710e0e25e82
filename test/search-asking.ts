import { Appointments } from '#features/search/rules/index/appointments.ts';
import { runSearch } from '#features/search/rules/rank/run-search.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { type SegmentRow, segmentOf } from './search-segment.ts';

/** Returns a function that searches a text and returns the names found, in order. */
export function asking(rows: readonly SegmentRow[], nowMs = lagosInstant('2026-11-23', '12:00')) {
  const segment = segmentOf(rows);
  return (q: string) => {
    const moment = { nowMs, appointments: new Appointments() };
    const { rows: found, lacksOffer } = runSearch([segment], { q, limit: 20, offset: 0 }, moment);
    return { names: found.map(({ row }) => rows[(segment.ids[row] ?? 0) - 1]?.name ?? ''), lacksOffer };
  };
}
