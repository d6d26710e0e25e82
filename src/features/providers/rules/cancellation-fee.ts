import * as z from 'zod/mini';

/** What cancelling late costs: an amount in kobo, a share of the visit's price in percent, or neither. */
export const CancellationFee = z.object({
  kobo: z.nullable(z.int()),
  percent: z.nullable(z.int()),
  /** In the provider's own words. */
  note: z.nullable(z.string()),
});
export type CancellationFee = z.output<typeof CancellationFee>;

/** The rule of a provider from its columns; null when it told none. */
export function cancellationFeeOf(row: {
  readonly cancellationFeeKobo: number | null;
  readonly cancellationFeePercent: number | null;
  readonly cancellationNote: string | null;
}): CancellationFee | null {
  const { cancellationFeeKobo: kobo, cancellationFeePercent: percent, cancellationNote: note } = row;
  return kobo === null && percent === null && note === null ? null : { kobo, percent, note };
}
