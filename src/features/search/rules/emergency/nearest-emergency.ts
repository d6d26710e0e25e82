import type { Schedule } from '#features/schedules/rules/slots.ts';
import { filteredRows, type Moment, postingsAt } from '../index/filtering.ts';
import { emergencyKey } from '../index/indexed-provider.ts';
import { nearestRows } from '../index/nearest.ts';
import { inAll } from '../index/row-joins.ts';
import type { Segment } from '../index/segment.ts';
import { kmOfSquare, spotOf, squareOfKm } from '../places/sphere.ts';
import type { EmergencyField } from './emergency-capable.ts';

/** A place to go to in danger, as a row of the index. */
export interface EmergencyRow {
  readonly segment: Segment;
  readonly row: number;
  readonly km: number;
  readonly schedule: Schedule | undefined;
}

/** True if a place for every emergency is known that isn't fictional: then no fictional one is named. */
export function hasRealEmergencyPlaces(segments: readonly Segment[], moment: Moment): boolean {
  return segments.some((segment) => rowsFor(segment, 'all', false, moment).count > 0);
}

/** Returns the nearest places for a field of emergencies, nearest first, none farther than `maxKm`. */
export function nearestEmergencyRows(
  segments: readonly Segment[],
  {
    field,
    at,
    count,
    maxKm = Number.POSITIVE_INFINITY,
    isDemo,
  }: {
    readonly field: EmergencyField;
    readonly at: { readonly lat: number; readonly lng: number };
    readonly count: number;
    readonly maxKm?: number;
    readonly isDemo: boolean;
  },
  moment: Moment,
): EmergencyRow[] {
  const spot = spotOf(at.lat, at.lng);
  const found = segments.flatMap((segment) =>
    nearestRows(segment, rowsFor(segment, field, isDemo, moment), spot, count, squareOfKm(maxKm)).map(
      ({ row, square }): EmergencyRow => ({
        segment,
        row,
        km: kmOfSquare(square),
        schedule: segment.schedules[segment.scheduleOf[row] ?? -1]?.schedule,
      }),
    ),
  );
  return found.sort((a, b) => a.km - b.km).slice(0, count);
}

function rowsFor(segment: Segment, field: EmergencyField, isDemo: boolean, moment: Moment) {
  return inAll([filteredRows(segment, {}, moment), ...postingsAt(segment, [emergencyKey(field, isDemo)])]);
}
