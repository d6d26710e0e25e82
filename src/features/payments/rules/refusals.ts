import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of payments and fees, with their HTTP statuses. */
export const PAYMENTS_CODES = {
  fee_settled: 409,
} as const;

type PaymentsRefusal = RefusalOf<typeof PAYMENTS_CODES>;

export const NO_SUCH_PAYMENT: PaymentsRefusal = { code: 'not_found', message: text('There is no such payment.') };

export const NO_SUCH_FEE: PaymentsRefusal = { code: 'not_found', message: text('There is no such fee.') };

export const FEE_SETTLED: PaymentsRefusal = {
  code: 'fee_settled',
  message: text('This fee is paid or waived already. Look at the list again.'),
};

export const ANOTHER_AMOUNT: PaymentsRefusal = {
  code: 'invalid',
  message: text('Record the whole fee, no more and no less. If less is enough, waive it and record what was paid.'),
  field: 'amountKobo',
};
