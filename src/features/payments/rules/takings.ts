import { PAYMENT_METHODS } from '#features/papers/contract.ts';

type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What was received by one method: kobo, and how often. */
interface Sum {
  readonly method: PaymentMethod;
  readonly amountKobo: number;
  readonly payments: number;
}

/** Returns the takings by method, in the order of the form, also those of nothing, and their total in kobo. */
export function takingsOf(sums: readonly Sum[]): { readonly totalKobo: number; readonly methods: Sum[] } {
  const methods = PAYMENT_METHODS.map(
    (method) => sums.find((sum) => sum.method === method) ?? { method, amountKobo: 0, payments: 0 },
  );
  return { totalKobo: methods.reduce((total, { amountKobo }) => total + amountKobo, 0), methods };
}
