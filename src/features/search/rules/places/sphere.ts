import { EARTH_RADIUS_KM } from '#platform/common/places/distance.ts';

const RADIANS = Math.PI / 180;

/** A place on a sphere of radius 1. */
export type Spot = readonly [x: number, y: number, z: number];

/** Degrees as a spot: straight distances between spots are in the order of distances along the Earth's surface. */
export function spotOf(lat: number, lng: number): Spot {
  const ring = Math.cos(lat * RADIANS);
  return [ring * Math.cos(lng * RADIANS), ring * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}

/** The squared straight distance between two spots that are `km` apart along the surface. */
export function squareOfKm(km: number): number {
  const half = Math.min(km / EARTH_RADIUS_KM / 2, Math.PI / 2);
  return (2 * Math.sin(half)) ** 2;
}

/** The kilometres along the surface for a squared straight distance. */
export function kmOfSquare(square: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}
