import * as z from 'zod/mini';
import { RELATIONS, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, isCalendarDay, oneLine, phoneField, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { GENOTYPES, SEXES } from './rules/family-choices.ts';

const FACT_MAX = 500;

/** A text that may be left out: an empty one is null. */
const orNone = (typed: z.ZodMiniType<string, string>) =>
  z.nullable(
    z.pipe(
      typed,
      z.transform((given) => given || null),
    ),
  );

/** A text about one's health. */
const fact = orNone(z.string().check(visible(), z.maxLength(FACT_MAX, text('Please shorten this to 500 characters.'))));
const genotype = z.nullable(z.enum(GENOTYPES));

/** What a person wrote of their own health, and whom to call for them. Each is voluntary. */
export const HealthFacts = z.strictObject({
  genotype,
  allergies: fact,
  illnesses: fact,
  medicines: fact,
  isPregnant: z.nullable(z.boolean()),
  contactName: orNone(
    z.string().check(oneLine(), z.maxLength(RELATIVE_NAME_MAX, text('Please shorten the name to 100 characters.'))),
  ),
  contactPhone: orNone(phoneField(text('Please enter a valid contact number'))),
});
export type HealthFacts = z.output<typeof HealthFacts>;

/** A person as entered. */
export const NewFamilyMember = z.strictObject({
  name: z
    .string()
    .check(
      oneLine(),
      z.minLength(2, text('Please enter the name of the person')),
      z.maxLength(RELATIVE_NAME_MAX, text('Please shorten the name to 100 characters.')),
    ),
  relation: z.enum(RELATIONS, text('Please say who the person is to you')),
  birthDate: z.string().check(z.refine(isCalendarDay, text('Please enter the date of birth'))),
  sex: z.nullable(z.enum(SEXES)),
  bloodType: z.nullable(z.enum(BLOOD_TYPES)),
  genotype,
  allergies: fact,
  illnesses: fact,
  medicines: fact,
});
export type NewFamilyMember = z.output<typeof NewFamilyMember>;

export const FamilyMember = z.extend(NewFamilyMember, {
  id: z.int(),
  /** Calendar day, `yyyy-MM-dd`. */
  birthDate: z.string(),
});
export type FamilyMember = z.output<typeof FamilyMember>;

const one = z.object({ id: IdParam });

export const listFamily = endpoint({
  method: 'GET',
  path: '/api/family',
  summary: 'The people whom one books for, in the order in which they were added',
  access: 'signed-in',
  reply: z.array(FamilyMember),
});

export const addFamilyMember = endpoint({
  method: 'POST',
  path: '/api/family',
  summary: 'Add a person to book for; the same Idempotency-Key is the same person',
  access: 'signed-in',
  idempotent: true,
  status: 201,
  body: NewFamilyMember,
  reply: FamilyMember,
});

export const changeFamilyMember = endpoint({
  method: 'PUT',
  path: '/api/family/:id',
  summary: 'Change a person to book for; booked visits stay as they are',
  access: 'signed-in',
  params: one,
  body: NewFamilyMember,
  reply: FamilyMember,
});

export const removeFamilyMember = endpoint({
  method: 'DELETE',
  path: '/api/family/:id',
  summary: 'Remove a person to book for; booked visits stay as they are',
  access: 'signed-in',
  params: one,
  reply: z.object({}),
});

export const getHealthFacts = endpoint({
  method: 'GET',
  path: '/api/health-facts',
  summary: "What one wrote of one's own health, and whom to call",
  access: 'signed-in',
  reply: HealthFacts,
});

export const writeHealthFacts = endpoint({
  method: 'PUT',
  path: '/api/health-facts',
  summary: "Write what one's health facts are, all of them; no provider sees them unless they are shared for a visit",
  access: 'signed-in',
  body: HealthFacts,
  reply: HealthFacts,
});
