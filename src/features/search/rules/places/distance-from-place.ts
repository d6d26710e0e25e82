import type { DistanceFromPlace } from '#features/search/contract.ts';
import { postingsAt } from '../index/filtering.ts';
import { lgaKey, stateKey } from '../index/indexed-provider.ts';
import { squareTo } from '../index/nearest.ts';
import type { Segment } from '../index/segment.ts';
import { resolveQuery } from '../query/resolve-query.ts';
import type { Place } from './places.ts';
import { kmOfSquare, spotOf } from './sphere.ts';

/**
 * Returns a function from a row to its distance from the place that the query names, in whole kilometres because the
 * middle of a place is known to about 1 km; undefined for a row inside the place, and for a query without a place.
 */
export function distanceFromNamedPlace(
  segments: readonly Segment[],
  q: string | undefined,
): (segment: Segment, row: number) => DistanceFromPlace | undefined {
  const named = (resolveQuery(segments, q).parts ?? [])
    .filter(({ part }) => part.kind === 'place' && part.places.some(({ point }) => point !== undefined))
    .map(({ part }) => part.places)
    .sort((a, b) => widthOf(a) - widthOf(b));
  const [places] = named;
  if (places === undefined) return () => undefined;
  return (segment, row) => {
    let nearest: DistanceFromPlace | undefined;
    for (const place of places) {
      if (isOnRecordIn(segment, row, place)) return undefined;
      if (place.point === undefined) continue;
      const spot = spotOf(place.point.lat, place.point.lng);
      const km = Math.round(kmOfSquare(squareTo(segment.coordinates, row, spot)));
      if (km <= place.radiusKm) return undefined;
      if (km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { place: place.name, km };
    }
    return nearest;
  };
}

/** Of several places the smallest counts: in "Sabon Gari, Kano" the part of the city. */
function widthOf(places: readonly Place[]): number {
  return Math.max(...places.map(({ kind, radiusKm }) => (kind === 'state' ? Number.MAX_VALUE : radiusKm)));
}

function isOnRecordIn(segment: Segment, row: number, { kind, name, state }: Place): boolean {
  if (kind !== 'state' && kind !== 'lga') return false;
  const keys = kind === 'state' ? [stateKey(name)] : [stateKey(state), lgaKey(name)];
  return postingsAt(segment, keys).every((rows) => rows.has(row));
}
