import * as z from 'zod/mini';
import { PAYMENT_METHODS, VoidReason } from '#features/papers/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, DayOfInstants, Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { PAYMENT_KOBO, PURPOSE_MAX } from './rules/payment-limits.ts';

/** Money that a practice received, and its receipt. */
export const Payment = z.object({
  id: z.int(),
  appointmentId: z.nullable(z.int()),
  amountKobo: z.int(),
  method: z.enum(PAYMENT_METHODS),
  purpose: z.string(),
  /** ISO instant. */
  receivedAt: z.string(),
  /** The member who recorded it; null if the account was deleted. */
  receivedBy: z.nullable(z.string()),
  receipt: z.object({ id: z.int(), number: z.int() }),
  /** `by` is the member who voided it; null if the account was deleted. */
  voided: z.nullable(z.object({ at: z.string(), reason: z.string(), by: z.nullable(z.string()) })),
});
export type Payment = z.output<typeof Payment>;

/** What the desk records; money in kobo. It is for a visit or a client of the practice. */
export const NewPayment = z.strictObject({
  about: z.union([
    z.strictObject({ appointmentId: Id }),
    z.strictObject({ clientId: Id }),
    z.strictObject({ feeId: Id }),
  ]),
  amountKobo: z
    .int(text('Write an amount in naira, such as 5,000.'))
    .check(
      z.minimum(PAYMENT_KOBO.least, text('Use an amount from ₦1 to ₦10,000,000.')),
      z.maximum(PAYMENT_KOBO.most, text('Use an amount from ₦1 to ₦10,000,000.')),
    ),
  method: z.enum(PAYMENT_METHODS),
  /** What it is for, as the receipt says. */
  purpose: z.string().check(oneLine(), z.minLength(1, text('Write what it is for.')), atMost(PURPOSE_MAX)),
});
export type NewPayment = z.output<typeof NewPayment>;

export const FEE_STATES = ['due', 'waived', 'paid'] as const;

/** A fee for cancelling late, as the rule said that the patient read before booking. */
export const Fee = z.object({
  id: z.int(),
  appointmentId: z.int(),
  kind: z.enum(['late_cancellation', 'no_show']),
  patient: z.string(),
  phone: z.nullable(z.string()),
  /** When the visit would have begun, ISO instant. */
  date: z.string(),
  /** Null if the rule named no amount. */
  amountKobo: z.nullable(z.int()),
  /** The rest of the rule: a share of a price that the practice gives, or its own words. */
  note: z.nullable(z.string()),
  dueAt: z.string(),
  state: z.enum(FEE_STATES),
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  /** Why it was waived. */
  reason: z.nullable(z.string()),
  /** The receipt, if it is paid. */
  receiptId: z.nullable(z.int()),
});
export type Fee = z.output<typeof Fee>;

/** What a person owes a place. Money in kobo. */
export const Owed = z.object({
  /** The price of the visit when it was booked; null without a price or a visit. */
  priceKobo: z.nullable(z.int()),
  /** What was paid for the visit, without fees. */
  paidKobo: z.int(),
  /** The fees of the person that are due. */
  fees: z.array(Fee),
});
export type Owed = z.output<typeof Owed>;

const params = z.object({ id: IdParam });
const ofPayer = z.strictObject({ visit: z.optional(IdParam), client: z.optional(IdParam) });

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/portal/providers/:id/payments',
  summary: 'Record money that was received for a visit, a client or a fee; a receipt with a number follows',
  access: 'provider',
  byPin: true,
  idempotent: true,
  status: 201,
  params,
  body: NewPayment,
  reply: Payment,
});
export const listPayments = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/payments',
  summary: "What was paid for a visit, or by a client at the place; noted in the patient's access log",
  access: 'provider',
  byPin: true,
  params,
  query: ofPayer,
  reply: z.array(Payment),
});
export const readOwed = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/owed',
  summary: "What the patient of a visit or a client owes; noted in the patient's access log",
  access: 'provider',
  byPin: true,
  params,
  query: ofPayer,
  reply: Owed,
});
export const voidPayment = endpoint({
  method: 'POST',
  path: '/api/portal/payments/:id/void',
  summary: 'Void a payment that was a mistake, with its receipt; a fee that it paid is due again',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({ reason: VoidReason }),
  reply: Payment,
});
export const readTakings = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/takings',
  summary: 'What a place received on a Lagos day by method, in kobo; void payments do not count',
  access: 'provider',
  byPin: true,
  params,
  query: z.strictObject({ day: DayOfInstants }),
  reply: z.object({
    totalKobo: z.int(),
    methods: z.array(
      z.object({
        method: z.enum(PAYMENT_METHODS),
        amountKobo: z.int(),
        /** How many payments. */
        payments: z.int(),
      }),
    ),
  }),
});
export const listFees = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/fees',
  summary: "Fees for late cancellations, latest first, 100 at most; noted in the patients' access logs",
  access: 'provider',
  byPin: true,
  params,
  query: z.strictObject({ state: z.optional(z.enum(FEE_STATES)) }),
  reply: z.array(Fee),
});
export const waiveFee = endpoint({
  method: 'POST',
  path: '/api/portal/fees/:id/waive',
  summary: 'Give up a fee that is due, with a reason',
  access: 'provider',
  params,
  body: z.strictObject({ reason: VoidReason }),
  reply: Fee,
});
