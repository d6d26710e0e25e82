import { findState } from '#platform/common/nigerian-places.ts';
import type { State } from '#platform/common/nigerian-states.ts';
import type { Listing } from './listing.ts';
import { kmToState, nearestState } from './register-place.ts';

/** How the register came by a point: on the spot, by finding the name elsewhere, or as the middle of an area. */
export type PointOrigin = 'surveyed' | 'matched' | 'area';

type Located = Pick<Listing, 'latitude' | 'longitude' | 'locationPrecision'>;

const NOWHERE: Located = { latitude: null, longitude: null, locationPrecision: 'unknown' };
/** Nigeria with its coast. */
const BOUNDS = { south: 4, north: 14, west: 2.6, east: 14.8 };
/** A point this much nearer to another state than to its own is doubtful: LGA points tell a border only so well. */
const OTHER_STATE_KM = 25;
/** A point this much nearer to another state belongs to a different place; showing it would mislead. */
const WRONG_PLACE_KM = 100;
/** Two decimals of a degree are 1.1 km. */
const COARSE_DECIMALS = 2;

/**
 * The point of a listing and how far it is to be trusted. A point outside Nigeria, one that isn't a number, and one far
 * from the stated state are dropped.
 * @param stateOfPoint the state that the register itself found the point in; empty when it didn't look
 */
export function registerPoint(
  given: { readonly latitude: string; readonly longitude: string; readonly origin: PointOrigin },
  state: State,
  stateOfPoint = '',
): Located {
  const point = parsePoint(given.latitude, given.longitude);
  if (point === undefined) return NOWHERE;
  const [latitude, longitude] = point;
  const strayKm = kmAstray(state, latitude, longitude);
  if (strayKm > WRONG_PLACE_KM) return NOWHERE;
  const found = findState(stateOfPoint);
  const elsewhere = found === undefined ? strayKm > OTHER_STATE_KM : found !== state;
  return { latitude, longitude, locationPrecision: precisionOf(given, elsewhere) };
}

/** How much nearer a point is to another state than to its own; 0 near its own, infinite outside Nigeria. */
function kmAstray(state: State, latitude: number, longitude: number): number {
  const ownKm = kmToState(state, latitude, longitude);
  if (ownKm <= OTHER_STATE_KM) return 0;
  const nearest = nearestState(latitude, longitude);
  return nearest === undefined ? Number.POSITIVE_INFINITY : ownKm - kmToState(nearest, latitude, longitude);
}

/** Latitude and longitude of a point in or near Nigeria; undefined when they aren't both plain decimal numbers there. */
export function parsePoint(latitude: string, longitude: string): readonly [number, number] | undefined {
  const [lat, lng] = [degrees(latitude), degrees(longitude)];
  const inside = lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;
  return inside ? [lat, lng] : undefined;
}

function degrees(text: string): number {
  return /^\s*\d{1,2}(\.\d{1,20})?\s*$/.test(text) ? Number(text) : Number.NaN;
}

function precisionOf(
  given: { readonly latitude: string; readonly longitude: string; readonly origin: PointOrigin },
  elsewhere: boolean,
): Listing['locationPrecision'] {
  if (elsewhere || given.origin === 'area') return 'area';
  const coarse = Math.min(decimals(given.latitude), decimals(given.longitude)) <= COARSE_DECIMALS;
  return coarse || given.origin === 'matched' ? 'near' : 'exact';
}

function decimals(text: string): number {
  return (text.trim().split('.')[1] ?? '').replace(/0+$/, '').length;
}
