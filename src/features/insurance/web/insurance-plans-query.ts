import type { listInsurancePlans } from '#features/insurance/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** The query for the user's own insurance plans. */
export const INSURANCE_PLANS = get<typeof listInsurancePlans>('/api/insurance-plans');
