import { BOOKABLE_DAYS } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { Filters, Moment } from '../index/filtering.ts';
import type { Segment } from '../index/segment.ts';
import { type Spot, spotOf } from '../places/sphere.ts';
import { compareFound, type FoundRow } from './found-row.ts';
import { matching } from './run-search.ts';

/** A provider that was found, with the start of its first free time, ms since the epoch. */
export interface FreeRow extends FoundRow {
  readonly startsAtMs: number;
}

/**
 * The first `count` providers of a search who take somebody new, by their first free time within the booking horizon;
 * those that are free at the same time nearest first, where a place is named. Looks day by day and stops when enough
 * are found.
 */
export function soonestFree(
  segments: readonly Segment[],
  search: Omit<Filters, 'availableOn'>,
  moment: Moment,
  count: number,
): FreeRow[] {
  const spot = search.lat === undefined || search.lng === undefined ? undefined : spotOf(search.lat, search.lng);
  const found: FreeRow[] = [];
  const today = lagosDate(moment.nowMs);
  for (let ahead = 0; ahead < BOOKABLE_DAYS && found.length < count; ahead++) {
    const day = addDays(today, ahead);
    const free: FreeRow[] = [];
    for (const { segment, rows } of matching(
      segments,
      { ...search, availableOn: day, acceptingNewPatients: true },
      moment,
    )) {
      rows.each((row) => {
        const startsAtMs = firstFreeTime(segment, row, moment);
        // Who is free on an earlier day was found there.
        if (startsAtMs === undefined || lagosDate(startsAtMs) !== day) return;
        free.push({
          segment,
          row,
          square: spot === undefined ? 0 : squareFrom(segment, row, spot),
          score: 0,
          startsAtMs,
        });
      });
    }
    found.push(...free.sort((a, b) => a.startsAtMs - b.startsAtMs || compareFound(a, b)));
  }
  return found.slice(0, count);
}

/** When a provider is first free within the booking horizon, ms since the epoch; undefined when it isn't. */
export function firstFreeTime(segment: Segment, row: number, { nowMs, visits }: Moment): number | undefined {
  const schedule = segment.schedules[segment.scheduleOf[row] ?? -1];
  const id = segment.ids[row] ?? 0;
  if (schedule === undefined) return undefined;
  const next = schedule.next(nowMs);
  return next === undefined || !visits.isBusy(id) ? next : visits.next(id, schedule.schedule, nowMs);
}

function squareFrom({ coordinates }: Segment, row: number, spot: Spot): number {
  const square = coordinates.reduce(
    (sum, values, axis) => sum + ((values[row] ?? Number.NaN) - (spot[axis] ?? 0)) ** 2,
    0,
  );
  return Number.isNaN(square) ? Number.POSITIVE_INFINITY : square;
}
