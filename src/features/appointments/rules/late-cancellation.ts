import { type CancellationFee, feeKobo } from '#features/schedules/rules/cancellation-fee.ts';

/** Hours before the start from which changing plans counts as late. @see patient-area specification, section 9 */
export const NOTICE_HOURS = 24;

/** True if less than 24 hours are left before an appointment (both in ms since the epoch). */
export function isInsideNotice(startsAtMs: number, nowMs: number): boolean {
  return startsAtMs - nowMs < NOTICE_HOURS * 60 * 60 * 1000;
}

/**
 * Returns what cancelling an appointment late costs; null for nothing. The rule shown before the booking binds the
 * patient, never a later one that is worse. A later one that is lighter applies: no rule, no fee, a smaller amount or,
 * where the price of an appointment is unknown, a smaller share. An amount and a share of an unknown price can't be
 * compared, so the rule that was shown applies.
 * @param shown the rule that was shown before the booking; null when none was
 * @param present the rule of the provider now; null when it has none
 */
export function lateFee(shown: CancellationFee | null, present: CancellationFee | null): CancellationFee | null {
  if (shown === null || present === null) return null;
  return isLighter(present, shown) ? present : shown;
}

/** True if the present rule is no worse for a patient than the one shown before the booking (null: none). */
export function isNoWorse(present: CancellationFee | null, shown: CancellationFee | null): boolean {
  if (present === null) return true;
  if (shown === null) return false;
  return isLighter(present, shown) || isSame(present, shown);
}

function isLighter(one: CancellationFee, other: CancellationFee): boolean {
  if (isFree(other)) return false;
  if (isFree(one)) return true;
  const [amount, otherAmount] = [feeKobo(one), feeKobo(other)];
  if (amount !== undefined && otherAmount !== undefined) return amount < otherAmount;
  return one.percent !== null && other.percent !== null && one.percent < other.percent;
}

function isFree({ kobo, percent }: CancellationFee): boolean {
  return kobo === null && percent === null;
}

function isSame(one: CancellationFee, other: CancellationFee): boolean {
  const { kobo, percent, note, priceKobo } = one;
  const { kobo: k, percent: p, note: n, priceKobo: price } = other;
  return kobo === k && percent === p && note === n && priceKobo === price;
}
