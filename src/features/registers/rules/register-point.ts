import { findLga, findState } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import type { Listing } from './listing.ts';
import { kmToState, nearestState } from './register-place.ts';
import { isOutsideState } from './state-outlines.ts';

/** The origin of a point: surveyed on site, matched by name with another source, or the centre of an area. */
export type PointOrigin = 'surveyed' | 'matched' | 'area';

type Located = Pick<Listing, 'latitude' | 'longitude' | 'locationPrecision'>;

const NOWHERE: Located = { latitude: null, longitude: null, locationPrecision: 'unknown' };
/** The bounding box of Nigeria with its coast, degrees. */
const BOUNDS = { south: 4, north: 14, west: 2.6, east: 14.8 };
/** A point this near to an LGA centre of its state counts as inside the state. */
const OWN_STATE_KM = 25;
/** A point this much nearer to another state belongs to another place and must not be shown. */
const WRONG_PLACE_KM = 100;
/** Points with at most this many decimals are accurate to about 1.1 km only. */
const COARSE_DECIMALS = 2;

/**
 * Returns the point of a listing and its precision. Dropped are points outside Nigeria, those that aren't numbers, and
 * those far from the stated state. A point just outside the state is replaced by the centre of the LGA, if that is known.
 * @param stateOfPoint the state in which the register itself located the point; empty if it didn't
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

/** Returns how much nearer a point is to another state than to its own, km; 0 if near its own, infinite outside Nigeria. */
function kmAstray(state: State, latitude: number, longitude: number): number {
  const ownKm = kmToState(state, latitude, longitude);
  if (ownKm <= OWN_STATE_KM) return 0;
  const nearest = nearestState(latitude, longitude);
  return nearest === undefined ? Number.POSITIVE_INFINITY : ownKm - kmToState(nearest, latitude, longitude);
}

/** Returns latitude and longitude as numbers; undefined if one isn't a plain decimal number, or outside Nigeria's bounds. */
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
