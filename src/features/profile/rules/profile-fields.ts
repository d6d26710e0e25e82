/** The seven things of a profile that its owner can change, in the order of the screen. @see patient-area specification, section 7 */
export const PROFILE_FIELDS = ['fullName', 'email', 'phone', 'state', 'lga', 'bloodType', 'nhisNumber'] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A profile as a form holds it: what isn't told is an empty text. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** The values of a form for a profile as the server answers it. */
export function valuesOf(profile: Readonly<Record<ProfileField, string | null>>): ProfileValues {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as ProfileValues;
}

/** The part of a form that is being edited, which is what saving sends: the rest may have been changed elsewhere. */
export function editedPart(values: ProfileValues, editing: ReadonlySet<ProfileField>): Partial<ProfileValues> {
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => editing.has(field)).map((field) => [field, values[field]]),
  );
}

/**
 * What is given up together with a field: a state and an LGA that don't belong together must not be left behind, so once
 * the state was changed either takes the other along.
 */
export function givenUpWith(field: ProfileField, values: ProfileValues, saved: ProfileValues): readonly ProfileField[] {
  const isPlace = field === 'state' || field === 'lga';
  return isPlace && values.state !== saved.state ? ['state', 'lga'] : [field];
}
