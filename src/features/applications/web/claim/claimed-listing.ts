import { APPLICATION_SPECIALTIES } from '#features/applications/rules/application-lists.ts';
import { specialtyFor } from '#features/applications/rules/new-provider.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';

/** Returns what the form of a claim starts with: what the listing says, where the form has a field for it. */
export function valuesOf({ name, specialty, address, state, lga }: ProviderDetail) {
  const known = APPLICATION_SPECIALTIES.find((offered) => specialtyFor(offered) === specialty);
  return {
    name,
    ...(known !== undefined && { specialty: known }),
    ...(address !== '' && { address }),
    state,
    ...(lga !== null && { lga }),
  };
}

/** Returns the id of the listing that an address names; undefined for none. */
export function claimedId(search: URLSearchParams): number | undefined {
  const id = search.get('listing') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
