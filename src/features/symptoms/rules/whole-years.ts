/** Returns an age given in years, in months or in both, in whole years; undefined if none was given. */
export function wholeYears({
  ageYears,
  ageMonths,
}: {
  readonly ageYears?: number | undefined;
  readonly ageMonths?: number | undefined;
}): number | undefined {
  return ageYears ?? (ageMonths === undefined ? undefined : Math.floor(ageMonths / 12));
}
