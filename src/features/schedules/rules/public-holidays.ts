import { addDays } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import { hoursOn, type Schedule } from './slots.ts';

/** What a practice says about a public holiday. */
export const HOLIDAY_ANSWERS = ['open', 'closed'] as const;
export type HolidayAnswer = (typeof HOLIDAY_ANSWERS)[number];

/** How many days before a public holiday a practice can answer and patients read its name. */
export const HOLIDAY_DAYS_AHEAD = 30;

/** A public holiday in Nigeria. */
export interface PublicHoliday {
  /** In Lagos, `yyyy-MM-dd`. */
  readonly day: string;
  readonly name: string;
}

/** A public holiday that an administrator entered. */
export interface DeclaredHoliday extends PublicHoliday {
  /** The state that declared it; null for the whole country. */
  readonly state: string | null;
}

const FIXED: readonly { readonly date: string; readonly name: string }[] = [
  { date: '01-01', name: text("New Year's Day") },
  { date: '05-01', name: text("Workers' Day") },
  { date: '06-12', name: text('Democracy Day') },
  { date: '10-01', name: text('National Day') },
  { date: '12-25', name: text('Christmas Day') },
  { date: '12-26', name: text('Boxing Day') },
];

const AROUND_EASTER: readonly { readonly daysAfter: number; readonly name: string }[] = [
  { daysAfter: -2, name: text('Good Friday') },
  { daysAfter: 1, name: text('Easter Monday') },
];

/** The first and the last day, both included, `yyyy-MM-dd`. */
interface HolidaySpan {
  readonly from: string;
  readonly until: string;
}

/**
 * Returns the public holidays that follow from the calendar, in order. Those that follow the moon (Eid-el-Fitr,
 * Eid-el-Kabir, Eid-el-Maulud), and days off in place of a holiday on a weekend, are declared each time.
 * @see Public Holidays Act, Cap. P40 LFN 2004, section 1 and schedule; Public Holidays (Amendment) Act 2019 for 12 June
 */
export function computedHolidays({ from, until }: HolidaySpan): PublicHoliday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => holidaysOfYear(first + at))
    .flat()
    .filter(({ day }) => day >= from && day <= until);
}

function holidaysOfYear(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  return [
    ...FIXED.map(({ date, name }) => ({ day: `${year}-${date}`, name })),
    ...AROUND_EASTER.map(({ daysAfter, name }) => ({ day: addDays(easter, daysAfter), name })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Returns the public holidays from one day to another, both included, in order: computed ones and those declared for the
 * whole country or for a state. A day has one entry, which names all that fall on it.
 */
export function holidaysBetween(
  span: HolidaySpan,
  declared: readonly DeclaredHoliday[],
  state: string,
): PublicHoliday[] {
  const names = new Map<string, string[]>();
  const concerning = declared.filter(
    (one) => (one.state === null || one.state === state) && one.day >= span.from && one.day <= span.until,
  );
  for (const { day, name } of [...computedHolidays(span), ...concerning]) {
    names.set(day, [...(names.get(day) ?? []), name]);
  }
  return [...names]
    .map(([day, all]) => ({ day, name: [...new Set(all)].join(', ') }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Returns whether a place is open on a public holiday: `unanswered` while its usual hours hold and no member has said so.
 * Undefined where it has no hours on that day anyway.
 */
export function openOnHoliday(
  day: string,
  { hours, exceptions = [] }: Pick<Schedule, 'hours' | 'exceptions'>,
  answer: HolidayAnswer | undefined,
): HolidayAnswer | 'unanswered' | undefined {
  const isOff = exceptions.some((one) => one.day === day && one.kind === 'off');
  const usual = hoursOn(day, { hours, exceptions: exceptions.filter(({ kind }) => kind !== 'off') });
  if (usual.length === 0) return undefined;
  if (isOff) return 'closed';
  // Who said closed and removed the day off later has yet to say what holds now.
  return answer === 'open' ? 'open' : 'unanswered';
}

/**
 * Returns the Sunday of Easter in the Gregorian calendar.
 * @see Meeus, Astronomical Algorithms, chapter 8 (the anonymous algorithm of 1876)
 */
function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(date)}`;
}
