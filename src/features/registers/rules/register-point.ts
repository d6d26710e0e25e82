import { findLga, findState } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import type { Listing } from './listing.ts';
import { type Degrees, registerDegrees } from './register-degrees.ts';
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
/** Cells that state no coordinate. */
const NO_COORDINATE = /^\W*(n\/?a|nan|nil|none|null|unknown)?\W*$/i;

/** The coordinates of a row, as written. */
interface GivenPoint {
  readonly latitude: string;
  readonly longitude: string;
  readonly origin: PointOrigin;
}

/**
 * Returns the point of a listing and its precision. A point that can't be read, is outside Nigeria or just outside the state
 * is replaced by the centre of the LGA, if that is known. A point far from the stated state is dropped.
 * @param stateOfPoint the state in which the register itself located the point; empty if it didn't
 */
export function registerPoint(
  given: GivenPoint,
  { state, lga }: Pick<Listing, 'state' | 'lga'>,
  stateOfPoint = '',
): Located {
  if (isEmpty(given)) return NOWHERE;
  const read = readPoint(given);
  const point = read && pointOf(read);
  if (read === undefined || point === undefined) return middleOf(state, lga);
  const [latitude, longitude] = point;
  const km = kmAstray(state, latitude, longitude);
  if (km > WRONG_PLACE_KM) return Number.isFinite(km) ? NOWHERE : middleOf(state, lga);
  if (isOutsideState(state, latitude, longitude)) return middleOf(state, lga);
  const isDoubtful = (findState(stateOfPoint) ?? state) !== state;
  return { latitude, longitude, locationPrecision: isDoubtful ? 'area' : precisionOf(given.origin, read) };
}

/** True if a row has coordinates that its listing doesn't use: unreadable, or outside the stated state. */
export function isUnusedPoint(given: Pick<GivenPoint, 'latitude' | 'longitude'>, { latitude }: Located): boolean {
  // Most rows: a plain number, which need not be read twice.
  if (latitude !== null && Number(given.latitude) === latitude) return false;
  return !isEmpty(given) && (latitude === null || readPoint(given)?.latitude.degrees !== latitude);
}

function isEmpty({ latitude, longitude }: Pick<GivenPoint, 'latitude' | 'longitude'>): boolean {
  return NO_COORDINATE.test(latitude) && NO_COORDINATE.test(longitude);
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

/** Returns latitude and longitude as numbers; undefined if one can't be read, or they are outside Nigeria's bounds. */
export function parsePoint(latitude: string, longitude: string): readonly [number, number] | undefined {
  const read = readPoint({ latitude, longitude });
  return read && pointOf(read);
}

interface ReadPoint {
  readonly latitude: Degrees;
  readonly longitude: Degrees;
}

function readPoint(given: Pick<GivenPoint, 'latitude' | 'longitude'>): ReadPoint | undefined {
  const latitude = registerDegrees(given.latitude, 'latitude');
  const longitude = registerDegrees(given.longitude, 'longitude');
  return latitude && longitude && { latitude, longitude };
}

function pointOf({ latitude, longitude }: ReadPoint): readonly [number, number] | undefined {
  const [lat, lng] = [latitude.degrees, longitude.degrees];
  const inside = lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;
  return inside ? [lat, lng] : undefined;
}

function precisionOf(origin: PointOrigin, { latitude, longitude }: ReadPoint): Listing['locationPrecision'] {
  if (origin === 'area') return 'area';
  const coarse = Math.min(latitude.decimals, longitude.decimals) <= COARSE_DECIMALS;
  return coarse || origin === 'matched' ? 'near' : 'exact';
}
