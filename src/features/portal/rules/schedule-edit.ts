import { type DayException, hoursOn, type Schedule } from '#features/schedules/rules/slots.ts';
import { addDays, daysBetween, weekdayOf } from '#platform/common/lagos-time.ts';
import {
  DAY_OVER,
  EXTRA_HOURS_OVERLAP,
  LAST_DAY_BEFORE_FIRST,
  type PortalRefusal,
  TOO_FAR_AHEAD,
  TOO_MANY_DAYS,
  USUAL_HOURS_OVERLAP,
} from './refusals.ts';
import type { DayChange } from './schedule-contract.ts';
import { DAYS_AHEAD, DAYS_AT_ONCE, overlap } from './week-check.ts';

/** Consecutive days in Lagos, `yyyy-MM-dd`, both ends included. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
  readonly days: readonly string[];
}

/** Returns why exceptions can't be set from one day to another; undefined if they can. */
export function spanRefusal(from: string, until: string, today: string): PortalRefusal | undefined {
  if (from < today) return DAY_OVER;
  if (until < from) return LAST_DAY_BEFORE_FIRST;
  if (daysBetween(from, until) >= DAYS_AT_ONCE) return TOO_MANY_DAYS;
  return daysBetween(today, until) > DAYS_AHEAD ? TOO_FAR_AHEAD : undefined;
}

/** Returns the days from one to another. */
export function daySpan(from: string, until: string): DaySpan {
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
  return { from, until, days };
}

/**
 * Returns the exceptions of a day after a change; none for `usual`. Extra hours leave closed parts as they are, and closed
 * parts everything else.
 */
export function exceptionsOn(
  day: string,
  { kind, hours = [] }: Pick<DayChange, 'kind' | 'hours'>,
  before: readonly DayException[],
): readonly DayException[] {
  if (kind === 'usual') return [];
  if (kind === 'off') return [{ day, kind, opens: null, closes: null }];
  const kept = before.filter((other) => other.day === day && (kind === 'extra') === (other.kind === 'closed'));
  return [...kept, ...hours.map((period) => ({ day, kind, ...period }))];
}

/** Returns a schedule with other exceptions on the days of a span. */
export function withExceptions<S extends Schedule>(
  schedule: S,
  { from, until }: DaySpan,
  exceptions: readonly DayException[],
): S {
  const others = (schedule.exceptions ?? []).filter(({ day }) => day < from || day > until);
  return { ...schedule, exceptions: [...others, ...exceptions] };
}

/** Returns why a schedule can't have its exceptions on some days: they overlap with the weekly hours. */
export function exceptionsRefusal(schedule: Schedule, days: readonly string[]): PortalRefusal | undefined {
  return days.some((day) => overlap(hoursOn(day, schedule))) ? USUAL_HOURS_OVERLAP : undefined;
}

/** Returns why a schedule can't have its weekly hours: they overlap with the extra hours of a day from `today` on. */
export function weekRefusal(schedule: Schedule, today: string): PortalRefusal | undefined {
  const upcoming = (schedule.exceptions ?? []).map(({ day }) => day).filter((day) => day >= today);
  const clash = upcoming.find((day) => overlap(hoursOn(day, schedule)));
  return clash === undefined ? undefined : { ...EXTRA_HOURS_OVERLAP, field: `hours.${weekdayOf(clash)}` };
}
