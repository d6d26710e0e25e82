/**
 * The profile fields that the user can change, in the order of the screen.
 * @see patient-area specification, section 7
 */
export const PROFILE_FIELDS = ['fullName', 'email', 'phone', 'state', 'lga', 'bloodType', 'nhisNumber'] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A profile as form values; a missing value is an empty text. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Returns the form values of a profile from the server. */
export function valuesOf(profile: Readonly<Record<ProfileField, string | null>>): ProfileValues {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as ProfileValues;
}

/** Returns the values of the fields being edited. Saving sends only these, because others may have changed elsewhere. */
export function editedPart(values: ProfileValues, editing: ReadonlySet<ProfileField>): Partial<ProfileValues> {
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => editing.has(field)).map((field) => [field, values[field]]),
  );
}

/**
 * Returns the fields to reset if the user cancels editing `field`. If the state was changed, state and LGA are reset
 * together, so that no LGA of another state remains.
 */
export function fieldsToReset(
  field: ProfileField,
  values: ProfileValues,
  saved: ProfileValues,
): readonly ProfileField[] {
  const isPlace = field === 'state' || field === 'lga';
  return isPlace && values.state !== saved.state ? ['state', 'lga'] : [field];
}
