import { EARTH_RADIUS_KM } from '#platform/common/places/distance.ts';

const RADIANS = Math.PI / 180;

/** A point on the unit sphere. */
export type Spot = readonly [x: number, y: number, z: number];

/** Returns the spot of a position in degrees. Straight distances order spots as distances along the Earth's surface do. */
export function spotOf(lat: number, lng: number): Spot {
  const ring = Math.cos(lat * RADIANS);
  return [ring * Math.cos(lng * RADIANS), ring * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}

/** Returns the squared straight distance of two spots that are `km` apart along the surface. */
export function squareOfKm(km: number): number {
  const half = Math.min(km / EARTH_RADIUS_KM / 2, Math.PI / 2);
  return (2 * Math.sin(half)) ** 2;
}

/** Returns the kilometres along the surface for a squared straight distance. */
export function kmOfSquare(square: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}
