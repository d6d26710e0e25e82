import type { City } from '#features/directory/rules/provider-cities.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { changeFilters, type Point, roundPoint, type SearchFilters } from './search-filters.ts';

/**
 * A point within this distance of a reference point belongs to its city.
 * @see patient-area specification, section 9: supported-city radius, reference points
 */
const CITY_RADIUS_KM = 50;
const CENTRES: readonly (Point & { readonly city: City })[] = [
  { city: 'Lagos', lat: 6.4551, lng: 3.3842 },
  { city: 'Port Harcourt', lat: 4.8156, lng: 7.0188 },
];

/** Patients go this far without looking for something nearer. */
const NEAR_KM = 15;
const FAR_KM = 100;

/** Returns the city that a point is in or near (within 50 km), or undefined. */
export function nearestCity(point: Point): City | undefined {
  return CENTRES.find((centre) => kmBetween(point, centre) <= CITY_RADIUS_KM)?.city;
}

/**
 * Returns the search from a patient's position: nearest first, in the city that it is in or near, otherwise in all of
 * Nigeria. A state, once chosen, stays chosen.
 */
export function searchFrom(filters: SearchFilters, point: Point): SearchFilters {
  const near = roundPoint(point);
  if (filters.state !== '' || filters.city === 'all') return changeFilters(filters, { near });
  return changeFilters(filters, { near, city: nearestCity(point) ?? 'all' });
}

/**
 * True if the nearest result in a city or state is more than 15 km from the patient, or its distance is unknown: then
 * providers outside of it may be nearer. False on later pages.
 */
export function isNearestFar({ near, state, city, page }: SearchFilters, nearest: Found | undefined): boolean {
  const isSomewhere = near !== null && (state !== '' || city !== 'all') && page === 1;
  return isSomewhere && nearest !== undefined && (nearest.distanceKm ?? Number.POSITIVE_INFINITY) > NEAR_KM;
}

/** True if a result is more than 100 km away. */
export function isSurelyFar({ distanceKm = 0 }: Found): boolean {
  return distanceKm > FAR_KM;
}

interface Found {
  readonly distanceKm?: number | undefined;
}
