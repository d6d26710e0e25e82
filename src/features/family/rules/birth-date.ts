import { CHILD_AGE_MAX, RELATIVE_AGE_MAX, type Relation } from '#features/appointments/rules/relations.ts';
import { ageOn } from '#features/auth/rules/guardian.ts';
import { BIRTH_DATE_NOT_PLAUSIBLE, CHILD_TOO_OLD } from './refusals.ts';

/**
 * Returns what is wrong with a date of birth on a day, both calendar days in Lagos (`yyyy-MM-dd`): it lies ahead, or the
 * person is older than a booking accepts. Undefined if nothing is.
 */
export function birthDateProblem({ birthDate, relation }: { birthDate: string; relation: Relation }, today: string) {
  if (birthDate > today || ageOn(birthDate, today) > RELATIVE_AGE_MAX) return BIRTH_DATE_NOT_PLAUSIBLE;
  return relation === 'child' && ageOn(birthDate, today) > CHILD_AGE_MAX ? CHILD_TOO_OLD : undefined;
}
