/** Nigeria keeps West Africa Time, UTC+1, all year round. @see IANA tz database, Africa/Lagos */
const OFFSET_MS = 60 * 60 * 1000;
const DAY_MS = 24 * OFFSET_MS;

/** 0 is Sunday, as in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The calendar day in Lagos at an instant (ms since the epoch), `yyyy-MM-dd`. */
export function lagosDate(atMs: number): string {
  return new Date(atMs + OFFSET_MS).toISOString().slice(0, 10);
}

/** The wall-clock time in Lagos at an instant (ms since the epoch), `HH:mm`. */
export function lagosTime(atMs: number): string {
  return new Date(atMs + OFFSET_MS).toISOString().slice(11, 16);
}

/** The instant (ms since the epoch) at which clocks in Lagos show `time` (`HH:mm`, `24:00` for the end of the day) on `date` (`yyyy-MM-dd`). */
export function lagosInstant(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - OFFSET_MS;
}

/** Returns the instant (ms since the epoch) at which an instant's day in Lagos begins, or a number of days later. */
export function lagosMidnight(atMs: number, daysLater = 0): number {
  return (Math.floor((atMs + OFFSET_MS) / DAY_MS) + daysLater) * DAY_MS - OFFSET_MS;
}

/** The calendar day `days` later (or earlier, if negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}
