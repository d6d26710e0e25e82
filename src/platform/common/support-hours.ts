import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';

/** The hours of support, `HH:mm` in Lagos, by weekday (0 is Sunday); closed on other days. */
export const BUSINESS_HOURS: Readonly<Record<number, { readonly opens: string; readonly closes: string }>> = {
  1: { opens: '08:00', closes: '18:00' },
  2: { opens: '08:00', closes: '18:00' },
  3: { opens: '08:00', closes: '18:00' },
  4: { opens: '08:00', closes: '18:00' },
  5: { opens: '08:00', closes: '18:00' },
  6: { opens: '09:00', closes: '13:00' },
};

/** Whether support is open, and when it opens next (ms). Public holidays are not considered. */
export interface Hours {
  readonly isOpen: boolean;
  /** Null while it is open. */
  readonly opensAtMs: number | null;
}

/**
 * Returns whether support is open at an instant (ms), and if not, when it opens next.
 * @see provider and admin area specification, section 2: contact us
 */
export function hoursAt(nowMs: number): Hours {
  const today = lagosDate(nowMs);
  for (let days = 0; days <= 7; days++) {
    const date = addDays(today, days);
    const hours = BUSINESS_HOURS[weekdayOf(date)];
    if (hours === undefined) continue;
    const opensAtMs = lagosInstant(date, hours.opens);
    if (nowMs < opensAtMs) return { isOpen: false, opensAtMs };
    if (nowMs < lagosInstant(date, hours.closes)) return { isOpen: true, opensAtMs: null };
  }
  throw new Error('Support opens on no day of the week.');
}

/** Formats an hour for the contact card, such as `8am`. */
export function clockHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3) === '00' ? '' : `:${time.slice(3)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
