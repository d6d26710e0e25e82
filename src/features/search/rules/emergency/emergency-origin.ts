import { foldText } from '#features/lexicon/rules/search-text.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { findLga, findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import type { Segment } from '../index/segment.ts';
import { type Place, placeMisspelt, placesCalled, wardsCalled } from '../places/places.ts';
import { resolveQuery } from '../query/resolve-query.ts';

/** Where distances are measured from. */
export interface EmergencyOrigin {
  readonly lat: number;
  readonly lng: number;
  readonly state: State;
  /** The place; undefined for a position. */
  readonly name?: string;
  /** True if only the state was known, so that distances are from its capital. */
  readonly isCapital?: boolean;
}

/** What a request says about where the patient is. The first that can be placed counts, in this order. */
export interface EmergencyWhere {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** A search query, which may name a place. */
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  /** An LGA, town, part of a city or ward. */
  readonly place?: string | undefined;
}

/** A town comes before a part of another one that has its name. */
const KINDS: readonly Place['kind'][] = ['town', 'lga', 'area', 'ward'];

/** Capitals that have another name than their state. @see Constitution of Nigeria 1999, first schedule */
const CAPITALS: Partial<Readonly<Record<State, string>>> = {
  Abia: 'Umuahia',
  'Abuja FCT': 'Abuja',
  Adamawa: 'Yola',
  'Akwa Ibom': 'Uyo',
  Anambra: 'Awka',
  Bayelsa: 'Yenagoa',
  Benue: 'Makurdi',
  Borno: 'Maiduguri',
  'Cross River': 'Calabar',
  Delta: 'Asaba',
  Ebonyi: 'Abakaliki',
  Edo: 'Benin City',
  Ekiti: 'Ado-Ekiti',
  Imo: 'Owerri',
  Jigawa: 'Dutse',
  Kebbi: 'Birnin Kebbi',
  Kogi: 'Lokoja',
  Kwara: 'Ilorin',
  Lagos: 'Ikeja',
  Nasarawa: 'Lafia',
  Niger: 'Minna',
  Ogun: 'Abeokuta',
  Ondo: 'Akure',
  Osun: 'Osogbo',
  Oyo: 'Ibadan',
  Plateau: 'Jos',
  Rivers: 'Port Harcourt',
  Taraba: 'Jalingo',
  Yobe: 'Damaturu',
  Zamfara: 'Gusau',
};

/** Returns where to measure from; undefined if nothing that was sent is a known place. There is no default. */
export function emergencyOrigin(segments: readonly Segment[], where: EmergencyWhere): EmergencyOrigin | undefined {
  const { lat, lng, q, state: spelt = '', place = '' } = where;
  if (lat !== undefined && lng !== undefined) return { lat, lng, state: stateAt({ lat, lng }) };
  const state = findState(spelt);
  return placeInQuery(segments, q) ?? (place.trim() === '' ? state && capitalOf(state) : placeNamed(place, state));
}

/** Returns the capital of a state as an origin. */
export function capitalOf(state: State): EmergencyOrigin {
  const origin = placeNamed(CAPITALS[state] ?? state, state);
  if (origin === undefined) throw new Error(`The capital of ${state} has no point.`);
  return { ...origin, isCapital: true };
}

function placeInQuery(segments: readonly Segment[], q: string | undefined): EmergencyOrigin | undefined {
  const named = (resolveQuery(segments, q).parts ?? []).flatMap(({ part }) =>
    part.kind === 'place' ? part.places : [],
  );
  const [smallest] = named.filter(({ point }) => point !== undefined).sort((a, b) => a.radiusKm - b.radiusKm);
  if (smallest !== undefined) return originAt(smallest);
  const [state] = named.flatMap((place) => findState(place.state) ?? []);
  return state && capitalOf(state);
}

/** Returns the place of a typed name, in a state if that is known; undefined if there is none, or only in other states. */
function placeNamed(typed: string, state: State | undefined): EmergencyOrigin | undefined {
  const lga = state && findLga(state, typed);
  const folded = foldText(typed).replace(/ (lga|local government( area)?)$/, '');
  const called = [...placesCalled(folded), ...wardsCalled(folded)];
  const meant = called.length > 0 ? called : placeMisspelt(folded.split(' '));
  const here = meant.filter((place) => place.point !== undefined && (state === undefined || place.state === state));
  const [best] = [...here].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  if (best !== undefined) return originAt(best);
  if (lga !== undefined && state !== undefined) return { lat: lga.latitude, lng: lga.longitude, state, name: lga.name };
  // Typed into the place's field instead of the state's.
  const named = state === undefined ? findState(typed) : undefined;
  return named && capitalOf(named);
}

function originAt({ point, state: spelt, name }: Place): EmergencyOrigin | undefined {
  const state = findState(spelt);
  return point && state && { ...point, state, name };
}

/** Returns the state of the nearest LGA. */
function stateAt(at: { readonly lat: number; readonly lng: number }): State {
  let nearest: readonly [km: number, state: State] = [Number.POSITIVE_INFINITY, 'Abuja FCT'];
  for (const state of STATES) {
    for (const { latitude, longitude } of lgasOf(state)) {
      const km = kmBetween(at, { lat: latitude, lng: longitude });
      if (km < nearest[0]) nearest = [km, state];
    }
  }
  return nearest[1];
}
