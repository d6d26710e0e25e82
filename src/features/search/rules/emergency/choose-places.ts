import { foldText } from '#features/lexicon/rules/search-text.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import type { EmergencyPlace } from './emergency-contract.ts';

/** How many places for every emergency are named. */
export const MAX_PLACES = 3;
/** Farther ones are named only where too few nearer ones are known, and apart from them. */
export const NEAR_KM = 30;
/** Farther ones are never named: a patient in danger can't be sent to another part of the country. */
export const MAX_KM = 200;
/** Two listings of one name this close to each other are one facility, which the register has twice. */
const SAME_FACILITY_KM = 2;

type Located = Pick<EmergencyPlace, 'name'> & { readonly latitude: number; readonly longitude: number };
type Candidate = EmergencyPlace & { readonly latitude: number; readonly longitude: number };

const PRECISION = ['exact', 'near', 'area'];

/**
 * Returns the places to name from candidates in the order of their distance: the nearest three, each facility once. Those
 * that are known to be closed now come last.
 */
export function choosePlaces<P extends Candidate>(candidates: readonly P[]): P[] {
  const facilities: P[] = [];
  for (const candidate of candidates) {
    const at = facilities.findIndex((other) => isSameFacility(other, candidate));
    const known = facilities[at];
    if (known === undefined) facilities.push(candidate);
    // The better known point leads there.
    else if (rankOf(candidate) < rankOf(known)) facilities[at] = candidate;
  }
  const turnOf = ({ open }: P) => (open === 'closed' ? 1 : 0);
  return facilities.sort((a, b) => turnOf(a) - turnOf(b) || a.km - b.km).slice(0, MAX_PLACES);
}

/** True if two listings are the same facility: "Abuja National Hospital" and "National Hospital Abuja" next to each other. */
export function isSameFacility(a: Located, b: Located): boolean {
  const apart = kmBetween({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
  return apart <= SAME_FACILITY_KM && wordsOf(a.name) === wordsOf(b.name);
}

function rankOf({ precision }: EmergencyPlace): number {
  return PRECISION.indexOf(precision);
}

function wordsOf(name: string): string {
  const words = foldText(name).split(' ');
  return [...new Set(words)]
    .filter((word) => word !== 'of' && word !== 'the')
    .sort()
    .join(' ');
}
