import { lagosDate, lagosTime, weekdayOf } from '../lagos-time.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** An instant (ISO) as mails tell it, `Tuesday, 24 November 2026 at 10:30 (Lagos time)`. */
export function longMoment(iso: string): string {
  const { weekday, day, month, year, time } = partsOf(iso);
  return `${weekday}, ${day} ${month} ${year} at ${time} (Lagos time)`;
}

/** A calendar day as mails tell it, `Friday, 25 December 2026`. */
export function longDate(date: string): string {
  const { weekday, day, month, year } = partsOfDate(date);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** An instant (ISO) in short, in Lagos time, for subjects and text messages: `Tue 24 Nov, 10:30`. */
export function briefMoment(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${time}`;
}

/** The day of an instant (ISO) in short, in Lagos time, where several stand in a text message: `24 Nov`. */
export function briefDay(iso: string): string {
  const { day, month } = partsOf(iso);
  return `${day} ${month.slice(0, 3)}`;
}

function partsOf(iso: string) {
  const atMs = Date.parse(iso);
  return { ...partsOfDate(lagosDate(atMs)), time: lagosTime(atMs) };
}

function partsOfDate(date: string) {
  return {
    weekday: WEEKDAYS[weekdayOf(date)] ?? '',
    day: Number(date.slice(8)),
    month: MONTHS[Number(date.slice(5, 7)) - 1] ?? '',
    year: date.slice(0, 4),
  };
}
