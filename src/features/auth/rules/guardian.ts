import { text } from '#platform/common/text.ts';

/**
 * From this age on people consent for themselves.
 * @see Nigeria Data Protection Act 2023, section 31; Child's Rights Act 2003, section 277
 */
export const ADULT_AGE = 18;

/** No living person was born before this day. */
const MIN_DATE_OF_BIRTH = '1900-01-01';

export const GUARDIAN_RELATIONS = ['Parent', 'Guardian', 'Grandparent', 'Brother or sister', 'Other'] as const;

/**
 * Returns the age in whole years on a calendar day; both are `yyyy-MM-dd` days in Lagos. Negative for a day before the
 * birth. People born on 29 February turn a year older on 1 March in other years, the later and so the safer reading.
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The age that a person states at registration instead of a date of birth. */
export const AGE_GROUPS = ['adult', 'minor'] as const;

/** Age and guardian as entered in a form. */
export interface AgeDetails {
  readonly ageGroup?: (typeof AGE_GROUPS)[number] | undefined;
  /** Null and undefined both mean not given. */
  readonly dateOfBirth?: string | null | undefined;
  readonly guardianName?: string | undefined;
  readonly guardianRelation?: string | undefined;
  readonly guardianConsent?: boolean | undefined;
}

/**
 * True if the person needs a parent or guardian on the Lagos day `day`: by date of birth, or by age group if no date is
 * given. False if neither is given.
 */
export function needsGuardian({ dateOfBirth, ageGroup }: AgeDetails, day: string): boolean {
  return dateOfBirth ? ageOn(dateOfBirth, day) < ADULT_AGE : ageGroup === 'minor';
}

/** Returns the problems with age and guardian on the Lagos day `day`, by field; empty if there are none. */
export function ageProblems(details: AgeDetails, day: string): Readonly<Record<string, string>> {
  const { ageGroup, dateOfBirth, guardianName = '', guardianRelation = '', guardianConsent } = details;
  if (dateOfBirth && dateOfBirth > day) {
    return { dateOfBirth: text('Date of birth cannot be in the future') };
  }
  if (dateOfBirth && dateOfBirth < MIN_DATE_OF_BIRTH) {
    return { dateOfBirth: text('Enter a date of birth in 1900 or later') };
  }
  if (!needsGuardian(details, day)) {
    const contradicts = ageGroup === 'minor';
    return contradicts
      ? { dateOfBirth: text('By this date of birth you are 18 or older. Please correct one of the two.') }
      : {};
  }
  return {
    ...(guardianName.trim().length < 2 && { guardianName: text('Enter the full name of a parent or guardian') }),
    ...(guardianRelation === '' && { guardianRelation: text('Choose how they are related to you') }),
    ...(guardianConsent !== true && { guardianConsent: text('A parent or guardian has to agree') }),
  };
}
