import { type CancellationFee, feeKobo } from '#features/schedules/rules/cancellation-fee.ts';

/** Hours before the start from which changing plans counts as late. @see patient-area specification, section 9 */
export const NOTICE_HOURS = 24;

/** Tells whether less than 24 hours are left before a visit (both in ms since the epoch). */
export function isInsideNotice(startsAtMs: number, nowMs: number): boolean {
  return startsAtMs - nowMs < NOTICE_HOURS * 60 * 60 * 1000;
}

/**
 * What cancelling a visit late costs; null for nothing. A patient is bound by the rule that was told before the booking,
 * never by a later one that is worse; a later one that is lighter counts: none, no fee, a smaller amount or, where the
 * price of a visit wasn't told, a smaller share. Of an amount and a share of a price that only the provider knows, nobody
 * can say which is lighter, so the rule that was told stands.
 * @param told the rule that was told before the booking; null when none was
 * @param present the rule of the provider at this moment; null when it tells none
 */
export function lateFee(told: CancellationFee | null, present: CancellationFee | null): CancellationFee | null {
  if (told === null || present === null) return null;
  return isLighter(present, told) ? present : told;
}

/** Tells whether whoever was told a rule before booking (null: none) is held to nothing worse by the present one. */
export function isNoWorse(present: CancellationFee | null, told: CancellationFee | null): boolean {
  if (present === null) return true;
  if (told === null) return false;
  return isLighter(present, told) || isSame(present, told);
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
