import { findLga, findState } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import type { Listing } from './listing.ts';
import { kmToState, nearestState } from './register-place.ts';
import { isOutsideState } from './state-outlines.ts';

/** How the register came by a point: on the spot, by finding the name elsewhere, or as the middle of an area. */
export type PointOrigin = 'surveyed' | 'matched' | 'area';

type Located = Pick<Listing, 'latitude' | 'longitude' | 'locationPrecision'>;

const NOWHERE: Located = { latitude: null, longitude: null, locationPrecision: 'unknown' };
/** Nigeria with its coast. */
const BOUNDS = { south: 4, north: 14, west: 2.6, east: 14.8 };
/** So near to an LGA of its own state no point is far from it. */
const OWN_STATE_KM = 25;
/** A point this much nearer to another state belongs to a different place; showing it would mislead. */
const WRONG_PLACE_KM = 100;
/** Two decimals of a degree are 1.1 km. */
const COARSE_DECIMALS = 2;

/**
 * The point of a listing and how far it is to be trusted. A point outside Nigeria, one that isn't a number, and one far
 * from the stated state are dropped. One that is merely outside of it gives way to the middle of the LGA, where that is
 * known.
 * @param stateOfPoint the state that the register itself found the point in; empty when it didn't look
 */
export function registerPoint(
  given: { readonly latitude: string; readonly longitude: string; readonly origin: PointOrigin },
  { state, lga }: Pick<Listing, 'state' | 'lga'>,
  stateOfPoint = '',
): Located {
  const point = parsePoint(given.latitude, given.longitude);
  if (point === undefined) return NOWHERE;
  const [latitude, longitude] = point;
  if (kmAstray(state, latitude, longitude) > WRONG_PLACE_KM) return NOWHERE;
  if (isOutsideState(state, latitude, longitude)) return middleOf(state, lga);
  const isDoubtful = (findState(stateOfPoint) ?? state) !== state;
  return { latitude, longitude, locationPrecision: isDoubtful ? 'area' : precisionOf(given) };
}

function middleOf(state: State, lga: string | null): Located {
  const area = lga === null ? undefined : findLga(state, lga);
  if (area === undefined) return NOWHERE;
  return { latitude: area.latitude, longitude: area.longitude, locationPrecision: 'area' };
}

/** How much nearer a point is to another state than to its own; 0 near its own, infinite outside Nigeria. */
function kmAstray(state: State, latitude: number, longitude: number): number {
  const ownKm = kmToState(state, latitude, longitude);
  if (ownKm <= OWN_STATE_KM) return 0;
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

function precisionOf(given: {
  readonly latitude: string;
  readonly longitude: string;
  readonly origin: PointOrigin;
}): Listing['locationPrecision'] {
  if (given.origin === 'area') return 'area';
  const coarse = Math.min(decimals(given.latitude), decimals(given.longitude)) <= COARSE_DECIMALS;
  return coarse || given.origin === 'matched' ? 'near' : 'exact';
}

function decimals(text: string): number {
  return (text.trim().split('.')[1] ?? '').replace(/0+$/, '').length;
}
