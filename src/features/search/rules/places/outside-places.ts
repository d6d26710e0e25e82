import type { ProviderSearch } from '#features/search/contract.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import type { ResolvedPart } from '../query/resolve-query.ts';
import type { Place } from './places.ts';

/** So near to the middle of one of its LGAs somebody may be in a state, km. */
const STATE_KM = 25;

/**
 * A text names a place in which whoever asks is not: they look for what is there, and not for what lies nearest to
 * them on the way. False without a position.
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
