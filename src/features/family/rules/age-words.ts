import { ageOn } from '#features/auth/rules/guardian.ts';

/** An age to show: weeks under three months, months under two years, years from then on. */
export interface ShownAge {
  readonly count: number;
  readonly unit: 'weeks' | 'months' | 'years';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the age on a day, both calendar days in Lagos (`yyyy-MM-dd`), in completed weeks, months or years. */
export function shownAge(birthDate: string, today: string): ShownAge {
  const months = monthsBetween(birthDate, today);
  if (months >= 24) return { count: ageOn(birthDate, today), unit: 'years' };
  if (months >= 3) return { count: months, unit: 'months' };
  const days = (Date.parse(today) - Date.parse(birthDate)) / DAY_MS;
  return { count: Math.max(0, Math.floor(days / 7)), unit: 'weeks' };
}

/** Returns the completed months from a day to a later one, both calendar days (`yyyy-MM-dd`). */
export function monthsBetween(from: string, to: string): number {
  const [[fromYear = 0, fromMonth = 0, fromDay = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [from, to].map((day) =>
    day.split('-').map(Number),
  ) as [number[], number[]];
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}
