/** The choice for an insurer that isn't in the list. It names no insurer, so acceptance is unknown. */
const UNNAMED = 'Other';

/** True if an insurer is named, so that a search can filter by it. */
export function isNamedInsurer(insurer: string): boolean {
  return insurer !== UNNAMED;
}

/** True if a provider lists an insurer as accepted. */
export function listsInsurer(acceptedInsurance: readonly string[], insurer: string): boolean {
  return isNamedInsurer(insurer) && acceptedInsurance.includes(insurer);
}
