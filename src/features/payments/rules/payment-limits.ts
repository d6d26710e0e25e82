/** What one payment may be, in kobo: from ₦1 to ₦10,000,000. */
export const PAYMENT_KOBO = { least: 100, most: 1_000_000_000 } as const;

/** The most characters of what a payment is for. */
export const PURPOSE_MAX = 120;
