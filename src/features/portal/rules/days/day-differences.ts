import { isOffOn, overlaps, type Period, periodsOn } from '#features/schedules/rules/slots.ts';
import { lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import type { PortalSettings } from '../schedule-contract.ts';
import type { PortalHoliday } from './holiday-contract.ts';

type Days = Pick<PortalSettings, 'days' | 'resourceDays' | 'people'>;

/** What differs from the weekly hours on a day: of the whole place, or of one person, room or other. */
export type DayDifference =
  | { readonly type: 'holiday'; readonly name: string; readonly answer: PortalHoliday['answer'] }
  | { readonly type: 'off' }
  | { readonly type: 'closed' | 'extra'; readonly periods: readonly Period[] }
  | {
      readonly type: 'away';
      readonly name: string;
      readonly cause: 'leave' | 'desk';
      /** Empty for the whole day. */
      readonly periods: readonly Period[];
    };

/** Returns what differs on a day (`yyyy-MM-dd`, in Lagos), first for the whole place and then by person. */
export function dayDifferences(
  day: string,
  { days, resourceDays, people }: Days,
  holidays: readonly PortalHoliday[],
): DayDifference[] {
  const holiday = holidays.find((one) => one.day === day);
  const found: DayDifference[] = holiday ? [{ type: 'holiday', name: holiday.name, answer: holiday.answer }] : [];
  // The answer to a holiday says already that the place is closed.
  if (isOffOn(day, days)) return holiday?.answer === 'closed' ? found : [...found, { type: 'off' }];
  for (const type of ['closed', 'extra'] as const) {
    const periods = periodsOn(day, type, days);
    if (periods.length > 0) found.push({ type, periods });
  }
  for (const { id, name } of people) {
    const own = resourceDays.filter((one) => one.resourceId === id && one.day === day && one.kind !== 'extra');
    const [first] = own;
    if (first === undefined) continue;
    const cause = own.some((one) => one.cause === 'leave') ? 'leave' : 'desk';
    found.push({ type: 'away', name, cause, periods: isOffOn(day, own) ? [] : periodsOn(day, 'closed', own) });
  }
  return found;
}

/** Returns why an appointment can't take place as booked: the place is closed then, or its person is away; else undefined. */
export function standsOutside(
  {
    date,
    endsAt,
    person,
  }: { readonly date: string; readonly endsAt: string; readonly person?: { id: number } | undefined },
  { days, resourceDays }: Days,
): 'closed' | 'away' | undefined {
  const appointment = { startsAtMs: Date.parse(date), endsAtMs: Date.parse(endsAt) };
  const day = lagosDate(appointment.startsAtMs);
  const isShut = (exceptions: PortalSettings['days']) =>
    isOffOn(day, exceptions) ||
    periodsOn(day, 'closed', exceptions).some(({ opens, closes }) =>
      overlaps(appointment, { startsAtMs: lagosInstant(day, opens), endsAtMs: lagosInstant(day, closes) }),
    );
  if (isShut(days)) return 'closed';
  return isShut(resourceDays.filter(({ resourceId }) => resourceId === person?.id)) ? 'away' : undefined;
}
