import { addDays, weekdayOf } from '#platform/common/lagos-time.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DAY_MONTH = new RegExp(`${DAY} (?:of )?${MONTH}`);
const MONTH_DAY = new RegExp(`${MONTH} ${DAY}`);
const SATURDAY = 6;

/** Matches a date or a number of days in folded text, at any place. Source of a regular expression. */
export const DATE = `(?:the )?(?:${DAY} (?:of )?${MONTH}|${MONTH} ${DAY}|day after tomorrow|next tomorrow|in \\d days|this weekend|weekends?)`;

/** Matches a date without its month, or Christmas. Only behind "on": elsewhere it may be a name, "7th Day Adventist". */
export const ORDINAL = '(?:the )?\\d{1,2}(?:st|nd|rd|th)(?! (?:street|avenue|road|floor|day))|christmas(?: day)?';

/** Matches a day and month at the end of a text, "28/11". */
const NUMBERS = /(?<=(?:^|\s)(?:on )?)(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\s*$/u;

/** Returns a text with the name of the month in a date of numbers, before folding removes the slash. "24/7" is no date. */
export function spellOutMonth(q: string): string {
  return q.replace(NUMBERS, (said, day: string, month: string) => {
    const name = MONTHS[Number(month) - 1];
    return name === undefined || said.startsWith('24/7') ? said : `${day} ${name}`;
  });
}

/**
 * Returns the day that a folded phrase means (`yyyy-MM-dd` in Lagos): the next such date from `today` on; of a weekend its
 * Saturday, or today if that is a Sunday. Undefined if it means no date, or one that doesn't exist.
 */
export function parseDate(said: string, today: string): string | undefined {
  if (/(after|next) tomorrow/.test(said)) return addDays(today, 2);
  const [, days] = /in (\d) days/.exec(said) ?? [];
  if (days !== undefined) return addDays(today, Number(days));
  if (said.includes('christmas')) return nextDate(25, 11, today);
  if (said.includes('weekend')) {
    const weekday = weekdayOf(today);
    return weekday === 0 ? today : addDays(today, SATURDAY - weekday);
  }
  const [, day, month] = DAY_MONTH.exec(said) ?? [];
  const [, monthFirst, dayAfter] = MONTH_DAY.exec(said) ?? [];
  const [, ordinal] = /(\d{1,2})(?:st|nd|rd|th)/.exec(said) ?? [];
  const number = day ?? dayAfter ?? ordinal;
  return number && nextDate(Number(number), MONTHS.indexOf((month ?? monthFirst ?? '-').slice(0, 3)), today);
}

/** The next day of this number in a month (0 to 11), or in any month for -1. */
function nextDate(day: number, month: number, today: string): string | undefined {
  const [year = 0, current = 0] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 24; ahead++) {
    const date = new Date(Date.UTC(year, current - 1 + ahead, day));
    const isThere = date.getUTCDate() === day && (month < 0 || date.getUTCMonth() === month);
    const written = date.toISOString().slice(0, 10);
    if (isThere && written >= today) return written;
  }
  return undefined;
}
