/** The age that somebody told in years, in months or in both, in whole years; undefined where none was told. */
export function yearsTold({
  ageYears,
  ageMonths,
}: {
  readonly ageYears?: number | undefined;
  readonly ageMonths?: number | undefined;
}): number | undefined {
  return ageYears ?? (ageMonths === undefined ? undefined : Math.floor(ageMonths / 12));
}
