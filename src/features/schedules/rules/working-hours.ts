import { addDays, lagosDate, lagosMidnight } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS } from './bookable-days.ts';
import { type Offer, scheduleFor } from './service-choice.ts';
import { commonPeriods, type OpenHours, type Schedule, slotsOn } from './slots.ts';

/** The longest usual working day, minutes. */
const MAX_DAY_MINUTES = 12 * 60;

/** Returns the weekly hours in which a resource takes appointments at a place; without own hours, those of the place. */
export function hoursWithin(place: readonly OpenHours[], own: readonly OpenHours[] | undefined): OpenHours[] {
  if (own === undefined) return [...place];
  return weekdaysOf(place).flatMap((weekday) =>
    commonPeriods(onDay(place, weekday), onDay(own, weekday)).map(({ opens, closes }) => ({ weekday, opens, closes })),
  );
}

/** Returns the weekdays with more than twelve hours, in the order given. */
export function longDays(hours: readonly OpenHours[]): number[] {
  return weekdaysOf(hours).filter(
    (weekday) => onDay(hours, weekday).reduce((sum, period) => sum + minutesOf(period), 0) > MAX_DAY_MINUTES,
  );
}

/** True if two weeks share a minute. */
export function overlapAt(one: readonly OpenHours[], other: readonly OpenHours[]): boolean {
  return weekdaysOf(one).some((weekday) => commonPeriods(onDay(one, weekday), onDay(other, weekday)).length > 0);
}

/**
 * True if a place offers patients a time, taken or not, in the week that begins tomorrow in Lagos. Notice and licence are
 * ignored.
 */
export function offersTimes(place: Schedule & Offer, nowMs: number): boolean {
  const from = lagosMidnight(nowMs, 1);
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(lagosDate(from), ahead));
  const services = (place.services ?? []).filter(
    ({ bookedBy, isRetired = false }) => bookedBy !== 'desk' && !isRetired,
  );
  return [undefined, ...services.map(({ id }) => id)].some((serviceId) => {
    const schedule = { ...scheduleFor(place, { serviceId }), noticeMinutes: 0, licensedUntil: null };
    return days.some((day) => slotsOn(day, schedule, from).length > 0);
  });
}

function weekdaysOf(hours: readonly OpenHours[]): number[] {
  return [...new Set(hours.map(({ weekday }) => weekday))];
}

function onDay(hours: readonly OpenHours[], wanted: number): OpenHours[] {
  return hours.filter(({ weekday }) => weekday === wanted);
}

function minutesOf({ opens, closes }: OpenHours): number {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minute(closes) - minute(opens);
}
