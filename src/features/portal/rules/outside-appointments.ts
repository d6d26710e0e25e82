import { type Interval, type OpenHours, openOn, type Schedule } from '#features/schedules/rules/slots.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';

type Hours = Pick<Schedule, 'hours' | 'exceptions'>;

/** True if the provider is open during the whole appointment, in Lagos time. Adjacent periods count as one. */
export function isWithinHours({ startsAtMs, endsAtMs }: Interval, schedule: Hours): boolean {
  const date = lagosDate(startsAtMs);
  const periods = openOn(date, schedule)
    .map(({ opens, closes }) => ({ from: lagosInstant(date, opens), to: lagosInstant(date, closes) }))
    .sort((a, b) => a.from - b.from);
  let coveredTo = startsAtMs;
  for (const { from, to } of periods) if (from <= coveredTo && to > coveredTo) coveredTo = to;
  return coveredTo >= endsAtMs;
}

/**
 * Returns the appointments that fit the hours before a change but not after it. Those outside before were settled then.
 */
export function newlyOutside<Appointment extends Interval>(
  appointments: readonly Appointment[],
  before: Hours,
  after: Hours,
): Appointment[] {
  return appointments.filter((appointment) => isWithinHours(appointment, before) && !isWithinHours(appointment, after));
}

/**
 * Returns the appointments of a resource that fit its own hours before a change but not after it; null if it follows the
 * place.
 */
export function newlyOutsideOwn<Appointment extends Interval>(
  appointments: readonly Appointment[],
  place: Hours,
  before: readonly OpenHours[] | null,
  after: readonly OpenHours[] | null,
): Appointment[] {
  const fits = (appointment: Interval, own: readonly OpenHours[] | null) =>
    isWithinHours(appointment, place) && (own === null || isWithinHours(appointment, { hours: own }));
  return appointments.filter((appointment) => fits(appointment, before) && !fits(appointment, after));
}
