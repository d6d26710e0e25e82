import { findLga, findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { nameCase } from './name-case.ts';
import { plainText } from './plain-text.ts';
import { stateOfCode, withoutStateCode } from './state-codes.ts';

/** The state that a register's spelling means, also "la Lagos State" and, in addresses, a code alone ("BO"). */
export function registerState(raw: string): State | undefined {
  const text = plainText(raw, 60);
  return findState(text) ?? findState(withoutStateCode(text, stateOfCode(text.slice(0, 2)))) ?? stateOfCode(text);
}

/**
 * The LGA as the product spells it where the state has it. Otherwise as the register does, but null when the name is that
 * of an LGA of another state: then state and LGA can't both be right.
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

/** The part of an address below LGA and state, which are fields of their own: "Kabuga, Gwale, Kano" is "Kabuga". */
export function localAddress(raw: string, state: State, lga: string | null): string {
  const parts = plainText(raw)
    .split(',')
    .map((part) => withoutStateCode(part.trim(), state))
    .filter((part, index, all) => part !== '' && part !== all[index - 1] && !/\bunknown ward$/i.test(part));
  if (parts.length > 1 && registerState(parts.at(-1) ?? '') === state) parts.pop();
  if (parts.length > 1 && lga !== null && findLga(state, parts.at(-1) ?? '')?.name === lga) parts.pop();
  return nameCase(parts.join(', '));
}

/** Kilometres from a point to the nearest LGA's point of a state. */
export function kmToState(state: State, latitude: number, longitude: number): number {
  const kmPerDegreeEast = 111.2 * Math.cos((latitude * Math.PI) / 180);
  const distances = lgasOf(state).map((lga) =>
    Math.hypot((lga.latitude - latitude) * 111.2, (lga.longitude - longitude) * kmPerDegreeEast),
  );
  return Math.min(...distances);
}

/** The state whose LGA is nearest to a point: right for 99 of 100 facilities on the map. Undefined outside Nigeria. */
export function nearestState(latitude: number, longitude: number): State | undefined {
  const [nearest] = STATES.map((state) => ({ state, km: kmToState(state, latitude, longitude) })).sort(
    (a, b) => a.km - b.km,
  );
  return nearest && nearest.km <= FARTHEST_LGA_KM ? nearest.state : undefined;
}

/** No place in Nigeria is farther from the point of an LGA. */
const FARTHEST_LGA_KM = 80;
