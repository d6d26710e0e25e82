import * as z from 'zod/mini';

/** What a visit costs, from which a share is taken: from ₦1 to ₦10,000,000, in kobo. */
export const VISIT_PRICE = { least: 100, most: 1_000_000_000 } as const;

/** What cancelling late costs: an amount in kobo, a share of the visit's price in percent, or neither. */
export const CancellationFee = z.object({
  kobo: z.nullable(z.int()),
  percent: z.nullable(z.int()),
  /** In the provider's own words. */
  note: z.nullable(z.string()),
  /** What a visit costs, with a share; absent when the provider didn't say. */
  priceKobo: z.optional(z.int()),
});
export type CancellationFee = z.output<typeof CancellationFee>;

/** Returns the rule of a provider from its columns; null when it set none. */
export function cancellationFeeOf(row: {
  readonly cancellationFeeKobo: number | null;
  readonly cancellationFeePercent: number | null;
  readonly cancellationNote: string | null;
  readonly visitPriceKobo: number | null;
}): CancellationFee | null {
  const { cancellationFeeKobo: kobo, cancellationFeePercent: percent, cancellationNote: note, visitPriceKobo } = row;
  if (kobo === null && percent === null && note === null) return null;
  return { kobo, percent, note, ...(visitPriceKobo !== null && { priceKobo: visitPriceKobo }) };
}

/** True if cancelling late costs nothing by this rule; null is no rule. */
export function isFree(fee: CancellationFee | null): boolean {
  return !fee?.kobo && !fee?.percent;
}

/** Returns the fee in kobo, rounded down; undefined for no fee, and for a share of an unknown price. */
export function feeKobo({ kobo, percent, priceKobo }: CancellationFee): number | undefined {
  if (kobo !== null) return kobo;
  return percent === null || priceKobo === undefined ? undefined : Math.floor((priceKobo * percent) / 100);
}
