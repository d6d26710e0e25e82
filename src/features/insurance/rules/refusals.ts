import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the insurance feature, with their HTTP statuses. */
export const INSURANCE_CODES = {
  plan_limit: 409,
} as const;

type InsuranceRefusal = RefusalOf<typeof INSURANCE_CODES>;

export const EFFECTIVE_DATE_NOT_PLAUSIBLE: InsuranceRefusal = {
  code: 'invalid',
  message: text('Please check the effective date: it is at most a year ahead.'),
  field: 'effectiveDate',
};

export const NO_SUCH_PLAN: InsuranceRefusal = { code: 'not_found', message: text('There is no such insurance plan.') };

export const PLAN_LIMIT: InsuranceRefusal = {
  code: 'plan_limit',
  message: text('You have 20 plans, which is all that one can keep. Remove one first.'),
};
