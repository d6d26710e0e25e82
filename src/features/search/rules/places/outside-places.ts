import type { ProviderSearch } from '#features/search/contract.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import type { ResolvedPart } from '../query/resolve-query.ts';
import type { Place } from './places.ts';

/** Within this distance of the middle of one of its LGAs a position counts as in a state, km. */
const STATE_KM = 25;

/**
 * True if a query names places and the patient is in none of them: then the best matches there are wanted, not those
 * nearest to the patient. False without a position.
 */
export function isOutsidePlaces(
  parts: readonly ResolvedPart[] | undefined,
  { lat, lng }: Pick<ProviderSearch, 'lat' | 'lng'>,
): boolean {
  if (lat === undefined || lng === undefined) return false;
  const places = (parts ?? []).flatMap(({ part }) => (part.kind === 'place' ? part.places : []));
  return places.length > 0 && !places.some((place) => isIn(place, { lat, lng }));
}

function isIn(place: Place, at: { readonly lat: number; readonly lng: number }): boolean {
  if (place.point !== undefined) return kmBetween(place.point, at) <= place.radiusKm;
  const state = findState(place.state);
  return (
    state !== undefined &&
    lgasOf(state).some(({ latitude, longitude }) => kmBetween({ lat: latitude, lng: longitude }, at) <= STATE_KM)
  );
}
