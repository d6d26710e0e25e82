import { type Interval, openOn, type Schedule } from '#features/schedules/rules/slots.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';

type Hours = Pick<Schedule, 'hours' | 'exceptions'>;

/** Tells whether the doors are open for the whole of a visit, in Lagos. Stretches that touch count as one. */
export function isWithinHours({ startsAtMs, endsAtMs }: Interval, schedule: Hours): boolean {
  const date = lagosDate(startsAtMs);
  const stretches = openOn(date, schedule)
    .map(({ opens, closes }) => ({ from: lagosInstant(date, opens), to: lagosInstant(date, closes) }))
    .sort((a, b) => a.from - b.from);
  let coveredTo = startsAtMs;
  for (const { from, to } of stretches) if (from <= coveredTo && to > coveredTo) coveredTo = to;
  return coveredTo >= endsAtMs;
}

/** The visits that fit the hours before a change and not those after it: what stood outside before is settled already. */
export function newlyOutside<Visit extends Interval>(visits: readonly Visit[], before: Hours, after: Hours): Visit[] {
  return visits.filter((visit) => isWithinHours(visit, before) && !isWithinHours(visit, after));
}
