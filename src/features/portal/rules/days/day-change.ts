import {
  type DayException,
  hoursOn,
  isOffOn,
  openOn,
  type Period,
  periodsOn,
  type Schedule,
  type ScheduledResource,
} from '#features/schedules/rules/slots.ts';
import { daysBetween } from '#platform/common/lagos-time.ts';
import {
  ALL_DAYS_OFF,
  DAY_OVER,
  FOLLOWS_PLACE,
  LAST_DAY_BEFORE_FIRST,
  NO_SUCH_DAYS,
  PLACE_CLOSED_THEN,
  type PortalRefusal,
  TOO_FAR_AHEAD,
  TOO_MANY_PERIODS,
  USUAL_HOURS_OVERLAP,
} from '../refusals.ts';
import { DAYS_AHEAD, MAX_PERIODS_A_DAY, overlap } from '../week-check.ts';
import { type DaySeries, daysOf } from './day-series.ts';

/** What becomes of some days. */
export interface DaysChange {
  readonly days: readonly string[];
  readonly kind: DayException['kind'];
  /** Neither for `off`. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Returns why the days of a series can't be changed; undefined if they can. `today` is the day in Lagos. */
export function seriesRefusal(series: DaySeries, today: string): PortalRefusal | undefined {
  const { from, until } = series;
  if (from < today) return { ...DAY_OVER, field: 'from' };
  if (until < from) return LAST_DAY_BEFORE_FIRST;
  if (daysBetween(today, until) > DAYS_AHEAD) return TOO_FAR_AHEAD;
  return daysOf(series).length === 0 ? NO_SUCH_DAYS : undefined;
}

/** Returns the exceptions after a change. All that was there stays, so that removing the change later brings it back. */
export function withChange(
  present: readonly DayException[],
  { days, kind, opens, closes }: DaysChange,
): DayException[] {
  return [...present, ...days.map((day) => ({ day, kind, opens, closes }))];
}

/** Returns the exceptions after some of them are removed. An equal one of another series stays. */
export function withoutDays(present: readonly DayException[], removed: readonly DayException[]): DayException[] {
  const left = [...present];
  for (const { day, kind, opens, closes } of removed) {
    const at = left.findIndex(
      (one) => one.day === day && one.kind === kind && one.opens === opens && one.closes === closes,
    );
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/**
 * Returns why a place, or one resource of it, can't have its exceptions on the days of a change: a day has too many periods,
 * extra hours overlap with other hours, the place is closed during those of the resource, or the resource has no own hours. Days off are not looked at,
 * unless all are.
 */
export function changeRefusal(
  { days, kind, opens, closes }: DaysChange,
  place: Schedule,
  resource?: ScheduledResource,
): PortalRefusal | undefined {
  const exceptions = (resource ?? place).exceptions ?? [];
  if (kind !== 'off' && days.some((day) => periodsOn(day, kind, exceptions).length > MAX_PERIODS_A_DAY))
    return TOO_MANY_PERIODS;
  if (kind === 'extra' && resource !== undefined && resource.hours === undefined) return FOLLOWS_PLACE;
  if (kind !== 'extra' || opens === null || closes === null) return undefined;
  const open = days.filter((day) => !isOffOn(day, place.exceptions) && !isOffOn(day, exceptions));
  if (open.length === 0) return ALL_DAYS_OFF;
  return extraRefusal(open, { opens, closes }, place, resource);
}

/** Why extra hours on days that aren't off can't be. */
function extraRefusal(
  days: readonly string[],
  extra: Period,
  place: Schedule,
  resource: ScheduledResource | undefined,
): PortalRefusal | undefined {
  if (resource !== undefined && days.some((day) => !isCovered(extra, openOn(day, place)))) return PLACE_CLOSED_THEN;
  const { hours, exceptions = [] } = resource ?? place;
  return days.some((day) => overlap(hoursOn(day, { hours: hours ?? [], exceptions })))
    ? USUAL_HOURS_OVERLAP
    : undefined;
}

/** True if periods of a day hold a whole other period. Adjacent ones count as one. */
function isCovered({ opens, closes }: Period, periods: readonly Period[]): boolean {
  let coveredTo = opens;
  for (const period of periods.toSorted((a, b) => (a.opens < b.opens ? -1 : 1))) {
    if (period.opens <= coveredTo && period.closes > coveredTo) coveredTo = period.closes;
  }
  return coveredTo >= closes;
}
