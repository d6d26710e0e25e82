import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { Filters, Moment } from '../index/filtering.ts';
import type { Segment } from '../index/segment.ts';
import { type Spot, spotOf } from '../places/sphere.ts';
import { compareFound, type FoundRow } from './found-row.ts';
import { matching } from './run-search.ts';

/** A result with the start of its first free slot, ms since the epoch. */
export interface FreeRow extends FoundRow {
  readonly startsAtMs: number;
}

/**
 * Returns the first `count` providers of a search that accept new patients, by their first free slot within the booking
 * horizon. If the search has a point, those with the same start are nearest first. Goes day by day and stops when there are
 * enough.
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
        // Providers with a slot on an earlier day were found there.
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

/** Returns the start of the first free slot within the booking horizon, ms since the epoch; undefined if there is none. */
export function firstFreeTime(segment: Segment, row: number, moment: Moment): number | undefined {
  return freeTimes(segment, row, moment)[0];
}

/** Returns the starts of the first free slots within the booking horizon, ms since the epoch: at most `SHOWN_TIMES`. */
export function freeTimes(segment: Segment, row: number, { nowMs, appointments }: Moment): readonly number[] {
  const schedule = segment.schedules[segment.scheduleOf[row] ?? -1];
  const id = segment.ids[row] ?? 0;
  if (schedule === undefined) return [];
  const next = schedule.nextTimes(nowMs);
  return next.length === 0 || !appointments.isBusy(id) ? next : appointments.nextTimes(id, schedule.schedule, nowMs);
}

function squareFrom({ coordinates }: Segment, row: number, spot: Spot): number {
  const square = coordinates.reduce(
    (sum, values, axis) => sum + ((values[row] ?? Number.NaN) - (spot[axis] ?? 0)) ** 2,
    0,
  );
  return Number.isNaN(square) ? Number.POSITIVE_INFINITY : square;
}
