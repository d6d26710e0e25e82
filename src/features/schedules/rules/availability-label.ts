import { daysBetween, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';

/** When a provider can be seen next, in Lagos time (`yyyy-MM-dd`, `HH:mm`). */
export type Availability =
  | { readonly when: 'today' | 'tomorrow' | 'other day'; readonly date: string; readonly time: string }
  | { readonly when: 'never' };

/**
 * What the availability label says: today or tomorrow only when the next free slot really is then.
 * `nextSlotAt` is an instant (ISO) or null for none within the booking horizon; `today` is the calendar day in Lagos.
 */
export function availabilityOf(nextSlotAt: string | null, today: string): Availability {
  if (nextSlotAt === null) return { when: 'never' };
  const atMs = Date.parse(nextSlotAt);
  const date = lagosDate(atMs);
  const days = daysBetween(today, date);
  return { when: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'other day', date, time: lagosTime(atMs) };
}
