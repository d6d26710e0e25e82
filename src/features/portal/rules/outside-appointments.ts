import {
  type Interval,
  type OpenHours,
  openOn,
  type Schedule,
  type ScheduledResource,
} from '#features/schedules/rules/slots.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';

type Hours = Pick<Schedule, 'hours' | 'exceptions'>;
type OwnHours = Pick<ScheduledResource, 'hours' | 'exceptions'>;

/** The hours of what follows its place: the place alone limits them. */
const ALWAYS: readonly OpenHours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: '00:00',
  closes: '24:00',
}));

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

/** Returns the appointments of a resource that fit its own hours and days before a change but not after it. */
export function newlyOutsideOwn<Appointment extends Interval>(
  appointments: readonly Appointment[],
  place: Hours,
  before: OwnHours,
  after: OwnHours,
): Appointment[] {
  const fits = (appointment: Interval, { hours = ALWAYS, exceptions = [] }: OwnHours) =>
    isWithinHours(appointment, place) && isWithinHours(appointment, { hours, exceptions });
  return appointments.filter((appointment) => fits(appointment, before) && !fits(appointment, after));
}
