import type { Provider } from '#features/directory/contract.ts';
import { comparedName, SAME_KM } from '#features/registers/rules/same-facility.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { isExactDistance } from './distance-text.ts';

type Placed = Pick<Provider, 'id' | 'name' | 'lga' | 'latitude' | 'longitude' | 'locationPrecision'>;

/**
 * Returns the first `most` of the providers found around one, without itself and without duplicates, each with its distance
 * from there: in whole kilometres, at least 1, if a point is only near; none if it is an area or unknown.
 */
export function alternativesTo(provider: Placed, found: readonly Provider[], most: number): Provider[] {
  const kept: Provider[] = [];
  for (const one of found) {
    if (kept.length < most && ![provider, ...kept].some((other) => isSame(other, one))) kept.push(one);
  }
  return kept.map(({ distanceKm, ...one }) => {
    const km = distanceKm === undefined ? undefined : honestKm(distanceKm, provider, one);
    return km === undefined ? one : { ...one, distanceKm: km };
  });
}

function honestKm(km: number, a: Placed, b: Placed): number | undefined {
  if (isExactDistance(a, b)) return km;
  const isRough = [a, b].every(({ locationPrecision: how }) => how === 'exact' || how === 'near');
  return isRough ? Math.max(1, Math.round(km)) : undefined;
}

/** Without points, providers of the same name in one LGA, or an unknown one, count as the same. */
function isSame(a: Placed, b: Placed): boolean {
  if (a.id === b.id) return true;
  if (comparedName(a.name) !== comparedName(b.name)) return false;
  const [from, to] = [pointOf(a), pointOf(b)];
  if (from === undefined || to === undefined) return a.lga === null || b.lga === null || a.lga === b.lga;
  return kmBetween(from, to) < SAME_KM;
}

function pointOf({ latitude: lat, longitude: lng }: Placed) {
  return lat === null || lng === null ? undefined : { lat, lng };
}
