import * as z from 'zod/mini';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, isCalendarDay, oneLine } from '#platform/common/fields.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import { text } from '#platform/common/text.ts';
import { RELATIONS } from './rules/plan-choices.ts';

const line = (min: number, message: string, max = 120) =>
  z.string().check(oneLine(), z.minLength(min, message), z.maxLength(max));

const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, text('Please enter a valid date')),
    z.refine(isCalendarDay, text('Please enter a valid date')),
  );

/** A plan as entered. @see provider and admin area specification, section 5: insurance form */
export const NewInsurancePlan = z
  .strictObject({
    provider: z.enum(INSURERS, text('Please select an insurance provider')),
    planName: line(1, text('Please enter your plan name/type')),
    memberId: line(5, text('Please enter a valid member ID/Number'), 60),
    groupNumber: z.optional(z.string().check(oneLine(), z.maxLength(60))),
    policyHolder: line(2, text("Please enter the policy holder's name")),
    relationToPatient: z.enum(RELATIONS, text('Please select your relation to the policy holder')),
    effectiveDate: day,
    expiryDate: z.optional(day),
    contactNumber: line(10, text('Please enter a valid contact number'), 30).check(
      z.refine((typed) => isTelephone(typed), text('Please enter a valid contact number')),
    ),
  })
  .check(
    z.refine(({ effectiveDate, expiryDate }) => expiryDate === undefined || expiryDate > effectiveDate, {
      path: ['expiryDate'],
      error: text('The expiry date must be after the effective date'),
    }),
  );
export type NewInsurancePlan = z.output<typeof NewInsurancePlan>;

export const InsurancePlan = z.object({
  id: z.int(),
  /** The insurer. */
  provider: z.string(),
  planName: z.string(),
  memberId: z.string(),
  groupNumber: z.nullable(z.string()),
  policyHolder: z.string(),
  relationToPatient: z.string(),
  /** Calendar day, `yyyy-MM-dd`. */
  effectiveDate: z.string(),
  expiryDate: z.nullable(z.string()),
  contactNumber: z.string(),
  isPrimary: z.boolean(),
  /** ISO instant. */
  addedAt: z.string(),
  /** When the picture of the card was added, ISO instant; null if there is none. */
  cardAddedAt: z.nullable(z.string()),
});
export type InsurancePlan = z.output<typeof InsurancePlan>;

export const listInsurancePlans = endpoint({
  method: 'GET',
  path: '/api/insurance-plans',
  summary: "One's own insurance plans, the primary one first, then in the order in which they were added",
  access: 'signed-in',
  reply: z.array(InsurancePlan),
});

export const addInsurancePlan = endpoint({
  method: 'POST',
  path: '/api/insurance-plans',
  summary: 'Keep an insurance plan; the first one becomes primary; the same Idempotency-Key is the same plan',
  access: 'signed-in',
  idempotent: true,
  status: 201,
  body: NewInsurancePlan,
  reply: InsurancePlan,
});

export const removeInsurancePlan = endpoint({
  method: 'DELETE',
  path: '/api/insurance-plans/:id',
  summary: 'Remove an insurance plan; after the primary one, the oldest left becomes primary',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: z.object({}),
});

export const setPrimaryInsurancePlan = endpoint({
  method: 'PUT',
  path: '/api/insurance-plans/:id/primary',
  summary: 'Make an insurance plan the primary one',
  access: 'signed-in',
  params: z.object({ id: IdParam }),
  reply: InsurancePlan,
});

const onePlan = z.object({ id: IdParam });

export const keepPlanCard = endpoint({
  method: 'PUT',
  path: '/api/insurance-plans/:id/card',
  summary:
    "Keep a picture of a plan's card (JPEG, PNG or WebP in the body, at most 5 MB), made small, in place of any before",
  access: 'signed-in',
  params: onePlan,
  reply: InsurancePlan,
});

export const readPlanCard = endpoint({
  method: 'GET',
  path: '/api/insurance-plans/:id/card',
  summary: "The picture of one's own plan's card, for nobody else",
  access: 'signed-in',
  params: onePlan,
  // `of` changes with each picture, because browsers cache pictures by URL.
  query: z.strictObject({ of: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  replyType: ['image/webp'],
});

export const removePlanCard = endpoint({
  method: 'DELETE',
  path: '/api/insurance-plans/:id/card',
  summary: "Remove the picture of a plan's card; without one, nothing changes",
  access: 'signed-in',
  params: onePlan,
  reply: InsurancePlan,
});
