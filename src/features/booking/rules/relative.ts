import type { Relation } from '#features/appointments/rules/relations.ts';
import { CHILD_AGE_MAX, RELATIVE_AGE_MAX, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { ageOn } from '#features/auth/rules/guardian.ts';
import type { FamilyMember } from '#features/family/contract.ts';
import { monthsBetween } from '#features/family/rules/age-words.ts';
import { text } from '#platform/common/text.ts';
import { visibleLine } from '#platform/common/visible-text.ts';

/** The person whom the patient books for, as it is being filled in. */
export interface RelativeAnswers {
  readonly name: string;
  /** Digits, in years. */
  readonly age: string;
  readonly relation: Relation | '';
  /** The person on the patient's list, if it was chosen there. */
  readonly memberId?: number | undefined;
  /** Completed months besides the years, of a child under two on the list. */
  readonly ageMonths?: number | undefined;
}

export const NO_RELATIVE: RelativeAnswers = { name: '', age: '', relation: '' };

/** True if both are the same relative of the patient by name, or both the patient (null or undefined). */
export function isSamePerson(
  one: { readonly name: string } | null | undefined,
  other: { readonly name: string } | null | undefined,
): boolean {
  return one?.name.toLowerCase() === other?.name.toLowerCase();
}

/** Returns the answers for a person of the patient's list, on a calendar day in Lagos (`yyyy-MM-dd`). */
export function answersOf({ id, name, birthDate, relation }: FamilyMember, today: string): RelativeAnswers {
  const years = ageOn(birthDate, today);
  const months = monthsBetween(birthDate, today) % 12;
  return { name, age: String(years), relation, memberId: id, ...(years < 2 && { ageMonths: months }) };
}

/** Returns what is wrong or missing, by field, in the words of the booking's contract. */
export function relativeErrors({
  name,
  age,
  relation,
}: RelativeAnswers): Partial<Record<keyof RelativeAnswers, string>> {
  const length = visibleLine(name).length;
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : undefined;
  return {
    ...(length < 2 && { name: text('Please enter the name of the person') }),
    ...(length > RELATIVE_NAME_MAX && { name: text('Please shorten the name to 100 characters.') }),
    ...(years === undefined && { age: text('Please enter the age in whole years') }),
    ...(years !== undefined && years > RELATIVE_AGE_MAX && { age: text('Please enter an age up to 120') }),
    ...(relation === 'child' &&
      years !== undefined &&
      years > CHILD_AGE_MAX &&
      years <= RELATIVE_AGE_MAX && {
        age: text('Please check the age: a child is at most 40 here. For somebody older choose "Other".'),
      }),
    ...(relation === '' && { relation: text('Please say who the person is to you') }),
  };
}

/** The answers as a booking sends them; null while something is missing. */
export function relativeOf(answers: RelativeAnswers): { name: string; age: number; relation: Relation } | null {
  if (answers.relation === '' || Object.keys(relativeErrors(answers)).length > 0) return null;
  return { name: visibleLine(answers.name), age: Number(answers.age), relation: answers.relation };
}
