import { foldText } from '../search-text.ts';
import type { Specialty } from '../specialties.ts';
import { everyPlace, everyWard, type Place } from './places.ts';
import { americanized, termsOf } from './terms.ts';
import { CONCEPTS } from './vocabulary.ts';

/** How many suggestions there are at most, and how many of one kind before providers. */
export const MOST_SUGGESTIONS = 8;
const MOST_OF_A_KIND = 2;
/** Of fewer letters some ward is always the beginning. */
const LEAST_FOR_WARDS = 4;
/** How much has to be typed. */
export const LEAST_TYPED = 2;

/** Bigger places come first. */
const SIZE: Readonly<Record<Place['kind'], number>> = { state: 0, town: 1, lga: 2, area: 3, ward: 4 };

/** The specialties that what was typed so far is the beginning of, or of a word for them. */
export function specialtiesBeginningWith(typed: string): Specialty[] {
  const beginning = americanized(foldText(typed));
  if (beginning.length < LEAST_TYPED) return [];
  const found = new Set<Specialty>();
  for (const { called, specialties } of CONCEPTS) {
    const names = [...called, ...specialties].map((name) => termsOf(name).join(' '));
    if (names.some((name) => name.startsWith(beginning))) for (const specialty of specialties) found.add(specialty);
  }
  return [...found].slice(0, MOST_OF_A_KIND);
}

/** The places whose name begins with what was typed so far, the bigger first. */
export function placesBeginningWith(typed: string): Place[] {
  const beginning = foldText(typed);
  if (beginning.length < LEAST_TYPED) return [];
  const found: Place[] = [];
  for (const [name, places] of everyPlace()) if (name.startsWith(beginning)) found.push(...places);
  if (beginning.length >= LEAST_FOR_WARDS) {
    for (const [name, places] of everyWard()) if (name.startsWith(beginning)) found.push(...places);
  }
  const known = new Set<string>();
  return found
    .sort((a, b) => SIZE[a.kind] - SIZE[b.kind] || a.name.localeCompare(b.name) || a.state.localeCompare(b.state))
    .filter(({ name, state }) => !known.has(`${name}|${state}`) && known.add(`${name}|${state}`))
    .slice(0, MOST_OF_A_KIND);
}
