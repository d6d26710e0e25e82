import type { AccountCounts, Standing, UnprovenBooking } from '#features/booking/rules/booking-limits.ts';
import type { BookingFacts } from '#features/booking/rules/may-book.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';

/** What an account has booked; `bookings` are those of accounts that aren't proven, `fromNetwork` minutes by day. */
export function account(
  standing: Standing,
  counts: Partial<AccountCounts>,
  bookings: readonly UnprovenBooking[] = [],
  fromNetwork: ReadonlyMap<string, number> = new Map(),
): NonNullable<BookingFacts['account']> {
  return {
    ...{ standing, counts: { atPractice: 0, onDay: 0, toCome: 0, ...counts } },
    ...(standing === 'unproven' && { unproven: { bookings, fromNetwork } }),
  };
}

/** Half hours on Wednesday 25 November 2026. */
export const timesOf = (count: number, isSame: boolean): UnprovenBooking[] => {
  const startsAtMs = lagosInstant('2026-11-25', '08:00');
  return Array.from({ length: count }, () => ({ startsAtMs, endsAtMs: startsAtMs + 30 * 60_000, isSame }));
};
