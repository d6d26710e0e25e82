/** What somebody picks whose insurer isn't in the list: it names nobody, so nothing can be said of who accepts it. */
const UNNAMED = 'Other';

/** Tells whether an insurer is one that a search can be made for. */
export function isNamedInsurer(insurer: string): boolean {
  return insurer !== UNNAMED;
}

/** Tells whether a provider lists an insurer among those that it accepts. */
export function listsInsurer(acceptedInsurance: readonly string[], insurer: string): boolean {
  return isNamedInsurer(insurer) && acceptedInsurance.includes(insurer);
}
