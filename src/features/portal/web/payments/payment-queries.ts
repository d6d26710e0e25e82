import type { listFees, listPayments, readOwed, readTakings } from '#features/payments/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** What is paid for: a visit, a client without one, or a fee. */
export type PaidFor = { readonly appointmentId: number } | { readonly clientId: number } | { readonly feeId: number };

type Payer = Exclude<PaidFor, { readonly feeId: number }>;

const payerIn = (about: Payer) =>
  'clientId' in about ? { client: String(about.clientId) } : { visit: String(about.appointmentId) };

/** What was paid at a place for a visit, or by a client. */
export const paymentsOf = (id: number, about: Payer) =>
  get<typeof listPayments>('/api/portal/providers/:id/payments', { params: { id }, query: payerIn(about) });

/** What the patient of a visit, or a client, owes a place. */
export const owedOf = (id: number, about: Payer) =>
  get<typeof readOwed>('/api/portal/providers/:id/owed', { params: { id }, query: payerIn(about) });

/** The fees of a place. */
export const feesOf = (id: number) => get<typeof listFees>('/api/portal/providers/:id/fees', { params: { id } });

/** What a place took on a day, `yyyy-MM-dd`. */
export const takingsOn = (id: number, day: string) =>
  get<typeof readTakings>('/api/portal/providers/:id/takings', { params: { id }, query: { day } });
