import { APPLICATION_SPECIALTIES } from '#features/applications/rules/application-lists.ts';
import { specialtyFor } from '#features/applications/rules/new-provider.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';

/** Returns what the form of a claim starts with: what the listing says, where the form has a field for it. */
export function valuesOf({ name, specialty, facilityType, address, state, lga }: ProviderDetail) {
  const known = APPLICATION_SPECIALTIES.find((offered) => specialtyFor(offered) === specialty);
  const type = FACILITY_TYPES.find((offered) => offered === facilityType);
  return {
    name,
    ...(facilityType !== null && { kind: 'facility' as const }),
    ...(type !== undefined && { facilityType: type }),
    ...(known !== undefined && { specialty: known }),
    ...(address !== '' && { address }),
    state,
    ...(lga !== null && { lga }),
  };
}

/** Returns the id that an address gives for the claimed listing, or the place to add another one to; undefined for none. */
export function idIn(search: URLSearchParams, name: 'listing' | 'place'): number | undefined {
  const id = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Returns the point of a listing; null if it has none, or only that of an area. */
export function listedPoint({ latitude, longitude, locationPrecision }: ProviderDetail) {
  const isPlace = locationPrecision === 'exact' || locationPrecision === 'near';
  return isPlace && latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null;
}
