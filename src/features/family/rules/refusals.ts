import type { RefusalOf } from '#platform/common/platform-refusals.ts';
import { text } from '#platform/common/text.ts';

/** The refusal codes of the family feature, with their HTTP statuses. */
export const FAMILY_CODES = {
  family_limit: 409,
} as const;

type FamilyRefusal = RefusalOf<typeof FAMILY_CODES>;

export const NO_SUCH_MEMBER: FamilyRefusal = { code: 'not_found', message: text('This person is not on your list.') };

export const FAMILY_LIMIT: FamilyRefusal = {
  code: 'family_limit',
  message: text('You have 20 people on your list, which is all that it can hold. Remove one first.'),
};

export const BIRTH_DATE_NOT_PLAUSIBLE: FamilyRefusal = {
  code: 'invalid',
  message: text('Please check the date of birth.'),
  field: 'birthDate',
};

export const CHILD_TOO_OLD: FamilyRefusal = {
  code: 'invalid',
  message: text('Please check the date of birth: a child is at most 40 here. For somebody older choose "Other".'),
  field: 'birthDate',
};
