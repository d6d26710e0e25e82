import * as z from 'zod/mini';
import { RELATIONS, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, isCalendarDay, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { GENOTYPES, SEXES } from './rules/family-choices.ts';

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
  genotype: z.nullable(z.enum(GENOTYPES)),
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
