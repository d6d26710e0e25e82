import { findLga, findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { nameCase } from './name-case.ts';
import { plainText } from './plain-text.ts';
import { stateOfCode, withoutStateCode } from './state-codes.ts';

/** Returns the state for a register's spelling, such as "la Lagos State" or, in addresses, a code alone ("BO"). */
export function registerState(raw: string): State | undefined {
  const text = plainText(raw, 60);
  return findState(text) ?? findState(withoutStateCode(text, stateOfCode(text.slice(0, 2)))) ?? stateOfCode(text);
}

/**
 * Returns the LGA in the product's spelling if it is known in the state, otherwise in the register's spelling. Null if only
 * another state has an LGA of this name, because then either the state or the LGA is wrong.
 */
export function registerLga(raw: string, state: State): string | null {
  const text = withoutStateCode(plainText(raw, 80), state).replace(
    / (local government( area)?|lga|area council)$/i,
    '',
  );
  const known = findLga(state, text);
  if (known) return known.name;
  if (!/\p{L}/u.test(text) || STATES.some((other) => findLga(other, text))) return null;
  return nameCase(text);
}

/** Returns an address without LGA and state, which have their own fields: "Kabuga, Gwale, Kano" becomes "Kabuga". */
export function localAddress(raw: string, state: State, lga: string | null): string {
  const parts = plainText(raw)
    .split(',')
    .map((part) => withoutStateCode(part.trim(), state))
    .filter((part, index, all) => part !== '' && part !== all[index - 1] && !/\bunknown ward$/i.test(part));
  if (parts.length > 1 && registerState(parts.at(-1) ?? '') === state) parts.pop();
  if (parts.length > 1 && lga !== null && findLga(state, parts.at(-1) ?? '')?.name === lga) parts.pop();
  return nameCase(parts.join(', '));
}

/** Returns the distance from a point to the nearest LGA centre of a state, km. */
export function kmToState(state: State, latitude: number, longitude: number): number {
  const kmPerDegreeEast = 111.2 * Math.cos((latitude * Math.PI) / 180);
  const distances = lgasOf(state).map((lga) =>
    Math.hypot((lga.latitude - latitude) * 111.2, (lga.longitude - longitude) * kmPerDegreeEast),
  );
  return Math.min(...distances);
}

/** Returns the state with the LGA centre nearest to a point: correct for 99 % of located facilities. Undefined outside Nigeria. */
export function nearestState(latitude: number, longitude: number): State | undefined {
  const [nearest] = STATES.map((state) => ({ state, km: kmToState(state, latitude, longitude) })).sort(
    (a, b) => a.km - b.km,
  );
  return nearest && nearest.km <= FARTHEST_LGA_KM ? nearest.state : undefined;
}

/** No place in Nigeria is farther than this from an LGA centre. */
const FARTHEST_LGA_KM = 80;
